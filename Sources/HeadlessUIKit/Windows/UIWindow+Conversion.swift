public import Foundation

// A window is at home on the screen: nil stands for that here, and not for the window's base, as in other views (Apple's
// UIWindow, convert(_:to:): "Specify nil to convert the rectangle to the logical coordinate system of the screen").
extension UIWindow {
  /// A point of this window in another's coordinates; nil stands for the screen.
  public final func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    guard window !== self else { return point }
    let onScreen = climb(point, to: nil)
    return window?.pointFromScreen(onScreen) ?? onScreen
  }

  /// A point of another window, or for nil of the screen, in this one's coordinates.
  public final func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    window?.convert(point, to: Optional(self)) ?? pointFromScreen(point)
  }

  /// A rectangle of this window in another's coordinates; nil stands for the screen.
  public final func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    guard window !== self else { return rect }
    let onScreen = climb(rect, to: nil)
    return window?.rectFromScreen(onScreen) ?? onScreen
  }

  /// A rectangle of another window, or for nil of the screen, in this one's coordinates.
  public final func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    window?.convert(rect, to: Optional(self)) ?? rectFromScreen(rect)
  }
}
