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
  public enum Style: String, CaseIterable, Sendable {
    case docked, undocked, split, floating
  }

  public var system: System
  /// Of the docked keyboard without a bar or an accessory, down to the bottom of the screen, while the screen is
  /// higher than wide, and while it is not.
  public var height = 216.0
  public var heightSideways = 162.0
  /// Of the bar with suggestions; zero where the user has turned it off.
  public var predictiveBar = 0.0
  public var style = Style.docked
  /// Whether the user types on a keyboard of their own: only what stands above the keys is on the screen then.
  public var isHardware = false
  /// Of the shortcut bar that a pad shows above its keys, and alone over a hardware keyboard.
  public var shortcutBar = 0.0
  /// Whether the keyboard fades instead of moving, as the accessibility setting says: a hide reports the zero
  /// rectangle then (React Native's issue 29974).
  public var crossFades = false

  public init(_ system: System) {
    self.system = system
  }
}
