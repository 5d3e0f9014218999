public import Foundation

/// A view that places views in a row or a column by constraints of its own, which it holds like others and which have
/// identifiers that begin with UISV, as UIKit's have.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    /// In proportion to what their contents ask for.
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// Where views lie across the stack. There are no baselines here.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case center = 3
    case trailing = 4

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the stack's own spacing.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Stands for 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private final var arranged: [UIView] = []
  private final var customSpacings: [(view: ObjectIdentifier, spacing: CGFloat)] = []
  private final var ownConstraints: [NSLayoutConstraint] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in their order, the hidden ones among them.
  public final var arrangedSubviews: [UIView] { arranged }

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }

  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rearrange() } }
  }

  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { rearrange() } }
  }

  /// In points; where gaps are to be equal, no gap is smaller.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { rearrange() } }
  }

  /// Whether views lie between the stack's margins, and not its edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  /// Puts a view last; also into the stack, where it is not there.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.filter { $0 !== view }.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  private final func arrange(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    guard (0...arranged.count).contains(index) else {
      return Headless.diagnose("a view was inserted at \(index) into a stack of \(arranged.count)")
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: index)
    rearrange()
  }

  /// The view stays in the stack, and is placed by others.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings.removeAll { $0.view == ObjectIdentifier(view) }
    rearrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  override func childDidHide(_ child: UIView) { rearrange() }

  /// What follows a view in place of the stack's spacing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings.removeAll { $0.view == ObjectIdentifier(arrangedSubview) }
    if spacing != Self.spacingUseDefault {
      customSpacings.append((ObjectIdentifier(arrangedSubview), spacing))
    }
    rearrange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view == ObjectIdentifier(arrangedSubview) }?.spacing ?? Self.spacingUseDefault
  }

  private final func rearrange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    if !translatesAutoresizingMaskIntoConstraints { superview?.markSolvers() }
  }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints =
      StackArrangement(
        stack: self, views: arranged.filter { !$0.isHidden }, container: container
      ).constraints
    NSLayoutConstraint.activate(ownConstraints)
    super.updateConstraints()
  }

  private final var container: AnyObject {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }

  final func spacing(after view: UIView) -> CGFloat {
    switch customSpacing(after: view) {
    case Self.spacingUseDefault: spacing == Self.spacingUseSystem ? 8 : spacing
    case Self.spacingUseSystem: 8
    case let custom: custom
    }
  }
}
