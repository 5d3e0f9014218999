public import KeyboardInvariants
public import KeyboardStage

/// A search for violations: blocks of cases on each subject, until the budget ends.
///
/// What is found over the same blocks is the same, byte for byte: a block depends on the campaign's
/// seed and its own number alone, and time only ends the handing out of blocks.
@MainActor
public struct Campaign {
  /// When to stop: whichever comes first.
  public struct Budget: Sendable {
    public var time: Duration?
    /// For each subject.
    public var cases: Int?

    public init(time: Duration? = nil, cases: Int? = nil) {
      (self.time, self.cases) = (time, cases)
    }
  }

  /// How far a campaign is.
  public struct Progress: Sendable {
    public let cases: Int
    public let failures: Int
    public let isShrinking: Bool
  }

  /// How many failures of each invariant are made small; the others are counted.
  static let startsPerInvariant = 16

  private let seed: UInt64
  private let budget: Budget
  private let program: String
  private let clock = ContinuousClock()
  private let begin: ContinuousClock.Instant
  private var searches: [Search]

  /// - Parameters:
  ///   - program: what the command is called, for what is said if a subject traps.
  ///   - isAsked: whether an invariant is to be judged, by its id.
  public init(
    of subjects: [any KeyboardSubject], seed: UInt64, budget: Budget, program: String = "keyboard-fuzz",
    isAsked: (String) -> Bool = { _ in true }
  ) {
    (self.seed, self.budget, self.program) = (seed, budget, program)
    begin = clock.now
    searches = subjects.map { subject in
      Search(subject, Invariant.selected(by: subject.claims).filter { isAsked($0.id) }, campaign: seed)
    }
  }

  /// Searches, makes the findings small, and says what came of it.
  public mutating func run(progress: (Progress) -> Void = { _ in }) -> CampaignResult {
    var number = 0
    while let count = countOfNextBlock(number) {
      for index in searches.indices where number == 0 || isTimeLeft(share: Self.searchShare) {
        TrapNote.begin(subject: searches[index].name, campaign: seed, program: program)
        searches[index].search(block: number, count: count) { [self] in
          isTimeLeft(share: Self.searchShare)
        }
        report(progress, isShrinking: false)
      }
      number += 1
    }
    report(progress, isShrinking: true)
    return CampaignResult(
      seed: seed, subjects: searches.map { $0.result(program: program, isTimeLeft: { isTimeLeft(share: 1) }) }
    )
  }

  /// How many cases the next block may have; nil if there is no next block.
  private func countOfNextBlock(_ number: Int) -> Int? {
    let left = budget.cases.map { $0 - number * Block.size } ?? Block.size
    guard left > 0, number == 0 || isTimeLeft(share: Self.searchShare) else { return nil }
    return min(left, Block.size)
  }

  /// The rest of the time is kept for making the findings small.
  private static let searchShare = 2.0 / 3

  private func isTimeLeft(share: Double) -> Bool {
    guard let time = budget.time else { return true }
    return clock.now - begin < time * share
  }

  private func report(_ progress: (Progress) -> Void, isShrinking: Bool) {
    progress(
      Progress(
        cases: searches.reduce(0) { $0 + $1.tally.cases }, failures: searches.reduce(0) { $0 + $1.failures },
        isShrinking: isShrinking))
  }
}

/// What came of a campaign.
public struct CampaignResult: Sendable {
  public struct Subject: Sendable {
    public let name: String
    public let invariants: [Invariant]
    public let tally: Tally
    /// In the order of the catalogue, and the plainest first.
    public let findings: [Finding]
    /// How many failures of each invariant, by its id, were made small.
    public let starts: [String: Int]
  }

  public let seed: UInt64
  public let subjects: [Subject]

  /// Whether anything was judged at all; if not, the result says nothing.
  public var hasJudged: Bool {
    subjects.contains { $0.tally.counts.values.contains { $0.judged > 0 } }
  }
}
