import PortableUIKit

/// A screen that moves up by as much as the keyboard covers of the focused view, and comes back.
///
/// Every decision starts from the state at rest: where the view would be if this class had never moved it. So deciding
/// twice is deciding once. A move of the view that does not resize it is seen at the next signal only; a view that is
/// held by constraints is put back by them, so let a view in it rise instead. While the view is lifted this class owns
/// `additionalSafeAreaInsets`.
final class OcclusionShiftRepaired: UIViewController {
  private var keyboard: KeyboardTracker?
  private var lift: Lift?
  private var observations: [Observation] = []

  /// Where this class put the view's centre, and how everything would be without.
  private struct Lift {
    var lifted: CGPoint
    var rest: CGPoint
    var size: CGSize
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    keyboard = KeyboardTracker { [weak self] in self?.updateLift() }
    observations = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ].map { name in
      Observation(of: name) { [weak self] _ in
        MainActor.assumeIsolated { self?.followFocus() }
      }
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    updateLift()
  }

  /// A transition may have brought the view here without a layout.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
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

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    holdSafeArea()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    view.endEditing(true)
  }

  /// Between two fields of one kind the keyboard stays, and nothing is announced but the editing.
  private func followFocus() {
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.updateLift() })
  }

  /// Puts the view where it belongs now.
  private func updateLift() {
    if isLifted { holdSafeArea() } else { letGo() }
    let rest = lift?.rest ?? view.center
    let center = CGPoint(x: rest.x, y: rest.y - neededLift(from: rest))
    // On the way through scales and turns around, the same lift may come out with other last digits.
    let isSameLift = center != rest && center.x == view.center.x && abs(center.y - view.center.y) < 1e-6
    if view.center != center, !isSameLift { view.center = center }
    guard center != rest else { return letGo() }
    lift = Lift(lifted: view.center, rest: rest, size: view.bounds.size)
    holdSafeArea()
  }

  private func letGo() {
    guard lift != nil else { return }
    (lift, additionalSafeAreaInsets) = (nil, .zero)
  }

  /// Whether the view is where this class put it; half a point is UIKit's to round away. Any other centre is of the
  /// owner's layout, and so is one of a view that has another size now, which may happen to be the lifted one.
  private var isLifted: Bool {
    guard let lift else { return false }
    return abs(view.center.x - lift.lifted.x) < 0.5 && abs(view.center.y - lift.lifted.y) < 0.5
      && view.bounds.size == lift.size
  }

  /// A lift changes the safe area of what it lifts, and content that is held to it would move against the lift: takes
  /// back what it changes. A child's view may keep the insets that it had, whatever its place; then there is nothing to
  /// take back.
  private func holdSafeArea() {
    guard let lift, let outer = view.superview?.safeAreaInsets, let room = view.superview?.bounds else {
      return
    }
    func inset(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
    // The safe area goes by where the view is seen, its own transform's shift included.
    let rest = lift.rest.y - lift.size.height / 2 + view.transform.ty
    let (above, below) = (rest - room.minY, room.maxY - rest - lift.size.height)
    let shift = lift.rest.y - lift.lifted.y
    let (seen, own) = (view.safeAreaInsets, additionalSafeAreaInsets)
    // What is seen is what the lifted place has, or what the view keeps.
    func correction(of seen: CGFloat, _ own: CGFloat, from resting: CGFloat, to lifted: CGFloat) -> CGFloat {
      abs(max(0, lifted + own) - seen) < 0.5 ? resting - lifted : 0
    }
    let top = correction(
      of: seen.top, own.top, from: inset(outer.top, above), to: inset(outer.top, above - shift))
    let bottom = correction(
      of: seen.bottom, own.bottom, from: inset(outer.bottom, below), to: inset(outer.bottom, below + shift))
    guard abs(own.top - top) + abs(own.bottom - bottom) > 0.01 else { return }
    (additionalSafeAreaInsets.top, additionalSafeAreaInsets.bottom) = (top, bottom)
  }

  /// A screen inside one of the same kind leaves the lift to the outer: two that act on each other's lift would depend
  /// on which of them hears first.
  private var isInsideAnother: Bool {
    sequence(first: self as UIViewController, next: \.parent).dropFirst().contains {
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
    let content = view.bounds.inset(
      by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
    let ceiling = resting(content, in: view).minY
    let room = top - ceiling
    var target = resting(responder.bounds, in: responder)
    if target.height > room, let caret = responder.caret { target = resting(caret, in: responder) }
    let highest = target.height > room ? target.minY - ceiling : .greatestFiniteMagnitude
    let overlap = resting(view.bounds, in: view).maxY - top
    return max(0, min(target.maxY - top, highest, overlap)) / scale
  }
}

extension UIView {
  /// The first responder at or below this view, innermost where several answer: a search bar answers for its field, and
  /// it is the field that must be visible.
  fileprivate var innermostFirstResponder: UIView? {
    for subview in subviews {
      if let responder = subview.innermostFirstResponder { return responder }
    }
    return isFirstResponder ? self : nil
  }

  /// Where the next character will go, in a text view that has the focus; before a layout there may be no such place.
  fileprivate var caret: CGRect? {
    guard let textView = self as? UITextView, let range = textView.selectedTextRange else { return nil }
    let caret = textView.caretRect(for: range.end)
    return caret.isFinite ? caret : nil
  }
}
