import Foundation
import Testing

/// Every fact of uikit-semantics.md has a test, or a reason why it has none.
@Suite struct CompletenessTests {
  private static let sections: [(letter: String, count: Int)] = [
    ("G", 9), ("B", 4), ("C", 9), ("T", 5), ("H", 4), ("R", 12), ("K", 7), ("S", 5), ("A", 6), ("Z", 2),
    ("L", 6), ("N", 5), ("Y", 4), ("U", 4), ("V", 4),
  ]

  /// What is true of UIKit and not tested here, and why.
  private static let untested: [String: String] = [
    "L5": "the sources leave the order open, and say to leave it out"
  ]

  private static var facts: [String] {
    sections.flatMap { section in (1...section.count).map { "\(section.letter)\($0)" } }
  }

  /// The sources of all other tests, which are in this file's folder.
  private func sources() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }
      .filter {
        $0.lastPathComponent.hasSuffix("Tests.swift") && $0.lastPathComponent != "CompletenessTests.swift"
      }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The ids of the items of all tests.
  private func testedFacts() throws -> Set<String> {
    Set(try sources().flatMap { $0.matches(of: /\.item\("(\w+)"/).map { String($0.1) } })
  }

  @Test func `every fact has a test, or is listed with a reason`() throws {
    let tested = try testedFacts()
    let missing = Self.facts.filter { !tested.contains($0) && Self.untested[$0] == nil }
    #expect(missing == [])
  }

  @Test func `no test names a fact that there is not, and no list one that is tested`() throws {
    let tested = try testedFacts()
    #expect(tested.subtracting(Self.facts) == [])
    #expect(tested.intersection(Self.untested.keys) == [])
    #expect(Set(Self.untested.keys).subtracting(Self.facts) == [])
  }

  @Test func `every test says which fact it states`() throws {
    for source in try sources() {
      #expect(source.matches(of: /@Test\b/).count == source.matches(of: /@Test\(\s*\.item\("/).count)
    }
  }

  #if !canImport(UIKit)
    @Test func `without a screen every condition holds, so no test is passed over`() {
      #expect(Device.canSetSafeArea)
      #expect(Device.canPlaceScenes)
      #expect(Device.canTap)
      #expect(Device.canDrag)
      #expect(Device.canTurn)
      #expect(Device.canChooseIdiom)
      #expect(Device.canPlaceKeyboard)
      #expect(Device.canActOnKeyboard)
      #expect(Device.survivesMistakes)
    }
  #endif
}
