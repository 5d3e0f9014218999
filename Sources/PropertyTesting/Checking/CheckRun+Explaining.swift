extension CheckRun {
  /// The choices of a failing case that may have any other value.
  ///
  /// Each is answered at random, and then all of them together: what fails alone need not fail when the
  /// others change as well, and then those that come last are left out.
  func explanation(of recording: Recording, _ kind: String) -> Set<Int> {
    // An answer that is not the plainest is there for a reason: the plainest was tried.
    let candidates = recording.questions.indices.filter {
      recording.questions[$0].isValue && recording.questions[$0].answer == recording.questions[$0].plainest
    }
    guard candidates.count <= 100 else { return [] }
    let end = plan.settings.shrinkTime.map { ContinuousClock.now + $0 }
    var random = Random(seed: 0)
    func isFree(_ indices: [Int]) -> Bool {
      if let end, .now >= end { return false }
      return isAlwaysFailing(recording, indices, kind, &random)
    }
    let alone = candidates.filter { isFree([$0]) }
    if alone.count < 2 || isFree(alone) { return Set(alone) }
    var together: [Int] = []
    for index in alone where together.isEmpty || isFree(together + [index]) { together.append(index) }
    return Set(together)
  }

  /// Whether the case fails in the same way whatever is answered at `indices`, as far as ten tries tell,
  /// or all other answers if there are fewer.
  private func isAlwaysFailing(
    _ recording: Recording, _ indices: [Int], _ kind: String, _ random: inout Random
  ) -> Bool {
    var tried: Set<[Choice]> = [recording.choices]
    var failures = 0
    for _ in 0..<60 where failures < 10 {
      var choices = recording.choices
      for index in indices { choices[index] = recording.otherAnswer(at: index, by: &random) }
      guard tried.insert(choices).inserted else { continue }
      let (draw, outcome) = replay(choices)
      guard draw.recording.choices != recording.choices, !outcome.isDiscarded else { continue }
      guard outcome.failure?.kind == kind else { return false }
      failures += 1
    }
    return failures >= 10 || failures == recording.otherAnswers(at: indices)
  }
}

extension Question {
  /// The labels of the flags that say whether there is something, not what it is.
  private static let structure: Set<String> = ["more", "is there", "has more"]

  /// Whether the answer is a part of the value, not of its structure.
  var isValue: Bool {
    if case .flag = answer { return !Self.structure.contains(label) }
    return true
  }

  /// Another answer, by chance; the generator may take it for the nearest that it can use.
  func randomAnswer(by random: inout Random) -> Choice {
    switch answer {
    case .flag(let flag): return .flag(!flag)
    case .integer(let integer):
      let range = range ?? .min ... .max
      if random.oneIn(2) { return .integer(random.integer(in: range)) }
      var bias = Bias.awkward
      return .integer(bias.integer(in: range, towards: range.clamp(integer), by: &random))
    case .real(let real):
      let steps =
        random.fraction() * Double(1 << random.integer(below: 40)) * (random.oneIn(2) ? unit : -unit)
      return .real(random.oneIn(2) ? steps : real + steps.rounded())
    case .text(let text):
      let letters = (0..<random.integer(below: 4)).map { _ in random.element(of: ["a", "Z", "0", " ", "é"]) }
      return .text(random.oneIn(2) ? letters.joined() : text + letters.joined())
    }
  }
}

extension Recording {
  /// Another answer by chance, and once in four times one that another question got: a case may fail
  /// because two values differ.
  fileprivate func otherAnswer(at index: Int, by random: inout Random) -> Choice {
    let question = questions[index]
    let other = random.element(of: questions)
    let isOfOneKind = other.plainest.hasKind(of: question.plainest) && other.answer != question.answer
    return random.oneIn(4) && isOfOneKind ? other.answer : question.randomAnswer(by: &random)
  }

  /// How many other combinations of answers there are, if they can be counted on the fingers.
  fileprivate func otherAnswers(at indices: [Int]) -> Int? {
    var count = 1
    for question in indices.map({ questions[$0] }) {
      switch question.answer {
      case .flag: count *= 2
      case .integer:
        guard let range = question.range, range.upperBound.distanceMagnitude(to: range.lowerBound) < 10
        else { return nil }
        count *= range.count
      default: return nil
      }
      if count > 10 { return nil }
    }
    return count > 1 ? count - 1 : nil
  }
}

extension Choice {
  fileprivate func hasKind(of other: Choice) -> Bool {
    switch (self, other) {
    case (.flag, .flag), (.integer, .integer), (.real, .real), (.text, .text): true
    default: false
    }
  }
}
