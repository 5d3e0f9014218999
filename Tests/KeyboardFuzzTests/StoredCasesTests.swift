import Foundation
import KeyboardFuzz
import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PropertyTesting
import Testing

// The cases under Seeds, each by itself.
extension CommandTests {
  @Test func `there are stored cases`() {
    #expect(!StoredCase.all.isEmpty)
  }

  @Test(arguments: StoredCase.all)
  func `a stored case is as expected on each subject that it names`(stored: StoredCase) throws {
    let seed = try stored.seed
    for subject in ShippedSubjects.all where seed.expect[subject.name] != nil {
      let outcome = Replay(seed, at: stored.path, on: subject).outcome
      #expect(outcome == .asExpected, "\(subject.name)")
    }
    #expect(!seed.expect.isEmpty)
    #expect(seed.expect.keys.allSatisfy { name in ShippedSubjects.all.contains { $0.name == name } })
  }

  @Test(arguments: StoredCase.all)
  func `a stored case has the form in which it would be saved`(stored: StoredCase) throws {
    let contents = try String(contentsOf: stored.url, encoding: .utf8)
    let text = try stored.seed.text
    #expect(text == contents)
  }

  @Test(arguments: StoredCase.all)
  func `the choices of a stored case draw it again`(stored: StoredCase) throws {
    let content = try stored.seed.content
    #expect(Scenario(reading: content.scenario.choices) == content.scenario)
    #expect(Case(reading: content.recording.choices) == content)
  }
}

/// A file under Seeds.
struct StoredCase: CustomTestStringConvertible {
  /// Below Seeds.
  let path: String

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Seeds")

  static let all: [StoredCase] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { StoredCase(path: $0) }
  }()

  var url: URL { Self.folder.appendingPathComponent(path) }

  var seed: SeedFile {
    get throws { try SeedFile(reading: Data(contentsOf: url)) }
  }

  var testDescription: String { path }
}
