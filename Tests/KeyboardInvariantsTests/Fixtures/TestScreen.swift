import KeyboardScenarios
import KeyboardStage
import PortableUIKit

/// A screen that acts whenever it hears of the keyboard or of the focus, as `act` says.
///
/// What it lends to `act` is right: a fault is what a test writes into `act`.
class TestScreen: UIViewController {
  typealias Act = @MainActor @Sendable (TestScreen) -> Void

  /// The keyboard's last finite end frame; nil while it is hidden.
  private(set) var keyboard: CGRect?
  private(set) var begin: CGRect?
  /// The end frame of the last notification, as it came.
  private(set) var end: CGRect?
  /// How many notifications there were.
  private(set) var count = 0
  /// How many layouts of its view it heard of.
  private(set) var layouts = 0
  /// Whether the last keyboard is this app's.
  private(set) var isLocal = true
  /// The centre's y that this class wrote, and the one without the lift.
  private var written: (lifted: CGFloat, rest: CGFloat)?
  private let act: Act
  private let names: [Notification.Name]
  private let hearsLayout: Bool
  private let observers = Observers()

  /// - Parameter hearsLayout: whether it acts after each layout of its view too.
  init(hearing names: [Notification.Name], hearsLayout: Bool = false, _ act: @escaping Act) {
    (self.names, self.hearsLayout, self.act) = (names, hearsLayout, act)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    observers.all = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let info = notification.userInfo ?? [:]
        let begin = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        let isLocal = (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true
        MainActor.assumeIsolated {
          self?.isLocal = isLocal
          self?.hear(name, begin, end)
        }
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
    if hearsLayout { act(self) }
  }

  private func hear(_ name: Notification.Name, _ begin: CGRect?, _ end: CGRect?) {
    (count, self.begin, self.end) = (count + 1, begin, end)
    switch (name, end) {
    case (UIResponder.keyboardWillHideNotification, _), (UIResponder.keyboardDidHideNotification, _):
      keyboard = nil
    case (_, let end?) where end.isNull: keyboard = nil
    case (_, let end?) where Rect(end).isFinite: keyboard = end
    default: break
    }
    act(self)
  }

  /// How far up the view is now.
  var lifted: CGFloat { restingY - view.center.y }

  /// Where the centre is without the lift. A centre that others wrote is the new rest.
  private var restingY: CGFloat {
    guard let written, view.center.y == written.lifted else { return view.center.y }
    return written.rest
  }

  /// Puts the view this far above where it rests.
  func lift(by lift: CGFloat) {
    let rest = restingY
    view.center.y = rest - lift
    written = (rest - lift, rest)
  }

  /// How far up the focused view must go.
  var need: CGFloat {
    guard let keyboard, isDocked, let field = view.focused else { return 0 }
    let essential = (field as? UITextView).map { $0.caretRect(for: UITextPosition()) } ?? field.bounds
    let hidden = field.bottomOnScreen(of: essential) + lifted - keyboard.minY
    return max(0, min(hidden, view.bottomOnScreen(of: view.bounds) + lifted - keyboard.minY))
  }

  /// Whether the keyboard takes space away at the bottom of the screen.
  var isDocked: Bool {
    let screen = UIScreen.main.bounds
    guard let keyboard, keyboard.width >= screen.width - 1, keyboard.height > 0 else { return false }
    let visible = min(keyboard.maxY, screen.maxY) - max(keyboard.minY, 0)
    return keyboard.maxY >= screen.maxY - 1 && visible.rounded() > 0
  }
}

/// Stop listening as soon as their screen goes.
///
/// A class of its own, because only a final one can have an isolated deinitializer.
@MainActor private final class Observers {
  var all: [any NSObjectProtocol] = []

  isolated deinit { all.forEach(NotificationCenter.default.removeObserver) }
}

extension UIView {
  /// The first responder at or below this view, innermost where several answer.
  var focused: UIView? {
    for subview in subviews { if let view = subview.focused { return view } }
    return isFirstResponder ? self : nil
  }

  func bottomOnScreen(of rect: CGRect) -> CGFloat {
    convert(rect, to: UIScreen.main.coordinateSpace).maxY
  }
}

extension Rect {
  fileprivate init(_ rect: CGRect) {
    self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }
}

extension ScreenSubject {
  /// Lifts its screen by what the focused view needs, and keeps everything that it must.
  static let honest = acting { $0.lift(by: $0.need) }

  /// Stays where it is.
  static let still = acting { _ in }

  /// Does what `act` says whenever it hears of the keyboard, or that editing begins.
  static func acting(_ act: @escaping TestScreen.Act) -> ScreenSubject {
    ScreenSubject("acting") { TestScreen(hearing: keyboard + editing, act) }
  }

  /// Lifts its screen by what the focused view needs, also after a layout.
  static let attentive = ScreenSubject("attentive") {
    TestScreen(hearing: keyboard + editing, hearsLayout: true) { $0.lift(by: $0.need) }
  }

  /// Hears of the keyboard alone.
  static let deafToFocus = deaf { $0.lift(by: $0.need) }

  /// Does what `act` says whenever it hears of the keyboard.
  static func deaf(_ act: @escaping TestScreen.Act) -> ScreenSubject {
    ScreenSubject("deaf") { TestScreen(hearing: keyboard, act) }
  }

  static let keyboard = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    UIResponder.keyboardWillChangeFrameNotification,
  ]
  static let editing = [
    UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
  ]
}

extension TestScreen {
  /// Focuses a field that no scenario knows.
  func focusItsOwn() {
    let field = UITextField()
    view.addSubview(field)
    field.becomeFirstResponder()
  }
}
