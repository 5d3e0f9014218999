import Foundation

extension UIView {
  /// Maps the view's own space to its superview's.
  nonisolated final var toSuperspace: CGAffineTransform {
    guard let rarities, !rarities.isPlain else {
      let shift = shiftToSuperspace
      return CGAffineTransform(translationX: shift.x, y: shift.y)
    }
    let pivot = pivot(anchor: rarities.anchorPoint)
    var map = rarities.transform
    map.tx += storedCenter.x - (pivot.x * map.a + pivot.y * map.c)
    map.ty += storedCenter.y - (pivot.x * map.b + pivot.y * map.d)
    return map
  }

  /// `toSuperspace` of a plain view.
  nonisolated final var shiftToSuperspace: CGPoint {
    CGPoint(
      x: storedCenter.x - storedBounds.size.width * 0.5 - storedBounds.origin.x,
      y: storedCenter.y - storedBounds.size.height * 0.5 - storedBounds.origin.y
    )
  }

  /// The place in the view's own space that sits at `center`.
  nonisolated private final func pivot(anchor: CGPoint) -> CGPoint {
    CGPoint(
      x: storedBounds.origin.x + anchor.x * storedBounds.size.width,
      y: storedBounds.origin.y + anchor.y * storedBounds.size.height
    )
  }

  final var derivedFrame: CGRect {
    guard isPlain else { return storedBounds.applying(toSuperspace) }
    return CGRect(
      x: storedCenter.x - storedBounds.size.width * 0.5,
      y: storedCenter.y - storedBounds.size.height * 0.5,
      width: storedBounds.size.width,
      height: storedBounds.size.height
    )
  }

  /// The frame that the view would have without its transform.
  final var uprightFrame: CGRect {
    let anchor = rarities?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
    return CGRect(
      x: storedCenter.x - storedBounds.size.width * anchor.x,
      y: storedCenter.y - storedBounds.size.height * anchor.y,
      width: storedBounds.size.width,
      height: storedBounds.size.height
    )
  }

  /// The size goes back through the transform as a vector; then the view moves until the frame begins where asked.
  final func place(inFrame frame: CGRect) {
    var bounds = storedBounds
    guard let rarities, !rarities.isPlain else {
      bounds.size = CGSize(width: abs(frame.size.width), height: abs(frame.size.height))
      let center = CGPoint(
        x: frame.origin.x + bounds.size.width * 0.5,
        y: frame.origin.y + bounds.size.height * 0.5
      )
      return place(bounds: bounds, center: center)
    }
    var linear = rarities.transform
    (linear.tx, linear.ty) = (0, 0)
    let size = frame.size.applying(linear.inverted())
    bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    let anchor = rarities.anchorPoint
    let corner = CGPoint(x: -anchor.x * bounds.size.width, y: -anchor.y * bounds.size.height)
    let box = CGRect(origin: corner, size: bounds.size).applying(rarities.transform)
    let center = CGPoint(x: frame.origin.x - box.origin.x, y: frame.origin.y - box.origin.y)
    place(bounds: bounds, center: center)
  }

  /// The one door through which bounds and centre change.
  final func place(bounds: CGRect, center: CGPoint) {
    let old = storedBounds
    let isResized = old.size.width != bounds.size.width || old.size.height != bounds.size.height
    let isScrolled = old.origin.x != bounds.origin.x || old.origin.y != bounds.origin.y
    guard isResized || isScrolled || storedCenter.x != center.x || storedCenter.y != center.y else { return }
    let before = AnimationContext.isInside ? valuesBeforeMotion() : nil
    storedBounds = bounds
    storedCenter = center
    if let before { addMotion(from: before) }
    Headless.animatableStateDidChange()
    if !bounds.isFinite || !center.isFinite {
      Headless.diagnose("a view was given the bounds \(bounds) and the center \(center)")
    }
    if SafeArea.sources != 0 { safeAreaMayHaveChanged() }
    if let rarities { placeDidChange(having: rarities, isResized: isResized) }
    if isResized { sizeDidChange(from: old.size) }
    if isScrolled { boundsOriginDidChange() }
    if isResized { boundsSizeDidChange() }
  }

  private final func placeDidChange(having rarities: ViewRarities, isResized: Bool) {
    if let layout = rarities.layout { frameDidChange(under: layout, isResized: isResized) }
    if let margins = rarities.margins, margins.preserves { marginsMayHaveChanged() }
  }

  final func place(transform: CGAffineTransform) {
    guard transform != self.transform else { return }
    let before = AnimationContext.isInside ? valuesBeforeMotion() : nil
    ownRarities.transform = transform
    if let before { addMotion(from: before) }
    spotDidChange()
    if !transform.isFinite { Headless.diagnose("a view was given the transform \(transform)") }
  }

  final func place(anchorPoint: CGPoint) {
    guard anchorPoint != self.anchorPoint else { return }
    ownRarities.anchorPoint = anchorPoint
    spotDidChange()
    if !anchorPoint.isFinite { Headless.diagnose("a view was given the anchor point \(anchorPoint)") }
  }

  private final func spotDidChange() {
    let rarities = ownRarities
    rarities.isPlain =
      rarities.transform.isIdentity && rarities.anchorPoint.x == 0.5 && rarities.anchorPoint.y == 0.5
    if SafeArea.sources != 0 { safeAreaMayHaveChanged() }
    Headless.animatableStateDidChange()
  }

  private final func sizeDidChange(from old: CGSize) {
    markForLayout()
    if let superview = storedSuperview, !superview.isLayingOut { superview.markForLayout() }
    if autoresizesSubviews { resizeSubviews(from: old) }
    tellPreservers()
  }
}
