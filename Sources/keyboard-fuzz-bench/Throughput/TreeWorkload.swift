import PropertyTesting

/// A binary tree with numbers in its leaves.
indirect enum Tree {
  case leaf(Int)
  case node(Tree, Tree)

  /// The number of leaves and nodes, counted by recursion.
  var count: Int {
    switch self {
    case .leaf: 1
    case .node(let left, let right): 1 + left.count + right.count
    }
  }

  /// The same, counted with a stack.
  var countByStack: Int {
    var count = 0
    var rest = [self]
    while let tree = rest.popLast() {
      count += 1
      guard case .node(let left, let right) = tree else { continue }
      rest.append(left)
      rest.append(right)
    }
    return count
  }
}

/// Trees at most six deep, each part of which is a leaf once in four: two ways to count agree.
enum TreeWorkload: Workload {
  static let name = "trees"

  @inline(never)
  static func holds(for tree: Tree) -> Bool { tree.count == tree.countByStack }

  static func handwritten(cases: Int) -> Int {
    var random = Xoshiro(seed: 1)
    var failures = 0
    for _ in 0..<cases where !holds(for: handwritten(depth: 6, &random)) { failures += 1 }
    return failures
  }

  private static func handwritten(depth: Int, _ random: inout Xoshiro) -> Tree {
    if depth == 0 || random.integer(below: 4) == 0 { return .leaf(Int(truncatingIfNeeded: random.next())) }
    return .node(handwritten(depth: depth - 1, &random), handwritten(depth: depth - 1, &random))
  }

  static func plain(_ draw: inout Draw) -> Tree { plain(depth: 6, &draw) }

  private static func plain(depth: Int, _ draw: inout Draw) -> Tree {
    if depth == 0 || draw.index(below: 4) == 0 { return .leaf(draw.integer()) }
    return .node(plain(depth: depth - 1, &draw), plain(depth: depth - 1, &draw))
  }

  static func composed(_ draw: inout Draw) throws -> Tree {
    try draw.recursive(
      depth: 6, endingBy: { $0.oneIn(4) },
      leaf: { .leaf($0.integer()) },
      node: { draw, tree in .node(try tree(&draw), try tree(&draw)) })
  }
}
