/// One run of a check, from its first case to its report.
///
/// It never sees a value: it hands a source to `play`, or a row of cases to `search`, and learns what
/// became of them. So it is compiled once for all checks, and serves those that wait as well.
struct CheckRun {
  let plan: CheckPlan
  let environment: Environment
  let schedule: Schedule
  let place: RunningCheck
  let play: (inout Draw, Trial) -> Outcome
  let runSearch: (inout Search) -> Void

  var search: Search
  var failing: [FailingCase] = []
  var problems: [String]
  private let start = ContinuousClock.now

  init(
    _ plan: CheckPlan, _ environment: Environment, place: RunningCheck, schedule: Schedule,
    search: @escaping (inout Search) -> Void, play: @escaping (inout Draw, Trial) -> Outcome
  ) {
    (self.plan, self.environment, self.place, self.schedule) = (plan, environment, place, schedule)
    (runSearch, self.play) = (search, play)
    self.search = Search(schedule: schedule, place: place)
    problems = plan.problems
  }

  /// Runs the examples and the cases, and makes what fails smaller.
  mutating func run() -> Result<CheckStatistics, CheckFailure> {
    if let line = plan.stored { return replay(line) }
    if let index = environment.onlyCase {
      runCase(index)
    } else {
      runExamples()
      runCases()
    }
    let counterexamples = shrinkAll()
    var statistics = statistics
    if environment.onlyCase == nil {
      problems += statistics.problems(requiring: plan.settings.coverage)
      statistics.warn(after: start.duration(to: .now))
    }
    tell(statistics)
    guard counterexamples.isEmpty, problems.isEmpty else {
      return .failure(failure(counterexamples, statistics))
    }
    return .success(statistics)
  }

  var statistics: CheckStatistics {
    CheckStatistics(search.tally, seed: schedule.seed)
  }

  func failure(_ counterexamples: [Counterexample], _ statistics: CheckStatistics) -> CheckFailure {
    CheckFailure(
      name: plan.name, command: plan.stored == nil ? environment.command(for: schedule) : "",
      counterexamples: counterexamples,
      problems: problems, statistics: statistics)
  }

  private func tell(_ statistics: CheckStatistics) {
    for warning in statistics.warnings { Platform.warn("“\(plan.name)”: \(warning)") }
    if environment.printsStatistics { Platform.warn("“\(plan.name)”: \(statistics)") }
  }
}

// Finding.
extension CheckRun {
  private mutating func runExamples() {
    for (index, choices) in plan.examples.enumerated() {
      let (draw, outcome) = replay(choices)
      note(outcome, draw.recording, .example(index + 1))
    }
  }

  /// Runs one case of the search alone.
  private mutating func runCase(_ index: Int) {
    var draw = schedule.draw(at: index, isRecording: true)
    place.index = index
    place.searching()
    let outcome = play(&draw, .search)
    search.index = index
    search.tally.count(outcome)
    note(outcome, draw.recording, .search(index))
  }

  /// Runs half of the cases and looks whether they have scores, which the other half then climbs.
  private mutating func runCases() {
    runCases((schedule.cases + 1) / 2)
    if search.tally.scores.isEmpty {
      runCases(schedule.cases / 2)
    } else {
      climb(schedule.cases / 2)
    }
    let most = 10 * schedule.cases
    while !isOver, search.tally.cases < most, search.tally.isInDoubt(plan.settings.coverage) {
      runCases(schedule.cases)
    }
  }

  private mutating func runCases(_ count: Int) {
    search.remaining = count
    place.searching()
    while search.remaining > 0, !isOver {
      search.isStopped = false
      runSearch(&search)
      if let found = search.found { confirm(found) }
      search.found = nil
    }
  }

  /// Whether no further case is worth running.
  var isOver: Bool {
    failing.count >= plan.settings.failures || search.tally.discardsTooMany || search.isCancelled
  }

  /// Draws a failing case of the search again, this time recording it.
  private mutating func confirm(_ found: Search.Found) {
    var draw = schedule.draw(at: found.index, isRecording: true)
    let outcome = play(&draw, .search)
    if outcome.failure == nil {
      problems.append(
        """
        Case \(found.index) failed, and did not fail when it was run again: the property depends on \
        something that is not drawn. It said: \(found.failure.message)
        """)
    }
    note(outcome, draw.recording, .search(found.index))
  }

  /// Keeps a case if it fails as none before it.
  mutating func note(_ outcome: Outcome, _ recording: Recording, _ origin: FailingCase.Origin) {
    guard let failure = outcome.failure, !isOver,
      !failing.contains(where: { $0.failure.kind == failure.kind })
    else { return }
    search.known.insert(failure.kind)
    failing.append(FailingCase(failure: failure, recording: recording, origin: origin))
  }

  /// Runs the case of a sequence of choices.
  /// - Parameter isTested: whether it is also tested, where drawing and testing are two things.
  func replay(_ choices: [Choice], isTelling: Bool = false, isTested: Bool = true) -> (Draw, Outcome) {
    var draw = Draw(replaying: choices, isTelling: isTelling)
    place.trying(
      choices.isEmpty
        ? "the plainest answers" : "the answers " + choices.map(\.description).joined(separator: ", "))
    let outcome = play(&draw, Trial(isTested: isTested, place: place))
    return (draw, outcome)
  }
}

/// Runs a check on the calling thread.
@usableFromInline
func runCheck(
  _ plan: CheckPlan, staysOnThread: Bool, search: (inout Search) -> Void,
  play: (inout Draw, Trial) -> Outcome
) -> Result<CheckStatistics, CheckFailure> {
  let environment: Environment
  do {
    environment = try Environment.read()
  } catch {
    return .failure(CheckFailure(plan.name, "\(error)."))
  }
  let schedule = Schedule(
    seed: environment.seed ?? plan.settings.seed ?? plan.stableSeed,
    cases: environment.cases ?? plan.settings.cases)
  let place = TrapReport.begin(
    name: "“\(plan.name)” (\(plan.file))", command: environment.command(for: schedule),
    staysOnThread: staysOnThread)
  defer { TrapReport.end(place) }
  return withoutActuallyEscaping(search) { search in
    withoutActuallyEscaping(play) { play in
      var run = CheckRun(
        plan, environment, place: place, schedule: schedule, search: search, play: play)
      return run.run()
    }
  }
}
