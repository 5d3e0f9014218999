import Foundation
import HeadlessUIKit

/// A phone with two fields and a simulated keyboard, and what is heard of them.
@MainActor final class KeyboardScreen {
  let window: UIWindow
  let field: UITextField
  let other: UITextField
  var mayEnd = true
  private(set) var heard: [String] = []
  private(set) var notifications: [Notification] = []
  private var speakers: [Speaker] = []

  init(_ system: KeyboardProfile.System) {
    Headless.reset(screen: CGSize(width: 375, height: 667), idiom: .phone)
    Headless.keyboard = SimulatedKeyboard(KeyboardProfile(system))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.makeKeyAndVisible()
    field = UITextField(0, 100, 100, 40, in: window)
    other = UITextField(0, 200, 100, 40, in: window)
    speakers = ["", "other "].map { Speaker(self, $0) }
    (field.delegate, other.delegate) = (speakers[0], speakers[1])
    for (name, word) in Self.words {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        // Everything here is on the main thread, as a post from it is heard.
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated { self?.hear(note, word) }
      }
    }
  }

  private static let words = [
    (UIResponder.keyboardWillShowNotification, "willShow"),
    (UIResponder.keyboardDidShowNotification, "didShow"),
    (UIResponder.keyboardWillHideNotification, "willHide"),
    (UIResponder.keyboardDidHideNotification, "didHide"),
    (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
    (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
  ]

  private func hear(_ note: Notification, _ word: String) {
    notifications.append(note)
    heard.append("\(word) \(Int(end?.minY ?? -1))")
  }

  func say(_ words: String) {
    heard.append(words)
  }

  func forget() {
    heard.removeAll()
  }

  /// What was heard of the keyboard, without the places.
  var names: [String] {
    heard.map { String($0.prefix { $0 != " " }) }.filter { $0.hasPrefix("will") || $0.hasPrefix("did") }
  }
  var end: CGRect? { notifications.last?.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
  var isLocal: Bool? { notifications.last?.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool }
}

@MainActor private final class Speaker: NSObject, UITextFieldDelegate {
  private unowned let screen: KeyboardScreen
  private let prefix: String

  init(_ screen: KeyboardScreen, _ prefix: String) {
    (self.screen, self.prefix) = (screen, prefix)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { screen.mayEnd }
  func textFieldDidBeginEditing(_ textField: UITextField) { screen.say(prefix + "began") }
  func textFieldDidEndEditing(_ textField: UITextField) { screen.say(prefix + "ended") }
}
