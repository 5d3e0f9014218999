/// Looks for the shortest, then plainest, sequence of choices that still fails.
///
/// The shrinker never sees a value: it proposes sequences of choices, the generator turns each into
/// a value, and the test says whether it still fails. So every generator shrinks without code of its
/// own, and nothing invalid is ever proposed: what a generator cannot draw, no sequence draws.
///
/// The passes are run in turn until a whole round of them finds nothing. Each goes through the one
/// door `consider`, which keeps the best, counts, stops at the limit, and never evaluates a
/// candidate that was evaluated before.
public struct Shrinker {
  /// The plainest failing sequence so far. It can be read at any moment.
  public private(set) var best: Recording
  /// How often the test was run.
  public private(set) var evaluations = 0
  /// How often the generator was run: also for what then was not plainer than the best.
  public private(set) var draws = 0
  /// How often something plainer was found.
  public private(set) var improvements = 0
  /// What each pass has done, in the order in which they were first run.
  public private(set) var work: [Work] = []
  /// The most evaluations that will be made.
  public let limit: Int
  /// Called with each new best, such as to show it to somebody who does not want to wait.
  public var onImprovement: ((Recording) -> Void)?

  private let deadline: ContinuousClock.Instant?
  /// The number of all choices that were proposed.
  private var length = 0
  private let draw: ([Choice]) -> Candidate?
  private var seen: Set<[Choice]> = []

  /// What a sequence of choices draws, before it is tested.
  public struct Candidate {
    let recording: Recording
    let wasTested: Bool
    let fails: () -> Bool

    /// - Parameters:
    ///   - wasTested: whether drawing and testing are one, so that the test has been run already.
    ///   - fails: whether the value shows the same failure.
    public init(_ recording: Recording, wasTested: Bool = false, fails: @escaping () -> Bool) {
      (self.recording, self.wasTested, self.fails) = (recording, wasTested, fails)
    }
  }

  /// Starts from a failing sequence.
  /// - Parameters:
  ///   - limit: the most evaluations.
  ///   - timeLimit: the longest time; without one the result depends on the choices alone.
  ///   - draw: what choices draw; nil if the value is discarded.
  public init(
    _ failing: Recording, limit: Int = 6000, timeLimit: Duration? = nil,
    draw: @escaping ([Choice]) -> Candidate?
  ) {
    best = failing
    self.limit = limit
    deadline = timeLimit.map { .now + $0 }
    seen.insert(failing.choices)
    self.draw = draw
  }

  /// Starts from a failing sequence.
  /// - Parameter fails: whether a value shows the same failure. A failure of another kind is not
  ///   the same: otherwise the shrinker slips from a rare fault to a common one.
  public init<Value>(
    _ failing: Recording, limit: Int = 6000,
    drawing generator: @escaping (inout Draw) -> Value, fails: @escaping (Value) -> Bool
  ) {
    self.init(failing, limit: limit) { choices in
      var draw = Draw(replaying: choices)
      let value = generator(&draw)
      return Candidate(draw.recording) { fails(value) }
    }
  }

  /// Whether the limit or the end of the time is reached.
  ///
  /// Drawing is work too, though it is no evaluation: twenty million choices are some seconds of it.
  public var isExhausted: Bool {
    evaluations >= limit || length >= 20_000_000 || deadline.map { .now >= $0 } ?? false
  }

  /// Makes `choices` the best if they are plainer than it and still fail; says whether it did.
  /// - Parameter isWanted: whether what they draw is worth an evaluation.
  public mutating func consider(_ choices: [Choice], where isWanted: (Recording) -> Bool = { _ in true })
    -> Bool
  {
    guard !isExhausted, seen.insert(choices).inserted else {
      length += choices.count
      return false
    }
    guard let candidate = drawn(choices), candidate.recording.isPlainer(than: best) else { return false }
    guard candidate.wasTested || isWanted(candidate.recording) else {
      // Another pass may want it.
      seen.remove(choices)
      return false
    }
    // The generator may have used other choices than it was offered: those are the candidate.
    let used = candidate.recording.choices
    guard used == choices || seen.insert(used).inserted else { return false }
    if !candidate.wasTested { evaluations += 1 }
    guard candidate.fails() else { return false }
    best = candidate.recording
    improvements += 1
    onImprovement?(best)
    return true
  }

  /// What the generator makes of choices, without an evaluation; nil if it discards them.
  mutating func peek(_ choices: [Choice]) -> Recording? {
    isExhausted ? nil : drawn(choices)?.recording
  }

  private mutating func drawn(_ choices: [Choice]) -> Candidate? {
    draws += 1
    length += choices.count
    let candidate = draw(choices)
    if candidate?.wasTested == true { evaluations += 1 }
    return candidate
  }

  /// Runs the quick passes until none of them finds anything plainer, or the limit is reached.
  ///
  /// A pass is run again as long as it finds something; what found nothing waits until all others find
  /// nothing either.
  public mutating func runQuickly() {
    var useful = ShrinkPass.quick.filter { improve(by: $0) }
    while !useful.isEmpty {
      repeat { useful = useful.filter { improve(by: $0) } } while !useful.isEmpty
      useful = ShrinkPass.quick.filter { improve(by: $0) }
    }
  }

  /// Runs all passes until none of them finds anything plainer, or the limit is reached.
  ///
  /// The thorough ones only see what the quick ones could not make plainer, and after each success the
  /// quick ones are tried again: they are cheap, and a thorough pass is worth its many candidates only
  /// on a short sequence.
  public mutating func run() {
    repeat { runQuickly() } while ShrinkPass.thorough.contains { improve(by: $0) }
  }

  private mutating func improve(by pass: ShrinkPass) -> Bool {
    let (evaluations, improvements) = (evaluations, improvements)
    if !isExhausted { pass.body(&self) }
    record(pass, evaluations: self.evaluations - evaluations, successes: self.improvements - improvements)
    return self.improvements > improvements
  }

  private mutating func record(_ pass: ShrinkPass, evaluations: Int, successes: Int) {
    let index = work.firstIndex { $0.pass == pass.name }
    if index == nil { work.append(Work(pass: pass.name)) }
    let place = index ?? work.count - 1
    work[place].evaluations += evaluations
    work[place].successes += successes
  }

  /// What a pass has done.
  public struct Work: Hashable, Sendable {
    /// The name of the pass.
    public var pass: String
    /// How often it had the test run.
    public var evaluations = 0
    /// How often it found something plainer.
    public var successes = 0
  }
}

/// One way to look for a plainer sequence.
public struct ShrinkPass: Sendable {
  /// What the statistics call it.
  public let name: String
  let body: @Sendable (inout Shrinker) -> Void

  /// A pass of your own, to be tried beside the others.
  public init(name: String, _ body: @escaping @Sendable (inout Shrinker) -> Void) {
    self.name = name
    self.body = body
  }

  /// The passes with about as many candidates as there are questions; deleting comes first, because it
  /// makes every later candidate cheaper.
  public static let quick: [ShrinkPass] = [
    .lowerCounts, .deleteSiblings, .deleteSpans, .deleteRuns, .plainSpans, .hoistSpans, .plainRuns, .lowerOne,
    .lowerTogether, .lowerNeighbours, .swapSpans,
  ]

  /// The passes that change two things at once, with about as many candidates as there are pairs.
  public static let thorough: [ShrinkPass] = [
    .lowerAndDelete, .deleteAndLower, .deletePairs, .deleteGroups, .moveMagnitude, .swapAndMend,
    .hoistAndMend,
    .lowerAndMend, .deleteAndMend, .balanceCounts, .lowerBySteps,
    .scanReals,
  ]
}
