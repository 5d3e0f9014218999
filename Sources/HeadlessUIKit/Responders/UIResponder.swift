public import Foundation

/// What can hear events and hold the focus: a view, a controller, a window, a scene, the application.
///
/// A class, as in UIKit: code under test subclasses it and compares responders by identity.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {}

  #if !canImport(ObjectiveC)
    deinit {
      if AssociatedObjects.isInUse { AssociatedObjects.forget(ObjectIdentifier(self)) }
    }
  #endif

  /// Who hears what this responder does not handle.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { isStoredFirstResponder }

  /// Takes the focus in this responder's window.
  ///
  /// The responder itself is asked first, then the one that has the focus. Outside a window the answer is false
  /// and nobody is asked.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFocus() }

  /// Gives up the focus; true at once for a responder that does not have it.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFocus() }

  /// What stands in place of the keys, and above them, while this responder is first responder. UIKit goes up the chain
  /// for the accessory.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  /// Brings the keyboard up to date with the responder's input views and traits.
  open func reloadInputViews() {
    if isStoredFirstResponder { focusWindow?.followInputViews() }
    Headless.keyboard?.follow()
  }

  /// Nothing is loaded from a nib here.
  open func awakeFromNib() {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the responder does what a menu or a command asks for; unless a subclass knows better, it does what it has
  /// a method for.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isUnderstood(by: self)
  }

  /// The first along the chain, from this responder on, that does what is asked for.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The view that stands for the responder in the hierarchy: itself, or a controller's own.
  var responderView: UIView? { nil }

  /// Whether the responder tells of its focus before the keyboard comes, as text fields do, and text views do not
  /// (fact R7: two independent sources).
  var speaksBeforeKeyboard: Bool { false }

  /// Runs when the responder has got the focus.
  func focusDidArrive() {}

  /// Runs when the keyboard has come for a responder that has told of its focus before.
  func keyboardDidFollow() {}

  /// Runs when the responder has lost the focus.
  func focusDidLeave() {}
}
