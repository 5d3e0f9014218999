import PortableUIKit

/// Hears of the keyboard, and remembers where it is: so whoever owns one can decide again at any time.
///
/// It knows no keyboard that came before it: make it before the first field of the app can get the focus, or expect
/// the next notification.
@MainActor
final class KeyboardTracker {
  /// The keyboard's last announced frame in screen coordinates; nil while there is none.
  private var frame: CGRect?
  /// The screen that the frame is of, where it was said: from iOS 16.1 on a keyboard can be on another display.
  private var screen: ObjectIdentifier?
  private var observations: [Observation] = []
  private let beforeChange: @MainActor () -> Void
  private let onChange: @MainActor () -> Void

  /// - Parameters:
  ///   - ignoresOtherApps: whether a keyboard of another app counts as none.
  ///   - beforeChange: called before the frame is another, outside of the animation: what is due in the layout anyway
  ///     is not to move with the keyboard.
  ///   - onChange: called after each notification that says something, inside an animation like the keyboard's own.
  init(
    ignoresOtherApps: Bool = false, beforeChange: @escaping @MainActor () -> Void = {},
    onChange: @escaping @MainActor () -> Void
  ) {
    (self.beforeChange, self.onChange) = (beforeChange, onChange)
    observations = KeyboardNotice.names.map { name in
      Observation(of: name) { [weak self] notification in
        let notice = KeyboardNotice(notification, ignoresOtherApps: ignoresOtherApps)
        MainActor.assumeIsolated { self?.take(notice) }
      }
    }
  }

  private func take(_ notice: KeyboardNotice) {
    if case .unknown = notice.frame { return }
    beforeChange()
    switch notice.frame {
    case .unknown, .arrived: break
    case .gone: frame = nil
    case .known(let known): (frame, screen) = (known, notice.screen)
    }
    UIView.animate(
      withDuration: notice.duration, delay: 0,
      options: [notice.curve, .beginFromCurrentState, .allowUserInteraction], animations: { self.onChange() })
  }

  /// The top of a keyboard that sits at the bottom of the screen over its whole width. One that floats, is split or
  /// undocked takes no space away.
  func dockedTop(on screen: UIScreen) -> CGFloat? {
    guard let frame, frame.isDocked(on: screen.bounds) else { return nil }
    guard self.screen == nil || self.screen == ObjectIdentifier(screen) else { return nil }
    return frame.minY
  }
}

/// What a keyboard notification says, read once and checked.
private struct KeyboardNotice: Sendable {
  enum Frame {
    case known(CGRect)
    case gone
    /// The keyboard is where it was said to go: UIKit may have moved a sheet meanwhile.
    case arrived
    /// There is no frame, or one that cannot be meant: nothing is known that was not known before.
    case unknown
  }

  let frame: Frame
  let screen: ObjectIdentifier?
  let duration: TimeInterval
  let curve: UIView.AnimationOptions

  static let names = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardDidChangeFrameNotification,
  ]

  init(_ notification: Notification, ignoresOtherApps: Bool) {
    let info = notification.userInfo ?? [:]
    duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0.25
    let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 7
    self.curve = UIView.AnimationOptions(rawValue: curve << 16)
    screen = (notification.object as? UIScreen).map { ObjectIdentifier($0) }
    let isLocal = (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true
    let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    switch notification.name {
    case UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification:
      frame = .arrived
    case UIResponder.keyboardWillHideNotification: frame = .gone
    case _ where end?.isNull ?? false: frame = .gone
    case _ where ignoresOtherApps && !isLocal: frame = .gone
    default: frame = end.flatMap { $0.isFinite ? .known($0) : nil } ?? .unknown
    }
  }
}

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  fileprivate func isDocked(on screen: CGRect) -> Bool {
    let visible = min(maxY, screen.maxY) - max(minY, screen.minY)
    return width >= screen.width - 1 && maxY >= screen.maxY - 1 && height > 0 && visible.rounded() > 0
  }
}
