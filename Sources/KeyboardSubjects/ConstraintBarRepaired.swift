import PortableUIKit

/// A bar whose bottom constraint keeps it on the keyboard while there is one, and at its place otherwise.
///
/// The constant is computed from what the keyboard covers of the view now, in the view's own coordinates, whenever
/// either may have changed. What `ToolbarRepaired` says of `keyboardLayoutGuide` goes for this class too.
final class ConstraintBarRepaired: UIViewController {
  /// What the bar's bottom is held to.
  enum Anchor {
    case view, safeArea
  }

  let bar = UIView()
  private(set) var bottomSpace: NSLayoutConstraint?
  /// The constant without a keyboard, in points: the owner's to set, where the constraint's is not.
  var restingSpace: CGFloat = 0 {
    didSet { updateConstant() }
  }

  private let anchor: Anchor
  private var keyboard: KeyboardTracker?

  init(anchor: Anchor) {
    self.anchor = anchor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    anchor = .safeArea
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let bottom = anchor == .view ? view.bottomAnchor : view.safeAreaLayoutGuide.bottomAnchor
    bottomSpace = bar.pinToBottom(of: view, above: bottom)
    // Another app's keyboard is for text that is not here, and often on the other side of the screen.
    keyboard = KeyboardTracker(
      ignoresOtherApps: true, beforeChange: { [weak self] in self?.layOutIfOnScreen() },
      onChange: { [weak self] in
        self?.updateConstant()
        self?.layOutIfOnScreen()
      })
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    updateConstant()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateConstant()
  }

  /// Before the layout and not after it, so that one pass is enough.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateConstant()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    view.endEditing(true)
  }

  private func updateConstant() {
    let constant = overlap.map { max(restingSpace, $0) } ?? restingSpace
    if let bottomSpace, bottomSpace.constant != constant { bottomSpace.constant = constant }
  }

  /// Views that are in no window are laid out when they come.
  private func layOutIfOnScreen() {
    if view.window != nil { view.layoutIfNeeded() }
  }

  /// How far the keyboard reaches over what the bar is held to, in the view's coordinates; nil without a keyboard.
  private var overlap: CGFloat? {
    guard let screen = view.window?.windowScene?.screen, let top = keyboard?.dockedTop(on: screen) else {
      return nil
    }
    let scale = view.verticalScale(in: screen)
    guard abs(scale) > 0.001 else { return nil }
    let bottom = view.convert(view.bounds, to: screen.coordinateSpace).maxY
    let safeBottom = anchor == .view ? 0 : view.safeAreaInsets.bottom
    return (bottom - top) / scale - safeBottom
  }
}
