/// How a simulated keyboard looks and behaves. Lengths are in points.
public struct KeyboardProfile: Equatable, Sendable {
  /// The versions of iOS that differ in what their keyboards tell.
  public enum System: Int, CaseIterable, Sendable {
    /// iOS 13 to 15: notifications have no object, and a turn hides and shows the keyboard twice.
    case iOS13 = 13
    /// iOS 16 to 18: the object is the screen.
    case iOS16 = 16
    /// iOS 26: a hide reports the accessory that stays behind (a comment in IQKeyboardManager's IQKeyboardInfo).
    case iOS26 = 26
  }

  /// Where the user has put the keyboard. Only a docked one takes space away.
  ///
  /// On iOS 26 the top of an undocked keyboard follows the focused view upward, and no further down than it was put: a
  /// full-width keyboard that does so, above the bottom of the screen, is reported in a comment of a public source file.
  public enum Style: String, CaseIterable, Sendable {
    case docked, undocked, split, floating
  }

  public var system: System
  /// Of the docked keyboard without a bar or an accessory, down to the bottom of the screen, while the screen is
  /// higher than wide, and while it is not.
  public var height = 216.0
  public var heightSideways = 162.0
  /// Of the bar with suggestions, for responders that take them; zero where the user has turned it off.
  public var predictiveBar = 0.0
  public var style = Style.docked
  /// Whether the user types on a keyboard of their own: only what stands above the keys is on the screen then.
  public var isHardware = false
  /// Of the shortcut bar that a pad shows above its keys, and alone over a hardware keyboard.
  public var shortcutBar = 0.0
  /// Whether the keyboard fades instead of moving, as the accessibility setting says: a hide reports the zero
  /// rectangle then (React Native's issue 29974).
  public var crossFades = false
  /// Of a bar above the docked keys of iOS 26 that comes while the focused view, or the caret of a text view, ends less
  /// than the bar's own height above the keyboard, and goes while it ends higher; zero for none.
  ///
  /// The keyboard is a function of the layout then. No report has this rule; it is a plain one for a docked keyboard that
  /// answers to the layout, as an undocked one does by a report. The bar counts as the keyboard's, so that a screen that
  /// rises with it point by point brings it to rest at once.
  public var nearBar = 0.0

  public init(_ system: System) {
    self.system = system
  }

  /// Whether the undocked keyboard follows the focused view.
  var followsFocus: Bool { system == .iOS26 && style == .undocked }
}
