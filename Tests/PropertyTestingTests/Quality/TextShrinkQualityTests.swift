import PropertyTesting
import Testing

/// Texts shrink to the plainest character that fails.
@Suite struct TextShrinkQualityTests {
  static let seeds: Range<UInt64> = 0..<10

  @Test(arguments: seeds) func `a character`(seed: UInt64) {
    func isCapital(_ character: Character) -> Bool { ("A"..."Z").contains(character) }
    #expect(smallest(from: seed, of: { $0.character() }, where: { $0 != "a" }) == "b")
    #expect(smallest(from: seed, of: { $0.character(in: .ascii) }, where: isCapital) == "A")
    #expect(smallest(from: seed, of: { $0.character(in: "fyz") }, where: { $0 != "f" }) == "y")
    #expect(smallest(from: seed, of: { $0.character(in: .digits) }, where: { $0 >= "4" }) == "4")
  }

  @Test(arguments: seeds) func `a character beyond ASCII`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.character() }, where: { $0.utf8.count > 1 })
    #expect(shrunk == "\u{80}")
  }

  @Test(arguments: seeds) func `a text with a certain character`(seed: UInt64) {
    func hasCapital(_ text: String) -> Bool { text.contains { ("A"..."Z").contains($0) } }
    #expect(smallest(from: seed, of: { $0.string() }, where: hasCapital) == "A")
  }

  @Test(arguments: seeds) func `a text with two different characters`(seed: UInt64) {
    let shrunk = smallest(
      from: seed, of: { $0.string() }, where: { Set($0.unicodeScalars).count >= 2 })
    #expect(shrunk == "ab")
  }

  @Test(arguments: seeds) func `a text that is no palindrome`(seed: UInt64) {
    let shrunk = smallest(
      from: seed, of: { $0.string(in: .letters) }, where: { String($0.reversed()) != $0 })
    #expect(shrunk == "ab")
  }

  @Test(arguments: seeds) func `a text in a structure that is decoded`(seed: UInt64) {
    func tracks(_ draw: inout Draw) -> [Album.Track] {
      (try? draw.value(of: [Album.Track].self)) ?? []
    }
    let shrunk = smallest(
      from: seed, of: tracks,
      where: { $0.contains { $0.title.unicodeScalars.contains { $0.value > 127 } } })
    #expect(shrunk == [Album.Track(title: "\u{80}", seconds: nil)])
  }
}
