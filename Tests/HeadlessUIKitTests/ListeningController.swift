import Foundation
import HeadlessUIKit

/// Writes down what it hears of its appearance.
final class ListeningController: UIViewController {
  let name: String
  let heard: Heard

  init(_ name: String, in heard: Heard) {
    self.name = name
    self.heard = heard
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }

  private func note(_ event: String) {
    heard.all.append("\(name) \(event)")
  }
}

/// What several controllers have heard, in order.
@MainActor final class Heard {
  var all: [String] = []

  /// What has been heard since the last time.
  func take() -> [String] {
    defer { all = [] }
    return all
  }
}
