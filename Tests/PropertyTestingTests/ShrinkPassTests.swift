import Testing

@testable import PropertyTesting

/// What `pass` alone makes of a value that fails.
func shrink<Value>(
  _ value: Value, by pass: ShrinkPass, drawing generator: @escaping (inout Draw, Value?) -> Value,
  fails: @escaping (Value) -> Bool
) -> Value {
  let start = Draw.transcribing { generator(&$0, value) }
  var shrinker = Shrinker(start, drawing: { generator(&$0, nil) }, fails: fails)
  pass.body(&shrinker)
  var replay = Draw(replaying: shrinker.best.choices)
  return generator(&replay, nil)
}

@Suite struct QuickShrinkPassTests {
  @Test func `deletes the elements that the failure does not need`() {
    let shrunk = shrink(
      [7, 1, 500, 3], by: .deleteSpans, drawing: { $0.numbers(like: $1) },
      fails: { $0.contains { $0 >= 100 } })
    #expect(shrunk == [500])
  }

  @Test func `deletes most of a long list in a few tries`() {
    var evaluations = 0
    let shrunk = shrink(
      Array(1...60) + [500], by: .deleteSiblings, drawing: { $0.numbers(like: $1) },
      fails: {
        evaluations += 1
        return $0.contains { $0 >= 100 }
      })
    #expect(shrunk == [500])
    #expect(evaluations <= 10)
  }

  @Test func `deletes a long span before the spans in it`() {
    var evaluations = 0
    let shrunk = shrink(
      [[1, 2, 3, 4], [500]], by: .deleteSpans, drawing: { $0.lists(like: $1) },
      fails: {
        evaluations += 1
        return $0.joined().contains { $0 >= 100 }
      })
    #expect(shrunk == [[500]])
    #expect(evaluations <= 5)
  }

  @Test func `deletes runs that no span marks`() {
    func unmarked(_ draw: inout Draw, like example: [Int]?) -> [Int] {
      var numbers: [Int] = []
      while draw.flag(like: example.map { numbers.count < $0.count }, by: { _ in false }) {
        numbers.append(draw.number(like: example?[numbers.count]))
      }
      return numbers
    }
    let shrunk = shrink([7, 1, 500, 3], by: .deleteRuns, drawing: unmarked) { $0.contains { $0 >= 100 } }
    #expect(shrunk == [500])
  }

  @Test func `puts an inner tree in the place of an outer one`() {
    let tree = Tree(number: 1, children: [Tree(number: 2, children: [Tree(number: 500)])])
    let shrunk = shrink(
      tree, by: .hoistSpans, drawing: { $0.tree(like: $1) },
      fails: { $0.children.contains { $0.sum >= 100 } })
    #expect(shrunk == Tree(number: 1, children: [Tree(number: 500)]))
  }

  @Test(arguments: 1...8)
  func `leaves out what an optional holds, however much that is`(count: Int) {
    let shrunk = shrink(
      Bag(values: Array(repeating: 7, count: count), last: 60), by: .deleteSpans,
      drawing: { $0.bag(of: count, like: $1) }, fails: { $0.last >= 50 })
    #expect(shrunk == Bag(values: nil, last: 60))
  }

  @Test func `makes all of a span plain at once`() {
    func together(_ draw: inout Draw, like example: [Int]?) -> [Int] {
      draw.span("pair") { draw in (0..<2).map { draw.number(like: example?[$0]) } }
    }
    let shrunk = shrink([5, 8], by: .plainSpans, drawing: together) { ($0[0] == 0) == ($0[1] == 0) }
    #expect(shrunk == [0, 0])
  }

  @Test func `makes a span plain but for its being there`() {
    let label = Label(place: [30, 40])
    let shrunk = shrink(
      label, by: .plainSpans, drawing: { $0.label(like: $1) },
      fails: { $0.place.map { ($0[0] == 0) == ($0[1] == 0) } ?? false })
    #expect(shrunk == Label(place: [0, 0]))
  }

  @Test func `makes numbers plain that have nothing to do with the failure`() {
    func four(_ draw: inout Draw, like example: [Int]?) -> [Int] {
      (0..<4).map { draw.number(like: example?[$0]) }
    }
    let shrunk = shrink([7, 8, 900, 3], by: .plainRuns, drawing: four) { $0.contains { $0 >= 900 } }
    #expect(shrunk == [0, 0, 900, 0])
  }

  @Test(arguments: [0, 1, 2, 499, 998, 999])
  func `lowers a number to the least that fails`(least: Int) {
    let shrunk = shrink(999, by: .lowerOne, drawing: { $0.number(like: $1) }, fails: { $0 >= least })
    #expect(shrunk == least)
  }

  @Test(
    arguments: [
      (987.65, -1...1000, 0), (987.65, 412.3...1000, 420), (987.65, 981...988.9, 981),
      (987.65, 987.4...987.8, 987.5), (-987.65, -1000...(-412.3), -420), (.infinity, 90...(.infinity), 90),
      (-.infinity, -(.infinity)...(-90), -90), (1e15, 5000...1e15, 5000),
    ] as [(Double, ClosedRange<Double>, Double)])
  func `makes a real number round and then near`(
    start: Double, failing: ClosedRange<Double>, plainest: Double
  ) {
    let shrunk = shrink(
      start, by: .lowerOne, drawing: { $0.length(like: $1) }, fails: { failing.contains($0) })
    #expect(shrunk == plainest)
  }

  @Test func `makes NaN a number where any will do`() {
    let shrunk = shrink(.nan, by: .lowerOne, drawing: { $0.length(like: $1) }, fails: { !($0 < 90) })
    #expect(shrunk == 90)
  }

  @Test func `lowers equal answers together`() {
    let shrunk = shrink(
      [3, 40, 0, 40], by: .lowerTogether, drawing: { $0.numbers(like: $1) },
      fails: { $0.count == 4 && $0[1] == $0[3] && $0[1] >= 10 })
    #expect(shrunk == [3, 10, 0, 10])
  }

  @Test func `swaps neighbours until the plainer comes first`() {
    let shrunk = shrink(
      [3, 1, 2], by: .swapSpans, drawing: { $0.numbers(like: $1) },
      fails: { $0.sorted() == [1, 2, 3] })
    #expect(shrunk == [1, 2, 3])
  }
}

/// An optional handful of numbers, and one more that the failure needs.
private struct Bag: Equatable {
  var values: [Int]?
  var last: Int
}

extension Draw {
  fileprivate mutating func bag(of count: Int, like example: Bag?) -> Bag {
    let values = optional(
      "values", like: example.map { $0.values != nil }, by: { _ in false },
      value: { draw in (0..<count).map { draw.number(like: example?.values?[$0]) } })
    return Bag(values: values, last: number(like: example?.last))
  }
}
