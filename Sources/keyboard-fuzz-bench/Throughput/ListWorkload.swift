import PropertyTesting

/// Lists of any numbers, each length up to a hundred as likely as the others: turned round twice, a list
/// is what it was.
enum ListWorkload: Workload {
  static let name = "lists"

  @inline(never)
  static func holds(for list: [Int]) -> Bool {
    var turned = list
    turned.reverse()
    turned.reverse()
    return turned == list
  }

  static func handwritten(cases: Int) -> Int {
    var random = Xoshiro(seed: 1)
    var failures = 0
    for _ in 0..<cases {
      let count = random.integer(below: 101)
      var list: [Int] = []
      list.reserveCapacity(count)
      for _ in 0..<count { list.append(Int(truncatingIfNeeded: random.next())) }
      if !holds(for: list) { failures += 1 }
    }
    return failures
  }

  static func plain(_ draw: inout Draw) -> [Int] {
    let count = draw.integer(in: 0...100)
    var list: [Int] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(draw.integer()) }
    return list
  }

  static func composed(_ draw: inout Draw) -> [Int] {
    draw.array(count: 0...100) { $0.integer() }
  }
}
