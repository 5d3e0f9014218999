extension Invariant {
  /// All invariants, in the order of their ids.
  public static let all: [Invariant] = [
    .safety, .top, .bounded, .minimal, .noOp, .axisPurity, .restore, .currentRest, .idempotence,
    .pathIndependence, .noDrift, .commuting, .monotone, .slope, .translation, .wrapper, .scaledLift,
    .fieldShift, .irrelevance, .beginIrrelevance, .echo, .channel, .degenerate, .undocked, .foreign,
    .otherOwner, .stability, .release, .single, .animation, .immediate, .oneFocus, .search,
    .searchLooks, .searchSoundness, .focusInWindow, .endEditing, .editingByTurns, .flush, .barBounded,
    .composedTransform, .flushUnderTransform, .constant, .notLowered,
    .caret, .rotation, .turnAround, .background, .cancelledPop, .afterLayout, .focusClear, .closedLoop,
    .noLateWrite,
    .silentFocus, .touchable, .focusLeftAlone,
  ]

  /// The invariant with this id.
  public static func named(_ id: String) -> Invariant? {
    all.first { $0.id == id }
  }
}
