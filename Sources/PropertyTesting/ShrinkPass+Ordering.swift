extension ShrinkPass {
  /// Swaps neighbours with the same label, alone or together with another answer to a later question
  /// of a few possible answers: an order is often only plainer with a small change elsewhere.
  public static let swapSpans = ShrinkPass(name: "swap-spans") { shrinker in
    shrinker.forEachSpan { shrinker, first in
      let neighbour = shrinker.best.spans.first {
        $0.label == first.label && $0.depth == first.depth && $0.range.lowerBound == first.range.upperBound
      }
      guard let second = neighbour else { return false }
      var swapped = shrinker.best.choices
      swapped.replaceSubrange(
        first.range.lowerBound..<second.range.upperBound,
        with: shrinker.best.choices[second.range] + shrinker.best.choices[first.range])
      return shrinker.consider(swapped) || shrinker.considerBumping(swapped, from: first.range.lowerBound)
    }
  }

  /// Lowers one answer while a later question of a few possible answers gets another one.
  public static let lowerAndBump = ShrinkPass(name: "lower-and-bump") { shrinker in
    var index = 0
    while index < shrinker.best.questions.count, !shrinker.isExhausted {
      let question = shrinker.best.questions[index]
      if question.answer != question.plainest {
        var candidate = shrinker.best.choices
        candidate[index] = question.plainest
        _ = shrinker.considerBumping(candidate, from: index + 1)
      }
      index += 1
    }
  }
}

extension Shrinker {
  /// Considers `choices` with each other possible answer to each small question from `start` on.
  fileprivate mutating func considerBumping(_ choices: [Choice], from start: Int) -> Bool {
    for index in start..<max(start, choices.count) {
      for answer in choices[index].alternatives {
        var candidate = choices
        candidate[index] = answer
        if consider(candidate) { return true }
      }
    }
    return false
  }
}

extension Choice {
  /// The other answers to a question of a few possible answers; none where there are many.
  fileprivate var alternatives: [Choice] {
    switch self {
    case .flag(let flag): [.flag(!flag)]
    case .integer(let integer) where (0..<8).contains(integer):
      (0..<8).filter { $0 != integer }.map(Choice.integer)
    default: []
    }
  }
}
