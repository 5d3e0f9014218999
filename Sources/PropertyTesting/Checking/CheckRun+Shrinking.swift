extension CheckRun {
  /// Makes all failing cases smaller, also those that are only met on the way.
  mutating func shrinkAll() -> [Counterexample] {
    var counterexamples: [Counterexample] = []
    var index = 0
    while index < failing.count {
      counterexamples.append(shrink(failing[index]))
      index += 1
    }
    return counterexamples
  }

  private mutating func shrink(_ start: FailingCase) -> Counterexample {
    place.improved(to: StoredChoices(start.recording).line)
    // The shrinker keeps the closures, and they write to these.
    var slips: [(Outcome, Recording)] = []
    let run = self
    var shrinker = Shrinker(
      start.recording, limit: plan.settings.shrinkEvaluations, timeLimit: plan.settings.shrinkTime
    ) { choices in
      func isSame(_ outcome: Outcome, _ recording: Recording) -> Bool {
        guard let failure = outcome.failure else { return false }
        if failure.kind != start.failure.kind, slips.count < 100 { slips.append((outcome, recording)) }
        return failure.kind == start.failure.kind
      }
      let (draw, outcome) = run.replay(choices, isTested: false)
      let recording = draw.recording
      switch outcome {
      case .discarded: return nil
      case .passedOver:
        return Shrinker.Candidate(recording) { isSame(run.replay(recording.choices).1, recording) }
      case .held, .failed:
        let fails = isSame(outcome, recording)
        return Shrinker.Candidate(recording, wasTested: true) { fails }
      }
    }
    shrinker.onImprovement = { recording in
      run.place.improved(to: StoredChoices(recording).line)
    }
    shrinker.run()
    for (outcome, recording) in slips { note(outcome, recording, .shrinking) }
    return counterexample(shrinker.best, from: start, evaluations: shrinker.evaluations)
  }

  /// Runs the smallest case once more to hear about it.
  private func counterexample(_ recording: Recording, from start: FailingCase, evaluations: Int)
    -> Counterexample
  {
    let (draw, outcome) = replay(recording.choices, isTelling: true)
    let failure = outcome.failure ?? start.failure
    let explains = plan.settings.explains && outcome.failure != nil
    return Counterexample(
      message: failure.message, origin: start.origin, notes: draw.observations.notes, recording: recording,
      freeChoices: explains ? explanation(of: recording, failure.kind) : [],
      isReproducible: outcome.failure != nil,
      originalCount: start.recording.questions.count, evaluations: evaluations)
  }
}

// Replaying a line from the source code.
extension CheckRun {
  /// Runs the stored case alone.
  mutating func replay(_ line: String) -> Result<CheckStatistics, CheckFailure> {
    do {
      let stored = try StoredChoices(parsing: line)
      var draw = Draw(replaying: stored, isTelling: true)
      place.trying(line)
      let outcome = play(&draw, Trial(place: place))
      search.tally.count(outcome)
      // A property that draws on after the place where it failed has been mended.
      let drawsOn = draw.mismatch.map { $0.number > stored.choices.count } ?? false
      if outcome.failure != nil || !drawsOn { try draw.finish() }
      return .failure(failure(stored: outcome, draw))
    } catch {
      problems.append("The stored case does not fit this check any more, and was not tested: \(error)")
      return .failure(failure([], statistics))
    }
  }

  private mutating func failure(stored outcome: Outcome, _ draw: Draw) -> CheckFailure {
    guard let failure = outcome.failure else {
      let what = outcome.isDiscarded ? "is discarded now" : "no longer fails"
      problems.append("The stored case \(what): delete the argument `replaying:`.")
      return self.failure([], statistics)
    }
    let counterexample = Counterexample(
      message: failure.message, origin: .stored, notes: draw.observations.notes, recording: draw.recording,
      freeChoices: [], isReproducible: true, originalCount: draw.recording.questions.count, evaluations: 0)
    return self.failure([counterexample], statistics)
  }
}
