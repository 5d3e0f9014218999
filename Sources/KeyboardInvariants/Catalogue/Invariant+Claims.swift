public import KeyboardScenarios

extension Invariant {
  /// What a subject with these claims must keep, in the order of the catalogue.
  ///
  /// What a correct system of a kind cannot keep is not in its list:
  ///
  /// - A bar follows any keyboard and protects no field. So none of what is asked of a container for the sake of the
  ///   focused view (I1 to I5, I12, I17, I18, I26, I51, I61) is asked of it; I58 only where it is claimed.
  /// - A bar that rides by a constraint leaves its transform alone (I43), and one that rides by its transform has no
  ///   constant (I46).
  /// - What is about content insets and offsets (I49, I50, I52) is asked of nobody here: none of the three kinds scrolls.
  public static func selected(by claims: Claims) -> [Invariant] {
    let ids = Set(selection(by: claims).map(\.id))
    return all.filter { ids.contains($0.id) }
  }

  private static func selection(by claims: Claims) -> [Invariant] {
    switch claims.kind {
    case .search: focus + [.search, .searchLooks, .searchSoundness]
    case .container: mover + container + (claims.foreign == .ignored ? [.foreign] : [])
    case .toolbar: mover + bar + [.composedTransform] + claimed(by: claims)
    case .constraintBar: mover + bar + [.constant] + claimed(by: claims)
    }
  }

  /// Of everything in whose screen fields have the focus.
  private static let focus: [Invariant] = [.oneFocus, .focusInWindow, .endEditing, .editingByTurns]

  /// Of everything that moves something out of the keyboard's way.
  private static let mover: [Invariant] =
    focus + [
      .axisPurity, .restore, .currentRest, .idempotence, .pathIndependence, .noDrift, .monotone, .slope,
      .translation, .wrapper, .irrelevance, .beginIrrelevance, .echo, .channel, .degenerate, .undocked,
      .stability, .release, .single, .animation, .immediate, .rotation, .turnAround, .background,
      .cancelledPop, .afterLayout, .closedLoop, .noLateWrite, .touchable, .focusLeftAlone,
    ]

  /// Of a container that moves as far as the focused view needs.
  private static let container: [Invariant] = [
    .safety, .top, .bounded, .minimal, .noOp, .commuting, .scaledLift, .fieldShift, .otherOwner, .caret,
    .silentFocus,
  ]

  /// Of a bar that stands on the keyboard.
  private static let bar: [Invariant] = [.flush, .barBounded, .flushUnderTransform, .notLowered]

  private static func claimed(by claims: Claims) -> [Invariant] {
    (claims.foreign == .ignored ? [.foreign] : []) + (claims.keepsFocusClear ? [.focusClear] : [])
  }
}
