import PortableUIKit

/// A toolbar that stands on the keyboard while there is one, and at the bottom of the safe area otherwise.
///
/// It moves by its transform: layout goes on as if it had not moved. Every decision starts from the transform at rest,
/// so deciding twice is deciding once.
///
/// From iOS 15 on `keyboardLayoutGuide` does this with one constraint, and follows a keyboard that a finger pulls down,
/// which no notification announces. This is for code that must use notifications; do not put it beside a scroll view
/// whose `keyboardDismissMode` is interactive.
final class ToolbarRepaired: UIViewController {
  let toolbar = UIToolbar()
  private var keyboard: KeyboardTracker?
  /// The transform that this class wrote, and the one that the toolbar would have without.
  private var lift: (lifted: CGAffineTransform, rest: CGAffineTransform)?

  override func viewDidLoad() {
    super.viewDidLoad()
    toolbar.pinToBottom(of: view, above: view.safeAreaLayoutGuide.bottomAnchor)
    // Another app's keyboard is for text that is not here, and often on the other side of the screen.
    keyboard = KeyboardTracker(ignoresOtherApps: true) { [weak self] in self?.updateLift() }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    updateLift()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateLift()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateLift()
  }

  /// Puts the toolbar where it belongs now.
  private func updateLift() {
    let rest = restingTransform
    let shift = CGAffineTransform(translationX: 0, y: -neededLift(from: rest))
    let transform = shift.isIdentity ? rest : rest.concatenating(shift)
    lift = shift.isIdentity ? nil : (transform, rest)
    if toolbar.transform != transform { toolbar.transform = transform }
  }

  /// A transform that this class did not write is its owner's, and the new rest.
  private var restingTransform: CGAffineTransform {
    guard let lift, toolbar.transform == lift.lifted else { return toolbar.transform }
    return lift.rest
  }

  /// How far the toolbar must rise, in its superview's coordinates.
  private func neededLift(from rest: CGAffineTransform) -> CGFloat {
    guard let screen = view.window?.windowScene?.screen, let top = keyboard?.dockedTop(on: screen) else {
      return 0
    }
    let scale = view.verticalScale(in: screen)
    guard abs(scale) > 0.001 else { return 0 }
    let bottom = toolbar.convert(toolbar.bounds, to: screen.coordinateSpace).maxY
    let restingBottom = bottom + (rest.ty - toolbar.transform.ty) * scale
    return max(0, restingBottom - top) / scale
  }
}
