import PortableUIKit

/// A screen that moves up by as much as the keyboard covers of the focused view, and comes back.
///
/// Every decision starts from the state at rest: where the view would be if this class had never moved
/// it. So deciding twice is deciding once, and whatever happened in between does not matter.
final class OcclusionShiftRepaired: UIViewController {
  private var keyboard: KeyboardTracker?
  private var lift: Lift?
  private var observers: [any NSObjectProtocol] = []

  /// Where this class put the view's centre, where it would be without, and the view's size then.
  private struct Lift {
    var written: CGPoint
    var rest: CGPoint
    var size: CGSize
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    keyboard = KeyboardTracker { [weak self] in self?.updateLift() }
    for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
      let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.updateLift() }
      }
      observers.append(observer)
    }
  }

  isolated deinit {
    observers.forEach(NotificationCenter.default.removeObserver)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateLift()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    updateLift()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateLift()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.endEditing(true)
  }

  /// Puts the view where it belongs now.
  private func updateLift() {
    let rest = restingCenter
    let center = CGPoint(x: rest.x, y: rest.y - neededLift(from: rest))
    lift = center == rest ? nil : Lift(written: center, rest: rest, size: view.bounds.size)
    if view.center != center { view.center = center }
  }

  /// Where the view's centre is without the lift. A centre that this class did not write was written by
  /// the owner's layout, and is the new rest; so is any centre of a view that has another size now, which
  /// may happen to be the lifted one.
  private var restingCenter: CGPoint {
    guard let lift, view.center == lift.written, view.bounds.size == lift.size else { return view.center }
    return lift.rest
  }

  /// A screen inside one of the same kind leaves the lift to the outer: two that act on each other's
  /// lift would depend on which of them hears first.
  private var isInsideAnother: Bool {
    sequence(first: parent, next: { $0?.parent }).prefix { $0 != nil }.contains {
      $0 is OcclusionShiftRepaired
    }
  }

  /// How far up the view must go, in the superview's coordinates.
  private func neededLift(from rest: CGPoint) -> CGFloat {
    guard !isInsideAnother, let superview = view.superview,
      let screen = view.window?.windowScene?.screen, let top = keyboard?.dockedTop(on: screen),
      let responder = view.innermostFirstResponder
    else { return 0 }
    let space = screen.coordinateSpace
    let scale = superview.verticalScale(in: screen)
    guard abs(scale) > 0.001 else { return 0 }
    let restShift = (rest.y - view.center.y) * scale
    func resting(_ rect: CGRect, in view: UIView) -> CGRect {
      view.convert(rect, to: space).offsetBy(dx: 0, dy: restShift)
    }
    let screenful = resting(view.bounds, in: view)
    let room = top - screenful.minY
    var target = resting(responder.bounds, in: responder)
    if target.height > room, let caret = responder.caret { target = resting(caret, in: responder) }
    let highest = target.height > room ? target.minY - screenful.minY : .greatestFiniteMagnitude
    let overlap = screenful.maxY - top
    return max(0, min(target.maxY - top, highest, overlap)) / scale
  }
}

extension UIView {
  /// The first responder at or below this view, innermost where several answer: a search bar answers for
  /// its field, and it is the field that must be visible.
  fileprivate var innermostFirstResponder: UIView? {
    for subview in subviews {
      if let responder = subview.innermostFirstResponder { return responder }
    }
    return isFirstResponder ? self : nil
  }

  /// Where the next character will go, in a text view that has the focus.
  fileprivate var caret: CGRect? {
    guard let textView = self as? UITextView, let range = textView.selectedTextRange else { return nil }
    return textView.caretRect(for: range.end)
  }
}
