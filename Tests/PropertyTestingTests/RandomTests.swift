import PropertyTesting
import Testing

@Suite struct RandomTests {
  @Test func `the same seed gives the same sequence`() {
    var first = Random(seed: 0x51f3)
    var second = Random(seed: 0x51f3)
    #expect((0..<100).map { _ in first.next() } == (0..<100).map { _ in second.next() })
  }

  @Test func `the first number of seed zero is the published one`() {
    // The reference sequence of SplitMix64 from seed 0 begins with this number.
    var random = Random(seed: 0)
    #expect(random.next() == 0xE220_A839_7B1D_CDAF)
  }

  @Test func `cases of one campaign differ`() {
    let seeds = (0..<64).flatMap { block in
      (0..<64).map { Random.seed(campaign: 7, block: block, index: $0) }
    }
    #expect(Set(seeds).count == seeds.count)
  }

  @Test func `cases of neighbouring campaigns differ`() {
    let seeds = (0..<64).flatMap { campaign in
      (0..<64).map { Random.seed(campaign: campaign, block: 0, index: $0) }
    }
    #expect(Set(seeds).count == seeds.count)
  }

  @Test(arguments: [0...1, -3...3, 5...5, -1000...(-998), Int.min...Int.min + 1])
  func `a number of a range reaches both ends and nothing beyond`(range: ClosedRange<Int>) {
    var random = Random(seed: 1)
    let numbers = (0..<200).map { _ in random.integer(in: range) }
    #expect(numbers.min() == range.lowerBound)
    #expect(numbers.max() == range.upperBound)
  }

  @Test(arguments: [1, 2, 3, 10, Int.max])
  func `a number below a bound is never negative and never the bound`(bound: Int) {
    var random = Random(seed: 2)
    #expect((0..<1000).allSatisfy { _ in (0..<bound).contains(random.integer(below: bound)) })
  }

  @Test func `every number below ten is about as frequent as the others`() {
    var random = Random(seed: 3)
    var counts = [Int](repeating: 0, count: 10)
    for _ in 0..<10_000 { counts[random.integer(below: 10)] += 1 }
    #expect(counts.allSatisfy { (900...1100).contains($0) })
  }

  @Test func `one in four is true about once in four times`() {
    var random = Random(seed: 4)
    let count = (0..<10_000).count { _ in random.oneIn(4) }
    #expect((2400...2600).contains(count))
  }

  @Test func `one in one is always true`() {
    var random = Random(seed: 5)
    #expect((0..<100).allSatisfy { _ in random.oneIn(1) })
  }

  @Test func `an element is taken from a slice by its own indices`() {
    var random = Random(seed: 6)
    let slice = ["a", "b", "c", "d"].dropFirst(2)
    #expect(Set((0..<100).map { _ in random.element(of: slice) }) == ["c", "d"])
  }

  @Test func `an index is as frequent as its weight`() {
    var random = Random(seed: 7)
    var counts = [0, 0, 0]
    for _ in 0..<10_000 { counts[random.index(weights: [1, 0, 3])] += 1 }
    #expect((2400...2600).contains(counts[0]))
    #expect(counts[1] == 0)
  }
}
