/// How a presented controller covers what is there.
///
/// A popover is shown as a form sheet here, and the custom style, which has no presentation controllers to ask, like
/// `overFullScreen`. Alerts have a shape of their own.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// Whether the presenter's view goes away while the presented one is there.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether only the nearest context is covered, and not the window.
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
