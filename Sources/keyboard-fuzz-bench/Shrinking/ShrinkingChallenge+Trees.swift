import PropertyTesting

extension ShrinkingChallenge {
  static let calculator = ShrinkingChallenge(
    "calculator",
    drawing: { draw in
      let expression = Expression.draw(depth: 6, from: &draw)
      try assume(!expression.dividesByLiteralZero)
      return expression
    }, holds: { $0.value != nil },
    normal: Expression.quotient(.number(0), .sum(.number(0), .number(0))),
    Expression.quotient(.number(0), .quotient(.number(0), .number(1))))

  static let binheap = ShrinkingChallenge(
    "binheap",
    drawing: { draw -> Heap? in
      let size = draw.integer("size", in: 0...20)
      return Heap.draw(from: 0, size: size, draw: &draw)
    },
    holds: { heap in
      let wrong = Heap.wronglySorted(heap)
      return wrong == wrong.sorted() && Heap.list(heap).sorted() == wrong
    },
    normal: Heap(key: 0, right: Heap(key: 0, left: Heap(key: 0), right: Heap(key: 1))))
}

private indirect enum Expression: Hashable, Sendable {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  static func draw(depth: Int, from draw: inout Draw) -> Expression {
    draw.span("expression") { draw in
      switch depth == 0 ? 0 : draw.alternative("kind", of: 3) {
      case 0: .number(draw.integer())
      case 1: .sum(self.draw(depth: depth - 1, from: &draw), self.draw(depth: depth - 1, from: &draw))
      default: .quotient(self.draw(depth: depth - 1, from: &draw), self.draw(depth: depth - 1, from: &draw))
      }
    }
  }

  var dividesByLiteralZero: Bool {
    switch self {
    case .number: false
    case .quotient(_, .number(0)): true
    case .sum(let one, let other), .quotient(let one, let other):
      one.dividesByLiteralZero || other.dividesByLiteralZero
    }
  }

  /// The value; nil where something is divided by zero.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .sum(let one, let other):
      guard let one = one.value, let other = other.value else { return nil }
      return one &+ other
    case .quotient(let one, let other):
      guard let one = one.value, let other = other.value, other != 0 else { return nil }
      return one.dividedReportingOverflow(by: other).partialValue
    }
  }
}

/// A heap whose conversion to a sorted list is wrong.
private final class Heap: Hashable, Sendable, CustomStringConvertible {
  let key: Int
  let left: Heap?
  let right: Heap?

  init(key: Int, left: Heap? = nil, right: Heap? = nil) {
    (self.key, self.left, self.right) = (key, left, right)
  }
}

extension Heap {
  static func draw(from least: Int, size: Int, draw: inout Draw) -> Heap? {
    guard size > 0 else { return nil }
    return draw.optional(
      "heap", by: { !$0.oneIn(8) },
      value: { draw in
        let key = draw.integer("key", in: least...Int.max)
        let left = self.draw(from: key, size: size / 2, draw: &draw)
        return Heap(key: key, left: left, right: self.draw(from: key, size: size / 2, draw: &draw))
      })
  }

  /// The keys, from the stack: right before left.
  static func list(_ heap: Heap?) -> [Int] {
    var (list, stack) = ([Int](), [heap])
    while let next = stack.popLast() {
      guard let heap = next else { continue }
      list.append(heap.key)
      stack += [heap.left, heap.right]
    }
    return list
  }

  /// The least key, and then the others in whatever order they are in.
  static func wronglySorted(_ heap: Heap?) -> [Int] {
    heap.map { [$0.key] + list(merge($0.left, $0.right)) } ?? []
  }

  private static func merge(_ one: Heap?, _ other: Heap?) -> Heap? {
    guard let one, let other else { return one ?? other }
    let (least, rest) = one.key <= other.key ? (one, other) : (other, one)
    return Heap(key: least.key, left: least.left, right: merge(least.right, rest))
  }

  static func == (one: Heap, other: Heap) -> Bool {
    (one.key, one.left, one.right) == (other.key, other.left, other.right)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }

  var description: String {
    func describe(_ heap: Heap?) -> String { heap?.description ?? "nil" }
    return "(\(key), \(describe(left)), \(describe(right)))"
  }
}
