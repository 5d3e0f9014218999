public import KeyboardScenarios

/// Something that must hold whenever a screen and a keyboard meet.
public struct Invariant: Sendable {
  public enum Class: String, Sendable {
    /// A user is blocked: text is hidden, or the layout is lost.
    case broken
    /// A known limit of the technique.
    case weakness
    /// An animation that is not as it should be.
    case cosmetic
  }

  /// The stable id, such as `I9`.
  public let id: String
  /// The rule, as a fact about a good screen.
  public let statement: String
  public let severity: Class
  /// The kind of variation that it compares with; nil if one run is enough.
  public let variation: Variation.Kind?
  private let body: @Sendable (Evidence) -> Judgement

  init(
    _ id: String, _ severity: Class, _ statement: String, comparing variation: Variation.Kind? = nil,
    _ body: @escaping @Sendable (Evidence) -> Judgement
  ) {
    (self.id, self.severity, self.statement) = (id, severity, statement)
    (self.variation, self.body) = (variation, body)
  }

  /// Judges a case.
  public func judge(_ evidence: Evidence) -> Judgement {
    if let variation, evidence.content.variation?.kind != variation {
      return .notJudged("the case has no \(variation.rawValue) variation")
    }
    return body(evidence)
  }
}

extension Invariant {
  /// An invariant of every settled state: it is judged moment by moment, and the first violation counts.
  init(
    _ id: String, _ severity: Class, _ statement: String,
    always body: @escaping @Sendable (Situation) -> Judgement
  ) {
    self.init(id, severity, statement) { evidence in
      var judgement = Judgement.notJudged("nothing happens")
      for situation in evidence.situations {
        switch (body(situation), judgement) {
        case (.violated(let violation), _): return .violated(violation)
        case (.held, _): judgement = .held
        case (.notJudged(let reason), .notJudged): judgement = .notJudged(reason)
        case (.notJudged, _): break
        }
      }
      return judgement
    }
  }
}
