import PortableUIKit

/// Writes down what is posted of the keyboard.
@MainActor final class KeyboardLog {
  private(set) var posts: [KeyboardNote] = []

  init() {
    let names: KeyValuePairs = [
      UIResponder.keyboardWillChangeFrameNotification: "will change",
      UIResponder.keyboardWillShowNotification: "will show",
      UIResponder.keyboardWillHideNotification: "will hide",
      UIResponder.keyboardDidChangeFrameNotification: "did change",
      UIResponder.keyboardDidShowNotification: "did show",
      UIResponder.keyboardDidHideNotification: "did hide",
    ]
    for (name, title) in names {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        // The keyboard posts on the main thread, and is heard there.
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated { self?.posts.append(KeyboardNote(title: title, note: note)) }
      }
    }
  }

  var titles: [String] { posts.map(\.title) }

  /// What is announced, without what is said when it has come true.
  var announcements: [String] { titles.filter { $0.hasPrefix("will") } }

  func forget() {
    posts.removeAll()
  }
}

/// A notification of the keyboard.
struct KeyboardNote {
  let title: String
  let note: Notification

  /// In the screen's coordinates.
  var begin: CGRect? { self[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect }
  var end: CGRect? { self[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }

  subscript(key: String) -> Any? { note.userInfo?[key] }
}
