extension Draw {
  /// A recursive structure, at most so deep; it shrinks towards a leaf, and an inner structure takes the
  /// place of an outer one.
  ///
  ///     draw.recursive(
  ///       "expression", depth: 4, leaf: { .number($0.integer()) },
  ///       node: { draw, inner in .sum(inner(&draw), inner(&draw)) })
  ///
  /// - Parameters:
  ///   - chance: whether chance ends here; without, three times in eight.
  ///   - leaf: draws a structure without a further one in it.
  ///   - node: draws one with others in it, each of which its second argument draws.
  @inlinable
  public mutating func recursive<Value>(
    _ label: String = "node", depth: Int,
    endingBy chance: (inout Random) -> Bool = { $0.integer(below: 8) < 3 },
    leaf: (inout Draw) -> Value,
    node: @escaping (inout Draw, (inout Draw) -> Value) -> Value
  ) -> Value {
    recursive(
      label, depth: depth, like: nil, isLeaf: { _ in true }, endingBy: chance, leaf: { leaf(&$1) },
      node: { _, draw, inner in node(&draw) { inner(nil, &$0) } })
  }

  /// The same, with the way back from a finished structure.
  ///
  /// - Parameters:
  ///   - isLeaf: whether a finished structure is one that `leaf` draws.
  ///   - chance: whether chance ends here; without, three times in eight.
  ///   - leaf: draws a structure without a further one in it.
  ///   - node: draws one with others in it, each of which its last argument draws.
  /// - Precondition: the example is not deeper.
  @inlinable
  public mutating func recursive<Value>(
    _ label: String = "node", depth: Int, like example: Value?, isLeaf: (Value) -> Bool,
    endingBy chance: (inout Random) -> Bool = { $0.integer(below: 8) < 3 },
    leaf: (_ example: Value?, inout Draw) -> Value,
    node:
      @escaping (_ example: Value?, inout Draw, (_ example: Value?, inout Draw) -> Value)
      -> Value
  ) -> Value {
    span(label) { draw in
      let hasMore = example.map { !isLeaf($0) }
      guard depth > 0, draw.flag("has more", like: hasMore, by: { !chance(&$0) }) else {
        return leaf(example, &draw)
      }
      return node(example, &draw) { example, draw in
        draw.recursive(
          label, depth: depth - 1, like: example, isLeaf: isLeaf, endingBy: chance, leaf: leaf, node: node)
      }
    }
  }
}

// The same for generators that discard cases. With `rethrows` every generator of a node would throw, because
// its argument may; these come second, because a generator that does not throw fits them too.
extension Draw {
  /// A recursive structure by generators that discard cases.
  @inlinable
  @_disfavoredOverload
  public mutating func recursive<Value>(
    _ label: String = "node", depth: Int,
    endingBy chance: (inout Random) -> Bool = { $0.integer(below: 8) < 3 },
    leaf: (inout Draw) throws -> Value,
    node: @escaping (inout Draw, (inout Draw) throws -> Value) throws -> Value
  ) throws -> Value {
    try recursive(
      label, depth: depth, like: nil, isLeaf: { _ in true }, endingBy: chance, leaf: { try leaf(&$1) },
      node: { _, draw, inner in try node(&draw) { try inner(nil, &$0) } })
  }

  /// A recursive structure by generators that discard cases, with the way back from a finished one.
  @inlinable
  @_disfavoredOverload
  public mutating func recursive<Value>(
    _ label: String = "node", depth: Int, like example: Value?, isLeaf: (Value) -> Bool,
    endingBy chance: (inout Random) -> Bool = { $0.integer(below: 8) < 3 },
    leaf: (_ example: Value?, inout Draw) throws -> Value,
    node:
      @escaping (_ example: Value?, inout Draw, (_ example: Value?, inout Draw) throws -> Value) throws
      -> Value
  ) throws -> Value {
    try span(label) { draw in
      let hasMore = example.map { !isLeaf($0) }
      guard depth > 0, draw.flag("has more", like: hasMore, by: { !chance(&$0) }) else {
        return try leaf(example, &draw)
      }
      return try node(example, &draw) { example, draw in
        try draw.recursive(
          label, depth: depth - 1, like: example, isLeaf: isLeaf, endingBy: chance, leaf: leaf, node: node)
      }
    }
  }
}
