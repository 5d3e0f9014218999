import Foundation

extension Headless {
  /// Called with every view that is announced to begin or to have ended editing, before observers hear.
  @exclusivity(unchecked) public static var editingWitness: ((_ view: UIView, _ hasBegun: Bool) -> Void)?

  /// Whether a notification tells that editing has begun, or that it has ended; nil for others.
  nonisolated static func hasBegunEditing(_ name: NSNotification.Name) -> Bool? {
    switch name {
    case UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification: true
    case UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification: false
    default: nil
    }
  }
}
