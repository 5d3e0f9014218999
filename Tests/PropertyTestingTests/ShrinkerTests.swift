import PropertyTesting
import Testing

@Suite struct ShrinkerTests {
  @Test func `what was refused is never evaluated again`() {
    var shrinker = shrinker(of: [.integer(7)]) { $0 == 7 }
    #expect(shrinker.consider([.integer(6)]) == false)
    #expect(shrinker.consider([.integer(6)]) == false)
    #expect(shrinker.evaluations == 1)
  }

  @Test func `choices that draw the same value are evaluated once`() {
    var shrinker = shrinker(of: [.integer(7)]) { $0 == 7 }
    for choices: [Choice] in [[], [.integer(0)], [.flag(true)], [.integer(-5)], [.integer(0), .integer(1)]] {
      #expect(shrinker.consider(choices) == false)
    }
    #expect(shrinker.evaluations == 1)
  }

  @Test func `what is not plainer is not evaluated`() {
    var shrinker = shrinker(of: [.integer(7)]) { _ in true }
    #expect(shrinker.consider([.integer(8)]) == false)
    #expect(shrinker.consider([.integer(7)]) == false)
    #expect(shrinker.evaluations == 0)
  }

  @Test func `a whole run evaluates no value twice`() {
    var values: [[[Int]]] = []
    let start = Draw.transcribing { $0.lists(like: [[4, 9], [], [7, 4, 30]]) }
    var shrinker = Shrinker(
      start, drawing: { $0.lists() },
      fails: { lists in
        values.append(lists)
        return Set(lists.joined()).count >= 3
      })
    shrinker.run()
    #expect(values.count == Set(values).count)
    #expect(values.count == shrinker.evaluations)
  }

  @Test(arguments: [0, 1, 2])
  func `the limit is kept`(limit: Int) {
    var shrinker = shrinker(of: [.integer(999)], limit: limit) { $0 >= 1 }
    shrinker.run()
    #expect(shrinker.evaluations == limit)
    #expect(shrinker.isExhausted)
  }

  @Test func `the best so far is kept when the limit is reached`() {
    var shrinker = shrinker(of: [.integer(999)], limit: 2) { $0 >= 1 }
    shrinker.run()
    // 0 is refused, 998 is taken.
    #expect(shrinker.best.choices == [.integer(998)])
  }

  @Test func `the best is plainer and still fails`() {
    var shrinker = shrinker(of: [.integer(999)]) { $0 >= 100 }
    #expect(shrinker.consider([.integer(500)]) == true)
    #expect(shrinker.consider([.integer(50)]) == false)
    #expect(shrinker.best.choices == [.integer(500)])
  }

  @Test func `what is kept is what the generator used`() {
    var shrinker = shrinker(of: [.integer(7)]) { _ in true }
    #expect(shrinker.consider([.integer(-5), .flag(true)]) == true)
    #expect(shrinker.best.choices == [.integer(0)])
  }

  @Test func `another failure is not the same`() {
    enum Failure { case tooLarge, zero }
    func failure(_ number: Int) -> Failure? { number >= 500 ? .tooLarge : number == 0 ? .zero : nil }
    var shrinker = shrinker(of: [.integer(999)]) { failure($0) == .tooLarge }
    shrinker.run()
    #expect(shrinker.best.choices == [.integer(500)])
  }

  @Test func `what fails in any case ends as the plainest`() {
    var shrinker = Shrinker(
      Draw.transcribing { $0.lists(like: [[4], [5, 6]]) }, drawing: { $0.lists() },
      fails: { _ in true })
    shrinker.run()
    #expect(shrinker.best.choices == [.flag(false)])
  }

  @Test func `a second run has nothing to add`() {
    var shrinker = shrinker(of: [.integer(999)]) { $0 >= 100 }
    shrinker.run()
    let (best, evaluations) = (shrinker.best, shrinker.evaluations)
    shrinker.run()
    #expect(shrinker.best == best)
    #expect(shrinker.evaluations == evaluations)
  }

  @Test func `every pass has its place`() {
    #expect(
      ShrinkPass.quick.map(\.name) == [
        "lower-counts", "delete-siblings", "delete-spans", "delete-runs", "plain-spans", "hoist-spans",
        "plain-runs", "lower-one", "lower-together", "lower-neighbours", "swap-spans",
      ])
    #expect(
      ShrinkPass.thorough.map(\.name) == [
        "lower-and-delete", "delete-and-lower", "delete-pairs", "delete-groups", "move-magnitude",
        "swap-and-mend", "hoist-and-mend", "lower-and-mend", "delete-and-mend", "balance-counts",
        "lower-by-steps", "scan-reals",
      ])
  }

  @Test func `lengths near the largest number are balanced without a trap`() {
    func counted(_ draw: inout Draw) -> [Int] {
      let count = draw.integer(in: 1...9)
      let size = draw.integer(in: 1...Int.max)
      return [size] + (0..<count).map { _ in draw.integer(in: 0...9) }
    }
    var draw = Draw(replaying: [.integer(7), .integer(.max / 7), .integer(3)])
    _ = counted(&draw)
    var shrinker = Shrinker(draw.recording, drawing: counted) { $0.count > 4 && $0[0] > 99 }
    shrinker.run()
    #expect(shrinker.best.choices.prefix(2) == [.integer(4), .integer(100)])
  }

  @Test func `the name of a pass is its own`() {
    let names = (ShrinkPass.quick + ShrinkPass.thorough).map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// A shrinker of one number from 0 to 1000.
  private func shrinker(
    of choices: [Choice], limit: Int = 6000, fails: @escaping (Int) -> Bool
  ) -> Shrinker {
    var draw = Draw(replaying: choices)
    _ = draw.number()
    return Shrinker(draw.recording, limit: limit, drawing: { $0.number() }, fails: fails)
  }
}
