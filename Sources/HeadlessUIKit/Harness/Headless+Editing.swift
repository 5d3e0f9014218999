import Foundation

extension Headless {
  /// Called with every view that is announced to begin or to have ended editing, before observers hear.
  @exclusivity(unchecked) public static var editingWitness: ((_ view: UIView, _ hasBegun: Bool) -> Void)?

  static func witnessEditing(_ name: NSNotification.Name, of view: UIView) {
    guard let editingWitness else { return }
    switch name {
    case UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification:
      editingWitness(view, true)
    case UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification:
      editingWitness(view, false)
    default: break
    }
  }
}
