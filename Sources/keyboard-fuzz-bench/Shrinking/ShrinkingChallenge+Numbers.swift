import PropertyTesting

extension ShrinkingChallenge {
  static let differences = [
    difference("difference 1", normal: [10, 10]) { $0[0] < 10 || $0[0] != $0[1] },
    difference("difference 2", normal: [10, 6]) { $0[0] < 10 || !(1...4).contains(abs($0[0] - $0[1])) },
    difference("difference 3", normal: [10, 9]) { $0[0] < 10 || abs($0[0] - $0[1]) != 1 },
  ]

  private static func difference(
    _ name: String, normal: [Int], holds: @escaping @Sendable ([Int]) -> Bool
  ) -> ShrinkingChallenge {
    ShrinkingChallenge(
      name, drawing: { draw in (0..<2).map { _ in draw.integer(in: 1...Int(Int32.max)) } }, holds: holds,
      normal: normal)
  }

  static let replacement = ShrinkingChallenge(
    "replacement",
    drawing: { draw in
      Product(start: draw.integer(in: 0...1_000_000), factors: draw.array { $0.integer(in: 2...10) })
    }, holds: { $0.value < 1_000_000 }, normal: Product(start: 1_000_000, factors: []))

  static let flatmapSequences = [
    flatmapSequence(factors: [6, 4]),
    flatmapSequence(factors: [4, 3, 2]),
    flatmapSequence(factors: [3, 2, 2, 2]),
  ]

  /// Factors of which each is at most the one before, and a list as long as their product.
  private static func flatmapSequence(factors normal: [Int]) -> ShrinkingChallenge {
    ShrinkingChallenge(
      "flatmap-seq \(normal.count)",
      drawing: { draw in
        var sequence = FactorSequence(factors: [], list: [])
        for _ in normal {
          sequence.factors.append(draw.integer("factor", in: 1...(sequence.factors.last ?? 10)))
        }
        let count = sequence.factors.reduce(1, *)
        sequence.list = (0..<count).map { _ in draw.integer(in: 0...1) }
        return sequence
      }, holds: { $0.list.count < 24 || !$0.list.contains(1) },
      normal: FactorSequence(factors: normal, list: [Int](repeating: 0, count: 23) + [1]))
  }

  static let weightedLinear = ShrinkingChallenge(
    "weighted linear", drawing: { draw in (0..<3).map { _ in draw.integer(in: 0...20) } },
    holds: { 2 * $0[0] + $0[1] + $0[2] != 20 }, normal: [0, 0, 20])
}

private struct Product: Hashable, Sendable {
  var start: Int
  var factors: [Int]

  /// The product, or a million if it is more than that.
  var value: Int { factors.reduce(start) { min($0, 1_000_000) * $1 } }
}

private struct FactorSequence: Hashable, Sendable {
  var factors: [Int]
  var list: [Int]
}
