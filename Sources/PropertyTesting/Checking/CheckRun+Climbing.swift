extension CheckRun {
  /// Spends cases on raising the scores of the best cases so far.
  ///
  /// Chance finds the neighbourhood, and steps find the top: where the score rises with a number, doubling
  /// steps cross a range of 2^60 in a few dozen cases, which chance never does.
  mutating func climb(_ count: Int) {
    let scores = search.tally.scores.sorted { $0.key < $1.key }
    for (place, (name, score)) in scores.enumerated() where !isOver {
      var draw = schedule.draw(at: score.index, isRecording: true)
      guard case .held = play(&draw, .search) else { continue }
      let share = count * (place + 1) / scores.count - count * place / scores.count
      var climb = Climb(name: name, best: draw.recording, score: score.best, seed: schedule.seed, rest: share)
      climb.run { choices in
        let (draw, outcome) = replay(choices)
        search.tally.countClimbed(outcome)
        search.tally.raise(draw.observations)
        note(outcome, draw.recording, .climb)
        guard !isOver, case .held = outcome else { return (draw.recording, nil) }
        return (draw.recording, draw.observations.scores[name])
      }
    }
  }
}

/// The way up from one case.
struct Climb {
  let name: String
  var best: Recording
  var score: Double
  var random: Random
  /// How many cases it may still run.
  var rest: Int

  /// Runs a case and says its score; nil if it cannot be built upon.
  typealias Evaluation = ([Choice]) -> (Recording, Double?)

  init(name: String, best: Recording, score: Double, seed: UInt64, rest: Int) {
    (self.name, self.best, self.score, self.rest) = (name, best, score, rest)
    random = Random(seed: seed ^ name.stableHash)
  }

  /// Takes steps until none of them raises the score, then leaps, and so on.
  mutating func run(_ evaluate: Evaluation) {
    while rest > 0, !best.questions.isEmpty {
      let before = score
      var index = 0
      while index < best.questions.count, rest > 0 {
        stepAt(index, evaluate)
        index += 1
      }
      if score == before { leap(evaluate) }
    }
  }

  /// Runs a case; keeps it unless its score is lower, and says whether it is higher.
  private mutating func consider(_ choices: [Choice], _ evaluate: Evaluation) -> Bool {
    guard rest > 0 else { return false }
    rest -= 1
    guard case (let recording, let reached?) = evaluate(choices), reached >= score else { return false }
    defer { (best, score) = (recording, reached) }
    return reached > score
  }

  /// Changes one number, by twice as much each time that the score rises.
  private mutating func stepAt(_ index: Int, _ evaluate: Evaluation) {
    for direction in [1, -1] {
      var step = 1
      while index < best.questions.count, let answer = best.questions[index].moved(by: direction * step) {
        var choices = best.choices
        choices[index] = answer
        if consider(choices, evaluate) {
          step = step < 1 << 60 ? step * 2 : step
        } else if step == 1 {
          break
        } else {
          step = 1
        }
      }
    }
  }

  /// Answers some questions at random, or repeats or leaves out a part, a few times.
  private mutating func leap(_ evaluate: Evaluation) {
    for _ in 0..<4 * best.questions.count + 8 where rest > 0 {
      var choices = best.choices
      if random.oneIn(2), !best.spans.isEmpty {
        let span = random.element(of: best.spans).range
        if random.oneIn(3) {
          choices.removeSubrange(span)
        } else {
          choices.insert(contentsOf: choices[span], at: span.lowerBound)
        }
      } else {
        for _ in 0...random.integer(below: 2) {
          let index = random.integer(below: choices.count)
          choices[index] = best.questions[index].randomAnswer(by: &random)
        }
      }
      if consider(choices, evaluate) { return }
    }
  }
}

extension Question {
  /// The answer so many steps on; nil if there is none.
  fileprivate func moved(by steps: Int) -> Choice? {
    switch answer {
    case .integer(let integer):
      let (moved, overflows) = integer.addingReportingOverflow(steps)
      let end = range.map { steps < 0 ? $0.lowerBound : $0.upperBound } ?? integer
      let nearest = overflows ? end : range.map { $0.clamp(moved) } ?? moved
      return nearest == integer ? nil : .integer(nearest)
    case .real(let real):
      let moved = real + Double(steps) * unit
      return moved == real || !moved.isFinite ? nil : .real(moved)
    case .flag(let flag): return abs(steps) == 1 ? .flag(!flag) : nil
    case .text: return nil
    }
  }
}
