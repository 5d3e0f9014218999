extension Scenario {
  /// Something of UIKit's that a screen is shown in.
  ///
  /// A translucent bar lets the screen reach below it and takes from its safe area; an opaque one takes from
  /// its frame.
  public enum Surrounding: String, CaseIterable, Sendable {
    case navigationBar, opaqueNavigationBar, tabBar, opaqueTabBar
    /// A sheet of 540 x 620 in the middle of a pad's window; on a phone it is a page sheet.
    case formSheet
    /// A card over most of the window.
    case pageSheet
  }
}
