import KeyboardInvariants

/// How often each invariant of a subject was judged, and to what end.
public struct Tally: Hashable, Sendable {
  /// The counts of one invariant.
  public struct Counts: Hashable, Sendable {
    public internal(set) var held = 0
    public internal(set) var violated = 0
    /// By the reason.
    public internal(set) var notJudged: [String: Int] = [:]

    public var judged: Int { held + violated }
  }

  public internal(set) var cases = 0
  public internal(set) var counts: [String: Counts] = [:]

  mutating func count(_ judgement: Judgement, of id: String) {
    switch judgement {
    case .held: counts[id, default: Counts()].held += 1
    case .violated: counts[id, default: Counts()].violated += 1
    case .notJudged(let reason): counts[id, default: Counts()].notJudged[reason, default: 0] += 1
    }
  }
}
