import PropertyTesting
import Testing

@Suite struct ThoroughShrinkPassTests {
  @Test func `deletes an element and lowers the reference to one behind it`() {
    let pick = Pick(list: [5, 100], place: 1)
    let shrunk = shrink(
      pick, by: .deleteAndLower, drawing: { $0.pick(like: $1) },
      fails: { $0.place < $0.list.count && $0.list[$0.place] >= 100 })
    #expect(shrunk == Pick(list: [100], place: 0))
  }

  @Test func `deletes an element and lowers every number above it`() {
    let shrunk = shrink(
      [1, 3, 2, 3], by: .deleteAndLower, drawing: { $0.numbers(like: $1) },
      fails: { $0 == [1, 3, 2, 3] || $0 == [2, 1, 2] })
    #expect(shrunk == [2, 1, 2])
  }

  @Test func `makes a kind plainer and deletes what only the other has`() {
    func kindAndNumber(_ draw: inout Draw, like example: [Int]?) -> [Int] {
      let kind = draw.alternative("kind", of: 2, like: example?[0])
      let sides = kind == 0 ? [] : (0..<2).map { draw.number(like: example?[1 + $0]) }
      return [kind] + sides + [draw.number(like: example?.last)]
    }
    let shrunk = shrink([1, 5, 8, 60], by: .lowerAndDelete, drawing: kindAndNumber) { $0[$0.count - 1] >= 50 }
    #expect(shrunk == [0, 60])
  }

  @Test func `deletes two elements that only make sense together`() {
    let shrunk = shrink(
      [7, 1, 8, 1], by: .deletePairs, drawing: { $0.numbers(like: $1) },
      fails: { $0.contains(7) && $0.count { $0 == 1 }.isMultiple(of: 2) && $0.contains(8) })
    #expect(shrunk == [7, 8])
  }

  @Test(arguments: [([300, 400], [0, 700]), ([-30, 730], [0, 700]), ([0, 700], [0, 700])])
  func `moves the size of one number into a later one`(start: [Double], plainest: [Double]) {
    let shrunk = shrink(
      start, by: .moveMagnitude, drawing: { $0.lengths(like: $1) },
      fails: { $0.reduce(0, +) == 700 })
    #expect(shrunk == plainest)
  }

  @Test func `lowers a number of which only even ones fail`() {
    let shrunk = shrink(
      98, by: .lowerBySteps, drawing: { $0.number(like: $1) },
      fails: { $0 >= 31 && $0.isMultiple(of: 2) })
    #expect(shrunk == 32)
  }

  @Test func `finds a round number that halving misses`() {
    let shrunk = shrink(
      731.5, by: .scanReals, drawing: { $0.length(like: $1) },
      fails: { (20..<30).contains($0) || $0 >= 700 })
    #expect(shrunk == 20)
  }

  @Test func `finds a round number on the other side of the plainest`() {
    let shrunk = shrink(
      731.5, by: .scanReals, drawing: { $0.length(like: $1) }, fails: { abs($0) >= 15 && $0 != 20 })
    #expect(shrunk == -20)
  }

  @Test func `deletes an element and lets another take over what it did`() {
    let shrunk = shrink(
      [30, 400], by: .deleteAndMend, drawing: { $0.lengths(like: $1) },
      fails: { $0.reduce(0, +) == 430 })
    #expect(shrunk == [430])
  }

  @Test func `leaves out what may be there and mends the rest`() {
    let label = Label(size: 30, place: [400, 0])
    let shrunk = shrink(
      label, by: .deleteAndMend, drawing: { $0.label(like: $1) },
      fails: { ($0.size ?? 0) + ($0.place?[0] ?? 0) == 430 })
    #expect(shrunk == Label(size: 430))
  }

  @Test func `hoists an inner part and lets it take over what the outer did`() {
    func chain(_ draw: inout Draw, like example: [Double]?) -> [Double] {
      draw.optional(
        "link", like: example.map { !$0.isEmpty }, by: { _ in false },
        value: { draw in
          [draw.length(like: example?.first)] + chain(&draw, like: example.map { Array($0.dropFirst()) })
        }) ?? []
    }
    let shrunk = shrink([30, 400], by: .hoistAndMend, drawing: chain) { $0.reduce(0, +) == 430 }
    #expect(shrunk == [430])
  }

  @Test func `swaps neighbours and says so elsewhere`() {
    let shrunk = shrink(
      Pick(list: [9, 4], place: 1), by: .swapAndMend, drawing: { $0.pick(like: $1) },
      fails: { $0.list.sorted() == [4, 9] && $0.list.firstIndex(of: 4) == $0.place })
    #expect(shrunk == Pick(list: [4, 9], place: 0))
  }

  @Test func `lowers one number and raises another`() {
    let shrunk = shrink(
      [3, 1], by: .lowerAndMend, drawing: { $0.numbers(upTo: 7, like: $1) },
      fails: { $0.count == 2 && $0[0] + $0[1] == 4 })
    #expect(shrunk == [0, 4])
  }

  @Test(arguments: [[300, 100], [0, 400]]) func `moves the size of one number into another`(start: [Int]) {
    let shrunk = shrink(
      start, by: .moveMagnitude, drawing: { $0.numbers(like: $1) },
      fails: { $0.count == 2 && $0[0] + $0[1] == 400 })
    #expect(shrunk == [0, 400])
  }

  @Test func `lowers two numbers by the same`() {
    let shrunk = shrink(
      [503, 500], by: .lowerNeighbours, drawing: { $0.numbers(like: $1) },
      fails: { $0.count == 2 && $0[0] - $0[1] == 3 })
    #expect(shrunk == [3, 0])
  }

  @Test func `lowers a number and deletes what it counted`() {
    func counted(_ draw: inout Draw, like example: [Int]?) -> [Int] {
      let count = draw.integer(in: 0...9, like: example?.count)
      return (0..<count).map { draw.number(like: example?[$0]) }
    }
    let shrunk = shrink([900, 5, 7, 8, 2], by: .lowerCounts, drawing: counted) { $0.contains { $0 >= 900 } }
    #expect(shrunk == [900])
  }

  @Test func `lowers one of two numbers that count together`() {
    func grid(_ draw: inout Draw, like example: [[Int]]?) -> [[Int]] {
      let rows = draw.integer(in: 1...9, like: example?.count)
      let columns = draw.integer(in: 1...9, like: example?.first?.count)
      return (0..<rows).map { row in (0..<columns).map { draw.number(like: example?[row][$0]) } }
    }
    let shrunk = shrink([[0, 0], [0, 0], [0, 0], [0, 0]], by: .balanceCounts, drawing: grid) {
      $0.joined().count >= 8
    }
    #expect(shrunk == [[0, 0, 0, 0, 0, 0, 0, 0]])
  }
}
