public import Foundation

/// A view's picture, for what code asks of it: its geometry under Core Animation's names, and where an animation has
/// brought it. Layers of their own, without views, are left out, because nothing is drawn.
///
/// A class, as in Core Animation. Each view makes one when it is asked for it.
@preconcurrency @MainActor
open class CALayer: NSObject {
  private final weak var viewReference: UIView?
  /// What a presentation layer stands on, which nobody else knows.
  private final let picture: UIView?
  private final weak var original: CALayer?

  public final var cornerRadius: CGFloat = 0
  public final var borderWidth: CGFloat = 0
  #if !canImport(CoreGraphics)
    public final var borderColor: CGColor? = UIColor.black.cgColor
    public final var shadowColor: CGColor? = UIColor.black.cgColor
  #endif
  public final var shadowOpacity: Float = 0
  public final var shadowRadius: CGFloat = 3
  public final var shadowOffset = CGSize(width: 0, height: -3)

  init(of view: UIView) {
    viewReference = view
    picture = nil
    super.init()
  }

  private init(showing picture: UIView, of original: CALayer) {
    viewReference = picture
    self.picture = picture
    self.original = original
    super.init()
    (cornerRadius, borderWidth) = (original.cornerRadius, original.borderWidth)
    (shadowOpacity, shadowRadius) = (original.shadowOpacity, original.shadowRadius)
    shadowOffset = original.shadowOffset
  }

  /// The layer as it is on the screen at this time on the virtual clock, as a copy; nil outside a window.
  ///
  /// Moving, resizing, scaling and fading are on their way along their curves, where an unlisted one, as the keyboard's,
  /// is taken for slow at both ends, and a spring for even or slow at both ends. What turns is shown where it will be.
  public final func presentation() -> CALayer? {
    guard picture == nil, let view = viewReference, view.windowReference != nil else { return nil }
    return CALayer(showing: UIView(showing: view.shownValues, anchorPoint: view.anchorPoint), of: self)
  }

  /// The layer that a presentation layer shows; any other layer itself.
  public final func model() -> CALayer { original ?? self }

  final var view: UIView? { viewReference }

  /// The layer of the view's superview.
  public final var superlayer: CALayer? { viewReference?.superview?.layer }

  /// Shows the view where it is stored. The animations' completions come at their time all the same.
  public final func removeAllAnimations() {
    viewReference?.rarities?.motions.removeAll()
  }
}

// What is stored in the view. A layer whose view is gone has nothing.
extension CALayer {
  public final var frame: CGRect {
    get { viewReference?.derivedFrame ?? .zero }
    set { viewReference?.place(inFrame: newValue) }
  }

  public final var bounds: CGRect {
    get { viewReference?.storedBounds ?? .zero }
    set {
      if let view = viewReference { view.place(bounds: newValue, center: view.storedCenter) }
    }
  }

  /// The view's centre.
  public final var position: CGPoint {
    get { viewReference?.storedCenter ?? .zero }
    set {
      if let view = viewReference { view.place(bounds: view.storedBounds, center: newValue) }
    }
  }

  public final var anchorPoint: CGPoint {
    get { viewReference?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { viewReference?.anchorPoint = newValue }
  }

  public final var opacity: Float {
    get { viewReference?.storedAlpha ?? 0 }
    set { viewReference?.alpha = CGFloat(newValue) }
  }

  public final var isHidden: Bool {
    get { viewReference?.storedIsHidden ?? false }
    set { viewReference?.isHidden = newValue }
  }

  public final var masksToBounds: Bool {
    get { viewReference?.clipsToBounds ?? false }
    set { viewReference?.clipsToBounds = newValue }
  }

  /// The view's transform.
  public final func affineTransform() -> CGAffineTransform { viewReference?.transform ?? .identity }

  public final func setAffineTransform(_ m: CGAffineTransform) {
    viewReference?.place(transform: m)
  }

  public final func setNeedsLayout() {
    viewReference?.setNeedsLayout()
  }

  public final func layoutIfNeeded() {
    viewReference?.layoutIfNeeded()
  }
}

extension UIView {
  public final var layer: CALayer {
    if let layer = rarities?.layer { return layer }
    let made = CALayer(of: self)
    ownRarities.layer = made
    return made
  }

  /// A view that stands for what is shown, in no tree; making it changes nothing anywhere.
  fileprivate convenience init(showing values: ShownValues, anchorPoint: CGPoint) {
    self.init(frame: .zero)
    (storedBounds, storedCenter, storedAlpha) = (values.bounds, values.center, Float(values.alpha))
    guard !values.transform.isIdentity || anchorPoint != self.anchorPoint else { return }
    let rarities = ownRarities
    (rarities.transform, rarities.anchorPoint, rarities.isPlain) = (values.transform, anchorPoint, false)
  }
}
