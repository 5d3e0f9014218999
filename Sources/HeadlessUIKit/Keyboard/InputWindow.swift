import Foundation

/// Where the input views of a window's first responder are, above the window and in none of its scene's lists: the accessory
/// above the keys, and a view that stands in their place.
///
/// The focus inside is the window's own, and what is not handled there goes on to who brought the accessory.
final class InputWindow: UIWindow, KeyboardFollower {
  /// Gone where somebody keeps this window longer.
  private weak var owner: UIWindow?
  nonisolated(unsafe) private var accessory: UIView?
  nonisolated(unsafe) private var keys: UIView?
  /// Who brought the accessory.
  private(set) weak var bringer: UIResponder?

  init(above owner: UIWindow) {
    self.owner = owner
    super.init(frame: owner.frame)
    focusOwner = owner
    KeyboardFollowers.add(self)
  }

  required init?(coder: NSCoder) { nil }

  override func join(_ scene: UIWindowScene) {
    storedWindow = self
  }

  /// Somebody may keep this window longer than its owner does.
  nonisolated func leaveOwner() {
    (focusOwner, accessory, keys) = (nil, nil, nil)
  }

  var isEmpty: Bool { accessory == nil && keys == nil }

  /// Who lies in the accessory does not bring it on.
  override var next: UIResponder? {
    guard let bringer, bringer.responderView?.storedWindow !== self else { return owner }
    return bringer
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    place()
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Takes in what the first responder brings, and lets go what the last one brought.
  func show(_ accessory: UIView?, by bringer: UIResponder?, keys: UIView?) {
    (self.accessory, self.keys, self.bringer) = (accessory, keys, bringer)
    for view in storedSubviews where view !== accessory && view !== keys { view.removeFromSuperview() }
    for view in [keys, accessory].compactMap(\.self) where view.storedSuperview !== self { addSubview(view) }
    place()
  }

  /// The accessory lies on top of the keyboard, which reaches up to its upper edge, or at the bottom of the screen.
  func place() {
    guard !isEmpty, let owner else { return }
    (storedScene, storedIsHidden) = (owner.storedScene, owner.storedIsHidden)
    frame = owner.frame
    let screen = UIScreen.main.bounds
    let keyboard = Headless.keyboardPlace.frame
    let height = accessory?.keyboardHeight ?? 0
    let isUp = !keyboard.isEmpty && keyboard.intersects(screen)
    let top = isUp ? keyboard.minY : screen.maxY - height - owner.safeAreaInsets.bottom
    let width = isUp ? keyboard.width : screen.width
    put(accessory, at: CGRect(x: keyboard.minX, y: top, width: width, height: height))
    put(keys, at: CGRect(x: keyboard.minX, y: top + height, width: width, height: keys?.keyboardHeight ?? 0))
  }

  /// Whatever transform it has.
  private func put(_ view: UIView?, at place: CGRect) {
    guard let view else { return }
    let frame = rectFromScreen(place)
    view.place(
      bounds: CGRect(origin: view.storedBounds.origin, size: frame.size),
      center: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// The keyboard carries them along at once.
  func tellIfMoved() -> Bool {
    if let accessory, accessory.keyboardHeight != accessory.bounds.height { setNeedsLayout() }
    place()
    return false
  }

  override func childDidInvalidateSize() {
    setNeedsLayout()
  }

  /// What asks for another height gets it with a layout.
  override func layoutSubviews() {
    Headless.keyboard?.follow()
    place()
  }
}

extension UIWindow {
  /// Runs `body`, in which the focus goes from one responder to another: the input views stay until it has arrived.
  final func whileFocusChanges<Value>(_ body: () -> Value) -> Value {
    focusChanges += 1
    defer { focusChanges -= 1 }
    return body()
  }

  /// Brings the input views of the first responder to the screen, and takes those of the last one away.
  final func followInputViews() {
    guard focusChanges == 0 else { return }
    var responder: UIResponder?
    // Who comes or goes with them may move the focus again.
    repeat {
      responder = storedFirstResponder
      whileFocusChanges { showInputViews(of: responder) }
    } while storedFirstResponder !== responder
    if inputWindow?.isEmpty ?? false { inputWindow = nil }
  }

  private final func showInputViews(of responder: UIResponder?) {
    let bringer = responder?.accessoryBringer
    let (accessory, keys) = (bringer?.inputAccessoryView, responder?.inputView)
    guard accessory != nil || keys != nil || inputWindow != nil else { return }
    let window = inputWindow ?? InputWindow(above: self)
    inputWindow = window
    window.show(accessory, by: bringer, keys: keys)
  }
}

extension UIResponder {
  /// The first along the chain from here that has an accessory view: UIKit asks one responder after the other.
  final var accessoryBringer: UIResponder? {
    var responder: UIResponder? = self
    while let here = responder {
      if here.inputAccessoryView != nil { return here }
      responder = here.next
    }
    return nil
  }
}

extension UIView {
  /// How high the view is above or in place of the keys: as it was made, or where its height is flexible or none was given as
  /// its content or its constraints ask.
  final var keyboardHeight: CGFloat {
    let isFree = autoresizingMask.contains(.flexibleHeight) || !translatesAutoresizingMaskIntoConstraints
    if bounds.height > 0, !isFree { return bounds.height }
    let asked = intrinsicContentSize.height
    if asked >= 0 { return asked }
    guard layoutRecord != nil else { return bounds.height }
    let size = CGSize(width: UIScreen.main.bounds.width, height: 0)
    return systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
