public import KeyboardScenarios

extension Invariant {
  /// All invariants, in the order of their ids.
  public static let all: [Invariant] = [
    .safety, .top, .bounded, .minimal, .noOp, .axisPurity, .restore, .idempotence, .pathIndependence,
    .wrapper, .irrelevance, .beginIrrelevance, .degenerate, .undocked, .search, .searchLooks,
    .searchSoundness, .noLateWrite,
  ]

  /// The invariant with this id.
  public static func named(_ id: String) -> Invariant? {
    all.first { $0.id == id }
  }

  /// What a subject with these claims must keep.
  public static func selected(by claims: Claims) -> [Invariant] {
    switch claims.kind {
    case .container:
      [
        .safety, .top, .bounded, .minimal, .noOp, .axisPurity, .restore, .idempotence, .pathIndependence,
        .wrapper, .irrelevance, .beginIrrelevance, .degenerate, .undocked, .noLateWrite,
      ]
    case .search: [.search, .searchLooks, .searchSoundness]
    }
  }
}
