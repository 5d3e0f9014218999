import PropertyTesting
import Testing

/// Each generator of the library reads the value that it drew.
@Suite struct GeneratorRoundTripTests {
  @Test(arguments: [Bias.none, .awkward]) func `real numbers`(bias: Bias) {
    expectRoundTrips(by: bias) { $0.real(like: $1?.double).bits }
    expectRoundTrips(by: bias) { $0.real(hasNegativeZero: true, unit: 10, like: $1?.double).bits }
    expectRoundTrips(by: bias) { $0.real(in: -1...3, towards: 2, like: $1?.double).bits }
  }

  @Test(arguments: [Bias.none, .awkward]) func `whole numbers of all types`(bias: Bias) {
    expectRoundTrips(by: bias) { $0.integer(as: Int8.self, like: $1) }
    expectRoundTrips(by: bias) { $0.integer(as: UInt16.self, in: 3...9, towards: 5, like: $1) }
    expectRoundTrips(by: bias) { $0.integer(as: Int.self, like: $1) }
    expectRoundTrips(by: bias) { $0.integer(as: UInt.self, like: $1) }
    expectRoundTrips(by: bias) { $0.integer(as: UInt64.self, in: 7 ... .max, like: $1) }
    expectRoundTrips(by: bias) { $0.integer(as: UInt64.self, towards: 1 << 63, like: $1) }
    expectRoundTrips(by: bias) { $0.integer(as: Int128.self, like: $1) }
    expectRoundTrips(by: bias) { $0.integer(as: Int128.self, in: .min ... -3, like: $1) }
    expectRoundTrips(by: bias) { $0.integer(as: UInt128.self, like: $1) }
  }

  @Test(arguments: [
    0, 1, UInt64(Int.max) - 1, UInt64(Int.max), UInt64(Int.max) + 1, .max - 2, .max - 1, .max,
  ])
  func `numbers around the greatest Int`(number: UInt64) {
    let recording = Draw.transcribing { $0.integer(as: UInt64.self, like: number) }
    var replay = Draw(replaying: recording.choices)
    #expect(replay.integer(as: UInt64.self) == number)
  }

  @Test(
    arguments: [.min, .min + 1, -(1 << 64), -1, 0, 1 << 63, 1 << 64, 1 << 126, .max - 1, .max] as [Int128])
  func `numbers beyond all Ints`(number: Int128) {
    let recording = Draw.transcribing { $0.integer(as: Int128.self, like: number) }
    var replay = Draw(replaying: recording.choices)
    #expect(replay.integer(as: Int128.self) == number)
  }

  @Test(arguments: [Alphabet.unicode, .ascii, .letters, .printable, "äöü"]) func `texts`(alphabet: Alphabet) {
    expectRoundTrips { $0.character(in: alphabet, like: $1) }
    expectRoundTrips { Scalars($0.string(in: alphabet, like: $1?.text)) }
    expectRoundTrips(by: .awkward) { Scalars($0.string(in: alphabet, count: 2...5, like: $1?.text)) }
  }

  @Test func `parts that may be missing`() {
    expectRoundTrips { draw, example in
      draw.optional("name", like: example, \.self) { $1.string(like: $0) }
    }
  }

  @Test func `no whole is no example of a missing part`() {
    var draw = Draw(seed: 5)
    let names = (0..<100).map { _ in
      draw.optional("name", like: Label?.none, \.name) { $1.string(like: $0) }
    }
    #expect(names.contains { $0 != nil })
  }

  @Test func `cases and elements`() {
    expectRoundTrips { $0.value(of: Suit.self, like: $1) }
    expectRoundTrips { $0.element(of: ["a", "b", "c"], like: $1) }
  }

  @Test func `arrays with a count`() {
    expectRoundTrips { draw, example in
      draw.array(count: 2...5, like: example) { $1.integer(like: $0) }
    }
  }

  @Test func `sets and dictionaries, up to the order of drawing`() throws {
    try expectRoundTrips(hasOneWay: false) { draw, example in
      try draw.set(like: example) { $1.integer(like: $0) }
    }
    try expectRoundTrips(hasOneWay: false) { draw, example in
      try draw.dictionary(like: example, key: { $1.string(like: $0) }, value: { $1.flag(like: $0) })
    }
  }

  @Test func `recursive structures`() {
    expectRoundTrips { $0.chain(like: $1) }
  }
}

/// A real number that equals itself, also if it is none.
struct Bits: Equatable {
  var double: Double
  static func == (one: Bits, other: Bits) -> Bool { one.double.bitPattern == other.double.bitPattern }
}

extension Double {
  var bits: Bits { Bits(double: self) }
}

/// A text that equals another only in the same spelling.
struct Scalars: Equatable {
  var text: String
  init(_ text: String) { self.text = text }
  static func == (one: Scalars, other: Scalars) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }
}

enum Suit: String, CaseIterable, Codable { case clubs, hearts, spades }

indirect enum Chain: Equatable {
  case end(Int)
  case link(Chain, Chain)

  var isEnd: Bool { if case .end = self { true } else { false } }
}

extension Draw {
  mutating func chain(depth: Int = 4, like example: Chain? = nil) -> Chain {
    recursive(
      "chain", depth: depth, like: example, isLeaf: \.isEnd,
      leaf: { example, draw in
        guard case .end(let number)? = example else { return .end(draw.integer()) }
        return .end(draw.integer(like: number))
      },
      node: { example, draw, inner in
        guard case .link(let one, let other)? = example else {
          return .link(inner(nil, &draw), inner(nil, &draw))
        }
        return .link(inner(one, &draw), inner(other, &draw))
      })
  }
}
