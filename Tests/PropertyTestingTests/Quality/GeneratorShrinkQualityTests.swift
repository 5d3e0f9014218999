import PropertyTesting
import Testing

/// Each generator of the library has one normal form, and it is reached from every seed.
@Suite struct GeneratorShrinkQualityTests {
  static let seeds: Range<UInt64> = 0..<10

  @Test(arguments: seeds) func `a flag`(seed: UInt64) {
    #expect(smallest(from: seed, of: { $0.flag() }, where: { $0 }) == true)
  }

  @Test(arguments: seeds) func `a whole number`(seed: UInt64) {
    #expect(smallest(from: seed, of: { $0.integer() }, where: { $0 >= 1000 }) == 1000)
    #expect(smallest(from: seed, of: { $0.index(below: 99) }, where: { $0 > 30 }) == 31)
    #expect(smallest(from: seed, of: { $0.integer(in: 5...90) }, where: { $0 != 5 }) == 6)
  }

  @Test(arguments: seeds) func `a whole number of a small type`(seed: UInt64) {
    #expect(smallest(from: seed, of: { $0.integer(as: Int16.self) }, where: { $0 >= 300 }) == 300)
    #expect(smallest(from: seed, of: { $0.integer(as: UInt8.self) }, where: { $0 >= 128 }) == 128)
  }

  @Test(arguments: seeds) func `a whole number of a wide type`(seed: UInt64) {
    let far = UInt64(Int.max) + 77
    #expect(smallest(from: seed, of: { $0.integer(as: UInt64.self) }, where: { $0 >= 1000 }) == 1000)
    #expect(smallest(from: seed, of: { $0.integer(as: UInt64.self) }, where: { $0 >= far }) == far)
    #expect(smallest(from: seed, of: { $0.integer(as: UInt.self) }, where: { $0 > 0 }) == 1)
    #expect(smallest(from: seed, of: { $0.integer(as: Int128.self) }, where: { $0 < -5 }) == -6)
    #expect(smallest(from: seed, of: { $0.integer(as: UInt128.self) }, where: { $0 > 9 }) == 10)
  }

  @Test(arguments: seeds) func `a real number`(seed: UInt64) {
    #expect(smallest(from: seed, of: { $0.real() }, where: { $0 >= 3 }) == 3)
    #expect(smallest(from: seed, of: { $0.real() }, where: { $0 < -0.5 }) == -1)
    #expect(smallest(from: seed, of: { $0.real(unit: 10) }, where: { $0 > 412 }) == 420)
    #expect(smallest(from: seed, of: { $0.real() }, where: { $0.isNaN })?.isNaN == true)
    #expect(smallest(from: seed, of: { $0.real(in: 2...9, towards: 4) }, where: { $0 != 4 }) == 5)
  }

  @Test(arguments: seeds) func `a missing part`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.optional { $0.integer() } }, where: { $0 != nil })
    #expect(shrunk == .some(0))
  }

  @Test(arguments: seeds) func `an alternative`(seed: UInt64) {
    #expect(smallest(from: seed, of: { $0.alternative(of: 5) }, where: { $0 >= 2 }) == 2)
    #expect(smallest(from: seed, of: { $0.alternative(weights: [1, 2, 9]) }, where: { $0 > 1 }) == 2)
    #expect(smallest(from: seed, of: Self.either, where: { $0 < 0 }) == -10)
  }

  @Test(arguments: seeds) func `an element`(seed: UInt64) {
    let letters = ["a", "b", "c"]
    #expect(smallest(from: seed, of: { $0.element(of: letters) }, where: { $0 != "a" }) == "b")
    #expect(smallest(from: seed, of: { $0.value(of: Suit.self) }, where: { $0 != .clubs }) == .hearts)
  }

  @Test(arguments: seeds) func `an array`(seed: UInt64) {
    func arrays(_ draw: inout Draw) -> [Int] { draw.array { $0.integer() } }
    #expect(smallest(from: seed, of: arrays, where: { $0.count >= 3 }) == [0, 0, 0])
    #expect(smallest(from: seed, of: arrays, where: { $0.contains { $0 > 99 } }) == [100])
    let counted = smallest(
      from: seed, of: { $0.array(count: 2...9) { $0.flag() } }, where: { $0.contains(true) })
    #expect(counted == [false, true])
  }

  @Test(arguments: seeds) func `a set`(seed: UInt64) {
    func numbers(_ draw: inout Draw) -> Set<Int>? { try? draw.set { $1.integer(in: 0...50, like: $0) } }
    #expect(smallest(from: seed, of: numbers, where: { ($0?.count ?? 0) >= 3 }) == [0, 1, 2])
    #expect(smallest(from: seed, of: numbers, where: { $0?.contains { $0 > 20 } ?? false }) == [21])
  }

  @Test(arguments: seeds) func `a dictionary`(seed: UInt64) {
    func flags(_ draw: inout Draw) -> [Int: Bool]? {
      try? draw.dictionary(key: { $1.integer(in: 0...50, like: $0) }, value: { $1.flag(like: $0) })
    }
    let shrunk = smallest(from: seed, of: flags, where: { $0?.values.contains(true) ?? false })
    #expect(shrunk == [0: true])
  }

  @Test(arguments: seeds) func `a recursive structure`(seed: UInt64) {
    let shrunk = smallest(
      from: seed, of: { $0.chain() },
      where: { chain in if case .link(.link, _) = chain { true } else { false } })
    #expect(shrunk == .link(.link(.end(0), .end(0)), .end(0)))
  }

  @Test(arguments: seeds) func `a place in an array that has an element at least`(seed: UInt64) {
    func pick(_ draw: inout Draw) -> Pick {
      let list = draw.array(count: 1...9) { $0.integer(in: 0...1000) }
      return Pick(list: list, place: draw.index(below: list.count))
    }
    let shrunk = smallest(from: seed, of: pick, where: { $0.list[$0.place] >= 100 })
    #expect(shrunk == Pick(list: [100], place: 0))
  }

  @Test(arguments: seeds) func `a filtered value`(seed: UInt64) {
    func even(_ draw: inout Draw) -> Int? {
      try? draw.filtered({ $0.integer(in: 0...99) }, where: { $0.isMultiple(of: 2) })
    }
    #expect(smallest(from: seed, of: even, where: { ($0 ?? 0) >= 31 }) == 32)
  }

  @Test(arguments: seeds) func `a text is as short as it can be`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.string() }, where: { $0.unicodeScalars.count >= 2 })
    #expect(shrunk == "aa")
  }

  @Test(arguments: seeds) func `a structure that is decoded`(seed: UInt64) {
    func tracks(_ draw: inout Draw) -> [Album.Track] { (try? draw.value(of: [Album.Track].self)) ?? [] }
    let timed = smallest(
      from: seed, of: tracks, where: { $0.contains { $0.seconds.map { $0 > 9 } ?? false } })
    #expect(timed == [Album.Track(title: "", seconds: 10)])
  }

  private static func either(_ draw: inout Draw) -> Int {
    draw.oneOf("side", { $0.integer(in: 0...99) }, { -$0.integer(in: 10...99) })
  }
}
