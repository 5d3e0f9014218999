import PortableUIKit

/// Writes down what fields ask and tell, by the names that they are given as tags, and answers as it is told to.
@MainActor final class EditingLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
  private var lines: [String] = []
  var refusesBegin = false
  var refusesEnd = false

  /// What has been asked and told since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Writes down what is announced of the keyboard too.
  func listenToKeyboard() {
    let names: KeyValuePairs = [
      UIResponder.keyboardWillChangeFrameNotification: "keyboard will change",
      UIResponder.keyboardWillShowNotification: "keyboard will show",
      UIResponder.keyboardWillHideNotification: "keyboard will hide",
    ]
    for (name, line) in names {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.lines.append(line) }
      }
    }
  }

  private func note(_ event: String, of view: UIView) {
    lines.append("\(view.tag) \(event)")
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("should begin", of: textField)
    return !refusesBegin
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    note("did begin", of: textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("should end", of: textField)
    return !refusesEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    note("did end", of: textField)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    note("should begin", of: textView)
    return !refusesBegin
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    note("did begin", of: textView)
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    note("should end", of: textView)
    return !refusesEnd
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    note("did end", of: textView)
  }
}
