import PropertyTesting
import Testing

/// What a failing case drawn at random from `seed` is made into.
func smallest<Value>(
  from seed: UInt64, of generator: @escaping (inout Draw) -> Value, where fails: @escaping (Value) -> Bool
) -> Value? {
  for index in 0..<10_000 {
    var draw = Draw(seed: Random.seed(campaign: seed, block: 0, index: index), isRecording: true)
    guard fails(generator(&draw)) else { continue }
    var shrinker = Shrinker(draw.recording, drawing: generator, fails: fails)
    shrinker.run()
    var replay = Draw(replaying: shrinker.best.choices)
    return generator(&replay)
  }
  return nil
}

/// Each property has one normal form, and it is reached from every seed.
@Suite struct ShrinkQualityTests {
  static let seeds: Range<UInt64> = 0..<20

  @Test(arguments: seeds) func `a list that is too long`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.numbers() }, where: { $0.count >= 5 })
    #expect(shrunk == [0, 0, 0, 0, 0])
  }

  @Test(arguments: seeds) func `a large number in a list whose length is drawn first`(seed: UInt64) {
    func numbers(_ draw: inout Draw) -> [Int] {
      let count = draw.integer(in: 1...100) { $0.integer(in: 1...100) }
      return (0..<count).map { _ in draw.number() }
    }
    let shrunk = smallest(from: seed, of: numbers) { $0.contains { $0 >= 900 } }
    #expect(shrunk == [900])
  }

  @Test(arguments: seeds) func `a list that differs from its reverse`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.numbers() }, where: { $0.reversed() != $0 })
    #expect(shrunk == [0, 1])
  }

  @Test(arguments: seeds) func `three distinct numbers`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.numbers() }, where: { Set($0).count >= 3 })
    #expect(shrunk == [0, 1, 2])
  }

  @Test(arguments: seeds) func `a number that occurs twice`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.numbers() }, where: { Set($0).count < $0.count })
    #expect(shrunk == [0, 0])
  }

  @Test(arguments: seeds) func `many elements in lists of lists`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.lists() }, where: { $0.map(\.count).reduce(0, +) > 10 })
    #expect(shrunk == [[Int](repeating: 0, count: 11)])
  }

  @Test(arguments: seeds) func `distinct numbers over all lists`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.lists() }, where: { Set($0.joined()).count >= 5 })
    #expect(shrunk == [[0, 1, 2, 3, 4]])
  }

  @Test(arguments: seeds) func `a place that holds a large number`(seed: UInt64) {
    let shrunk = smallest(
      from: seed, of: { $0.pick() },
      where: { $0.place < $0.list.count && $0.list[$0.place] >= 100 })
    #expect(shrunk == Pick(list: [100], place: 0))
  }

  @Test(arguments: seeds) func `a place whose number occurs elsewhere`(seed: UInt64) {
    let shrunk = smallest(
      from: seed, of: { $0.pick() },
      where: { pick in pick.place < pick.list.count && pick.list.count { $0 == pick.list[pick.place] } > 1 })
    #expect(shrunk == Pick(list: [0, 0], place: 0))
  }

  @Test(arguments: seeds) func `elements that refer to each other`(seed: UInt64) {
    let shrunk = smallest(
      from: seed, of: { $0.numbers(upTo: 10) },
      where: { list in
        list.allSatisfy { $0 < list.count }
          && list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 }
      })
    #expect(shrunk == [1, 0])
  }

  @Test(arguments: seeds) func `two equal numbers`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: pair) { $0[0] >= 10 && $0[0] == $0[1] }
    #expect(shrunk == [10, 10])
  }

  @Test(arguments: seeds) func `two numbers near each other`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: pair) { $0[0] >= 10 && (1...4).contains(abs($0[0] - $0[1])) }
    #expect(shrunk == [10, 6])
  }

  private func pair(_ draw: inout Draw) -> [Int] {
    (0..<2).map { _ in
      draw.integer(in: 1...Int(Int32.max)) { $0.integer(in: 1...(1 << $0.integer(in: 1...20))) }
    }
  }
}
