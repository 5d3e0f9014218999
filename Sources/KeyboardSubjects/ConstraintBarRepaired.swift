import PortableUIKit

/// A bar whose bottom constraint keeps it on the keyboard while there is one, and at its place otherwise.
///
/// The constant is computed from what the keyboard covers of the view now, in the view's own coordinates, whenever
/// either may have changed.
final class ConstraintBarRepaired: UIViewController {
  /// What the bar's bottom is held to.
  enum Anchor {
    case view, safeArea
  }

  let bar = UIView()
  private(set) var bottomSpace: NSLayoutConstraint?
  private let anchor: Anchor
  private var keyboard: KeyboardTracker?
  /// The constant that this class wrote, and the one that there would be without.
  private var raise: (written: CGFloat, rest: CGFloat)?

  init(anchor: Anchor) {
    self.anchor = anchor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    anchor = .view
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let bottom = anchor == .view ? view.bottomAnchor : view.safeAreaLayoutGuide.bottomAnchor
    bottomSpace = bar.pinToBottom(of: view, above: bottom)
    keyboard = KeyboardTracker(ignoresOtherApps: true) { [weak self] in
      self?.updateConstant()
      self?.view.layoutIfNeeded()
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    updateConstant()
  }

  /// Before the layout and not after it, so that one pass is enough.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateConstant()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.endEditing(true)
  }

  private func updateConstant() {
    guard let bottomSpace else { return }
    let rest = restingConstant
    let constant = max(rest, overlap)
    raise = constant == rest ? nil : (constant, rest)
    if bottomSpace.constant != constant { bottomSpace.constant = constant }
  }

  /// A constant that this class did not write is its owner's, and the new rest.
  private var restingConstant: CGFloat {
    guard let constant = bottomSpace?.constant else { return 0 }
    guard let raise, constant == raise.written else { return constant }
    return raise.rest
  }

  /// How far the keyboard reaches over what the bar is held to, in the view's coordinates.
  private var overlap: CGFloat {
    guard let screen = view.window?.windowScene?.screen, let top = keyboard?.dockedTop(on: screen) else {
      return -.greatestFiniteMagnitude
    }
    let scale = view.verticalScale(in: screen)
    guard abs(scale) > 0.001 else { return -.greatestFiniteMagnitude }
    let bottom = view.convert(view.bounds, to: screen.coordinateSpace).maxY
    let safeBottom = anchor == .view ? 0 : view.safeAreaInsets.bottom
    return (bottom - top) / scale - safeBottom
  }
}
