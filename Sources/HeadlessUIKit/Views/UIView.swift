public import Foundation

/// A rectangle in a tree of rectangles.
///
/// Stored are bounds, centre, anchor point and transform; the frame is derived from them. A class, as in UIKit.
/// Storage is laid out for speed: pointers upward are unowned and cleared by whoever goes first, the window is
/// remembered in every view, and what few views need lives in `rarities`.
@preconcurrency @MainActor
open class UIView: UIResponder {
  @exclusivity(unchecked) nonisolated(unsafe) final var storedBounds: CGRect
  @exclusivity(unchecked) nonisolated(unsafe) final var storedCenter: CGPoint
  @exclusivity(unchecked) nonisolated(unsafe) final var storedSubviews: [UIView] = []
  @exclusivity(unchecked) nonisolated(unsafe) final var superviewReference: Unmanaged<UIView>?
  @exclusivity(unchecked) nonisolated(unsafe) final var windowReference: Unmanaged<UIWindow>?
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var storedController: UIViewController?
  @exclusivity(unchecked) nonisolated(unsafe) final var rarities: ViewRarities?

  /// As UIKit does, in single precision: 0.01 reads back a little less.
  @exclusivity(unchecked) nonisolated(unsafe) final var storedAlpha: Float = 1
  @exclusivity(unchecked) nonisolated(unsafe) final var storedIsHidden = false

  /// The view's own layout is due. New views begin so.
  @exclusivity(unchecked) nonisolated(unsafe) final var needsLayout = true
  /// The layout of a view somewhere below is due.
  @exclusivity(unchecked) nonisolated(unsafe) final var subtreeNeedsLayout = false
  @exclusivity(unchecked) final var isLayingOut = false
  /// The safe area here and below may not be what was told last.
  @exclusivity(unchecked) nonisolated(unsafe) final var safeAreaIsDue = false

  @exclusivity(unchecked) public final var clipsToBounds = false
  @exclusivity(unchecked) public final var isUserInteractionEnabled = true
  @exclusivity(unchecked) public final var autoresizesSubviews = true
  @exclusivity(unchecked) public final var autoresizingMask: AutoresizingMask = []

  public init(frame: CGRect) {
    storedBounds = CGRect(x: 0, y: 0, width: abs(frame.size.width), height: abs(frame.size.height))
    storedCenter = CGPoint(
      x: frame.origin.x + storedBounds.size.width / 2,
      y: frame.origin.y + storedBounds.size.height / 2
    )
    super.init()
    if !frame.isFinite { Headless.diagnose("a view was made with the frame \(frame)") }
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    super.init()
  }

  deinit {
    for child in storedSubviews {
      child.superviewReference = nil
      if child.windowReference != nil { child.settle(in: nil) }
    }
  }

  // What code under test overrides is declared here, because members of extensions cannot be overridden.

  open var frame: CGRect {
    get { derivedFrame }
    set { place(inFrame: newValue) }
  }

  open var bounds: CGRect {
    get { storedBounds }
    set { place(bounds: newValue, center: storedCenter) }
  }

  open var center: CGPoint {
    get { storedCenter }
    set { place(bounds: storedBounds, center: newValue) }
  }

  open var transform: CGAffineTransform {
    get { rarities?.transform ?? .identity }
    set { place(transform: newValue) }
  }

  open var alpha: CGFloat {
    get { CGFloat(storedAlpha) }
    set {
      guard storedAlpha != Float(newValue) else { return }
      let before = AnimationContext.isInside ? valuesBeforeMotion() : nil
      storedAlpha = Float(newValue)
      if let before { addMotion(from: before) }
      Headless.animatableStateDidChange()
    }
  }

  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard storedIsHidden != newValue else { return }
      storedIsHidden = newValue
      Headless.hierarchyDidChange()
      storedSuperview?.childDidHide(self)
    }
  }

  open var backgroundColor: UIColor? {
    get { rarities?.appearance?.backgroundColor }
    set { ownAppearance.backgroundColor = newValue }
  }

  /// Handed down to views without one of their own.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      ownAppearance.tintColor = newValue
      announceTint()
    }
  }

  open func tintColorDidChange() {}

  open override var next: UIResponder? { storedController ?? storedSuperview }
  override var responderView: UIView? { self }

  open func addSubview(_ view: UIView) {
    adopt(view, at: storedSubviews.count)
  }

  open func removeFromSuperview() {
    leaveSuperview()
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  open func setNeedsLayout() {
    markForLayout()
  }

  open func layoutIfNeeded() {
    runLayoutPass()
  }

  /// Places the children that constraints place, as UIKit's own implementation does.
  open func layoutSubviews() {
    if let rarities, let layout = rarities.layout, layout.solves { layOutByConstraints() }
  }

  open func setNeedsUpdateConstraints() {
    ownLayoutRecord.needsUpdate = true
  }

  open func updateConstraintsIfNeeded() {
    updateDueConstraints()
  }

  open func updateConstraints() {}

  /// The size that the content asks for: what constraints leave open, it decides.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    if layoutRecord?.isConstrained ?? false { storedSuperview?.markSolvers() }
    storedSuperview?.childDidInvalidateSize()
  }

  /// Runs when a child wants to be asked again for the size of its content.
  func childDidInvalidateSize() {}

  /// The size that suits the view best in the room it is given, in points; as it is, unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// As small as constraints allow, and as large.
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size nearest to `targetSize`, in points, that the view's own constraints allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The same, where one side of the target may matter more than some of the constraints.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Takes the size that suits the view best, from the same corner on.
  open func sizeToFit() {
    frame.size = sizeThatFits(storedBounds.size)
  }

  /// Whether the height that the content asks for is another one at this width, which constraints want to give it.
  func adapt(toWidth width: CGFloat) -> Bool { false }

  /// Runs after a child has been hidden or shown.
  func childDidHide(_ child: UIView) {}

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    adopt(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    disown(gestureRecognizer)
  }

  /// Asks the view that a finger has hit whether a recognizer may begin that would take the touch away from it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Runs in the layout pass, before the view's own layout.
  open func safeAreaInsetsDidChange() {}

  /// How far content keeps from the edges, with the safe area. What is set is without it.
  open var layoutMargins: UIEdgeInsets {
    get { derivedMargins }
    set {
      let margins = ownMargins
      guard margins.own != newValue else { return }
      margins.own = newValue
      marginsMayHaveChanged()
    }
  }

  open func layoutMarginsDidChange() {}

  /// The size classes have changed. It is not called when the view comes into a window for the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  /// Half open: the left and top edges are inside, the right and bottom ones are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let x = point.x - storedBounds.origin.x
    let y = point.y - storedBounds.origin.y
    return x >= 0 && y >= 0 && x < storedBounds.size.width && y < storedBounds.size.height
  }

  /// Takes the focus away from this view and everything below it.
  ///
  /// - Returns: whether something resigned. With `force` a refusal does not count.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let holder = firstResponderInside else { return false }
    if force {
      holder.loseFocus()
      return true
    }
    return holder.resignFirstResponder()
  }

  /// Runs after the bounds' origin has changed.
  func boundsOriginDidChange() {}

  /// Whether a tap on this view, or on one inside it, means to edit its text.
  var isTextInput: Bool { false }

  /// Runs after the bounds' size has changed and the children have been resized.
  func boundsSizeDidChange() {}

  /// Takes the focus when a tap on this view, or on one inside it, does that; says whether taps mean that here.
  func takesFocusOnTap() -> Bool { false }
}
