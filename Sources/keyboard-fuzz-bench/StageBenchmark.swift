import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PortableUIKit

/// Show and hide on a screen with 20 views: the stage, and whole cases, beside a plain loop.
///
/// The loop builds the same screen, focuses the same field and posts the same notifications to the same
/// subject, and looks at nothing. The three take turns, and the medians of nine rounds are compared.
@MainActor
enum StageBenchmark {
  private static let rounds = 9
  private static let plays = 2000
  private static let subject = ShippedSubjects.occlusionShiftRepaired

  static func run() {
    var times: [[Double]] = [[], [], []]
    for _ in 0..<rounds {
      times[0].append(seconds { _ = PlainLoop.play(subject) })
      times[1].append(seconds { _ = Stage.play(scenario, on: subject).moments.count })
      times[2].append(
        seconds {
          _ = Verdict(of: varied, claims: subject.claims) { Stage.play($0, on: subject) }.judgements.count
        })
    }
    let rates = times.map { Double(plays) / $0.sorted()[rounds / 2] }
    print("20 views, appear, focus, show, hide; medians of \(rounds) rounds of \(plays), one core")
    print("plain loop    \(Int(rates[0])) a second")
    print("stage         \(Int(rates[1])) a second, \(ratio(rates[1], rates[0])) of the plain loop")
    print("whole cases   \(Int(rates[2])) a second, \(ratio(rates[2], rates[1])) of the stage")
    print("              (three plays each: the case, without a keyboard, and varied; all invariants)")
  }

  private static func seconds(_ body: () -> Void) -> Double {
    ContinuousClock().measure { for _ in 0..<plays { body() } }.seconds
  }

  private static func ratio(_ one: Double, _ other: Double) -> Double {
    (one / other * 100).rounded() / 100
  }

  private static let scenario: Scenario = {
    var root = Scenario.View(.view)
    root.controller = .subject
    var views = [root]
    for index in 0..<4 {
      views.append(Scenario.View(.view, frame: Rect(0, Double(index) * 160, 375, 160), in: 0))
    }
    for index in 0..<15 {
      let box = 1 + index % 4
      let y = Double(index / 4) * 40
      views.append(Scenario.View(index == 14 ? .textField : .view, frame: Rect(20, y, 335, 36), in: box))
    }
    let steps = [
      Step(.appear), Step(.focus(19)), Step(.keyboard(KeyboardNotification(.willShow, end: PlainLoop.shown))),
      Step(.keyboard(KeyboardNotification(.willHide, end: PlainLoop.hidden))),
    ]
    return Scenario(views: views, steps: steps)
  }()

  private static let varied = Case(scenario, vary: .repeatStep(2))
}

/// The same screen and the same notifications, with nobody looking.
@MainActor
private enum PlainLoop {
  static let shown = Rect(0, 451, 375, 216)
  static let hidden = Rect(0, 667, 375, 216)

  static func play(_ subject: any KeyboardSubject) -> CGFloat {
    Headless.reset(screen: CGSize(width: 375, height: 667), idiom: .phone)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = subject.makeScreen()
    let field = fill(controller.view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    field.becomeFirstResponder()
    post(UIResponder.keyboardWillShowNotification, from: hidden, to: shown)
    post(UIResponder.keyboardWillHideNotification, from: shown, to: hidden)
    return controller.view.center.y
  }

  /// Adds four boxes with fifteen views; returns the field, which is the last.
  private static func fill(_ root: UIView) -> UITextField {
    let boxes = (0..<4).map { UIView(frame: CGRect(x: 0, y: Double($0) * 160, width: 375, height: 160)) }
    boxes.forEach(root.addSubview)
    for index in 0..<14 {
      boxes[index % 4].addSubview(
        UIView(frame: CGRect(x: 20, y: Double(index / 4) * 40, width: 335, height: 36)))
    }
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 335, height: 36))
    boxes[2].addSubview(field)
    return field
  }

  private static func post(_ name: NSNotification.Name, from begin: Rect, to end: Rect) {
    Headless.postKeyboard(name: name, begin: rect(begin), end: rect(end), duration: 0.25)
    Headless.advance(by: 0.25)
  }

  private static func rect(_ rect: Rect) -> CGRect {
    CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
