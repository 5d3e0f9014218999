import Foundation

/// A simulated keyboard as it is on the screen at one time.
struct KeyboardAppearance: Equatable {
  /// As notifications report it, in the screen's coordinates: it may reach below the screen.
  var frame: CGRect
  var style: KeyboardProfile.Style
  /// Where the screen ends below, as it was turned then.
  var bottom: CGFloat
  /// Whether it is this app's.
  var isLocal = true
  /// How much of its height is an accessory view.
  var accessory: CGFloat = 0

  var isDocked: Bool { style == .docked }

  /// Where it is while it is not there: just below the screen.
  var below: CGRect { CGRect(origin: CGPoint(x: frame.minX, y: bottom), size: frame.size) }

  var place: KeyboardPlace { KeyboardPlace(frame: frame, isDocked: isDocked) }
}

extension KeyboardProfile {
  /// The keyboard that a responder brings up; nil for one that has neither keys nor an accessory.
  ///
  /// - Parameters:
  ///   - isNear: whether the focused view is so near that there is the bar for that.
  ///   - focusEnd: where the focused view ends on the screen, as far as the keyboard follows it.
  @MainActor
  func appearance(
    for responder: UIResponder, on screen: CGRect, isNear: Bool, focusEnd: CGFloat?
  ) -> KeyboardAppearance? {
    let accessory = responder.accessoryHeight
    guard let keys = height(ofKeysFor: responder, on: screen) else {
      guard accessory > 0 else { return nil }
      // What stands alone at the bottom keeps clear of the home indicator.
      return docked(accessory + responder.safeBottom, on: screen, accessory: accessory)
    }
    guard isHardware, responder.inputView == nil else {
      let bar = isNear && system == .iOS26 && style == .docked ? nearBar : 0
      var appearance = place(height: keys + accessory + bar, accessory: accessory, on: screen)
      if followsFocus, let focusEnd {
        appearance.frame.origin.y = max(0, min(appearance.frame.origin.y, focusEnd))
      }
      return appearance
    }
    guard accessory + shortcutBar > 0 else { return nil }
    let visible = accessory + shortcutBar + responder.safeBottom
    // The frame keeps its whole height, most of it below the screen (fact K6: end.minY alone is right).
    var appearance = docked(visible, on: screen, accessory: accessory)
    appearance.frame.size.height = keys + accessory
    return appearance
  }

  /// Another app's keyboard.
  func foreignAppearance(on screen: CGRect) -> KeyboardAppearance {
    var appearance = docked(plainHeight(on: screen), on: screen, accessory: 0)
    appearance.isLocal = false
    return appearance
  }

  @MainActor
  private func height(ofKeysFor responder: UIResponder, on screen: CGRect) -> CGFloat? {
    if let view = responder.inputView { return view.keyboardHeight }
    guard let input = responder as? any UIKeyInput, (responder as? UITextView)?.isEditable ?? true else {
      return nil
    }
    return plainHeight(on: screen) + (input.takesSuggestions ? predictiveBar : 0)
  }

  private func plainHeight(on screen: CGRect) -> CGFloat {
    (screen.height >= screen.width ? height : heightSideways) + shortcutBar
  }

  private func docked(_ height: CGFloat, on screen: CGRect, accessory: CGFloat) -> KeyboardAppearance {
    KeyboardAppearance(
      frame: CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height), style: .docked,
      bottom: screen.maxY, accessory: accessory)
  }

  private func place(height: CGFloat, accessory: CGFloat, on screen: CGRect) -> KeyboardAppearance {
    var appearance = docked(height, on: screen, accessory: accessory)
    guard style != .docked else { return appearance }
    appearance.style = style
    if style == .floating {
      appearance.frame = CGRect(x: screen.midX - 160, y: screen.maxY - 40 - 260, width: 320, height: 260)
    } else {
      appearance.frame.origin.y = max(0, appearance.frame.origin.y - 100)
    }
    return appearance
  }
}

extension UITextInputTraits {
  /// Whether the keyboard suggests words: not for digits (openradar-mirror's issue 5888), not where nothing is to be
  /// corrected (5928), and not for what nobody is to read.
  fileprivate var takesSuggestions: Bool {
    switch keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
    default: !isSecureTextEntry && autocorrectionType != .no
    }
  }
}

extension UIResponder {
  /// How far the home indicator reaches into the responder's window.
  fileprivate final var safeBottom: CGFloat { focusWindow?.safeAreaInsets.bottom ?? 0 }

  fileprivate final var accessoryHeight: CGFloat {
    accessoryBringer?.inputAccessoryView?.keyboardHeight ?? 0
  }
}
