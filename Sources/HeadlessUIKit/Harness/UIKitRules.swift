/// What UIKit does where its sources are few or disagree: each rule is a switch, so that code can be tried under
/// both positions. The defaults are what is more likely.
public struct UIKitRules: Equatable, Sendable {
  /// Whether a scroll view that nobody drags brings its offset back to where there is content when its insets, its
  /// size or that of its content change. That UIKit does so is observed; for which changes exactly is not.
  public var clampsOffsets = true

  /// Whether the view of a child controller keeps the first safe area that it was given in its parent, wherever it
  /// goes then. One source says so, and others lift such views and see the insets change.
  public var freezesChildSafeAreas = false

  /// Whether layout margins grow by the safe area. `insetsLayoutMarginsFromSafeArea` is documented to do so; how
  /// far, one measurement says.
  public var growsMarginsBySafeArea = true

  /// How near to an edge, in points, a floating keyboard is when a layout guide takes it for near. That iOS has such a
  /// distance is documented; how far it is, is not.
  public var nearEdgeDistance = 80.0

  /// Whether a sheet in which one types goes out of the keyboard's way by itself. Many report that it does; how far a
  /// form sheet goes where there is little room, nobody does. Alerts go in any case.
  public var movesSheets = true

  /// Whether the keyboard belongs to the first responder of the key window alone; otherwise any window's first
  /// responder brings it up.
  public var keyWindowHasKeyboard = true

  public init() {}
}

extension Headless {
  /// The rules in force, to be changed before there are views; a reset brings back the defaults.
  public static var rules = UIKitRules()
}
