import PortableUIKit

/// Hears of the keyboard, and remembers where it is: so whoever owns one can decide again at any time.
@MainActor
final class KeyboardTracker {
  /// The keyboard's last announced frame in screen coordinates; nil while there is none.
  private(set) var frame: CGRect?
  private var observers: [any NSObjectProtocol] = []

  /// - Parameters:
  ///   - ignoresOtherApps: whether a keyboard of another app counts as none.
  ///   - onChange: called after each notification that says something, inside an animation like the keyboard's own.
  init(ignoresOtherApps: Bool = false, onChange: @escaping @MainActor () -> Void) {
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ] {
      let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let notice = KeyboardNotice(notification, ignoresOtherApps: ignoresOtherApps)
        MainActor.assumeIsolated { self?.take(notice, onChange) }
      }
      observers.append(observer)
    }
  }

  isolated deinit {
    observers.forEach(NotificationCenter.default.removeObserver)
  }

  private func take(_ notice: KeyboardNotice, _ onChange: @escaping @MainActor () -> Void) {
    switch notice.frame {
    case .unknown: return
    case .gone: frame = nil
    case .known(let known): frame = known
    }
    UIView.animate(
      withDuration: notice.duration, delay: 0, options: [notice.curve, .beginFromCurrentState],
      animations: { onChange() })
  }

  /// The top of a keyboard that sits at the bottom of the screen over its whole width. One that floats, is split or
  /// undocked takes no space away.
  func dockedTop(on screen: UIScreen) -> CGFloat? {
    guard let frame, frame.isDocked(on: screen.bounds) else { return nil }
    return frame.minY
  }
}

/// What a keyboard notification says, read once and checked.
private struct KeyboardNotice: Sendable {
  enum Frame {
    case known(CGRect)
    case gone
    /// There is no frame, or one that cannot be meant: nothing is known that was not known before.
    case unknown
  }

  let frame: Frame
  let duration: TimeInterval
  let curve: UIView.AnimationOptions

  init(_ notification: Notification, ignoresOtherApps: Bool) {
    let info = notification.userInfo ?? [:]
    duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0.25
    let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 7
    self.curve = UIView.AnimationOptions(rawValue: curve << 16)
    let isLocal = (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true
    let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    let isHide = notification.name == UIResponder.keyboardWillHideNotification
    if isHide || (end?.isNull ?? false) || (ignoresOtherApps && !isLocal) {
      frame = .gone
    } else if let end, end.isFinite {
      frame = .known(end)
    } else {
      frame = .unknown
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  fileprivate func isDocked(on screen: CGRect) -> Bool {
    let visible = min(maxY, screen.maxY) - max(minY, screen.minY)
    return width >= screen.width - 1 && maxY >= screen.maxY - 1 && height > 0 && visible.rounded() > 0
  }
}

extension UIView {
  /// Points on the screen for each point of this view's y: negative upside down, and none where the view is turned by
  /// 90 degrees.
  func verticalScale(in screen: UIScreen) -> CGFloat {
    convert(CGPoint(x: 0, y: 1), to: screen.coordinateSpace).y - convert(.zero, to: screen.coordinateSpace).y
  }
}
