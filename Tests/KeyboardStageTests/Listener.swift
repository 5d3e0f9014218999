import KeyboardStage
import PortableUIKit

/// A screen that writes down what it hears, and does as it is told when a keyboard comes.
final class Listener: UIViewController {
  /// What was heard, by all screens that write here. A class because they share it.
  @MainActor final class Log {
    var lines: [String] = []
    var beginFrames: [CGRect?] = []
  }

  private let log: Log
  private let act: @MainActor (UIView) -> Void

  /// A subject whose screens write into `log`.
  static func subject(
    _ log: Log = Log(), onKeyboard act: @escaping @MainActor @Sendable (UIView) -> Void = { _ in }
  ) -> ScreenSubject {
    ScreenSubject("listener") { Listener(log, act) }
  }

  private init(_ log: Log, _ act: @escaping @MainActor (UIView) -> Void) {
    (self.log, self.act) = (log, act)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The observer keeps the screen, and nobody removes it.
  override func viewDidLoad() {
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      let begin = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
      let frame = begin?.cgRectValue
      MainActor.assumeIsolated { self.hearKeyboard(from: frame) }
    }
  }

  private func hearKeyboard(from begin: CGRect?) {
    log.lines.append("keyboard")
    log.beginFrames.append(begin)
    act(view)
  }

  override func viewWillAppear(_ animated: Bool) { log.lines.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.lines.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("did disappear") }
}
