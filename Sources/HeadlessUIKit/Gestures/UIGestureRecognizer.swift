public import Foundation

/// Watches the touches of a view and everything in it for a gesture, and tells its targets.
///
/// Which of several recognizers may recognize, and what becomes of the touches, is for `GestureArena` to decide, once all
/// have seen a touch.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// A gesture of one moment goes from possible to ended or failed; one that lasts begins, changes, and is ended or
  /// cancelled.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static var recognized: State { .ended }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view that the recognizer was added to.
  public internal(set) final weak var view: UIView?

  /// Whether views hear that their touch is cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether views hear of a touch only once the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of a touch only once the gesture has failed.
  open var delaysTouchesEnded = true
  open var name: String?

  /// A recognizer that is disabled meanwhile lets its gesture go.
  open var isEnabled = true {
    didSet {
      guard oldValue, !isEnabled, GestureArena.isActive(self) else { return }
      state = state == .possible ? .failed : .cancelled
    }
  }

  private final var storedState = State.possible
  /// The state has been set, and not been dealt with.
  final var hasNews = false
  /// The gesture has been let to be recognized, and targets have been told.
  final var isRecognized = false

  final var touches: [UITouch] = []
  /// Where the touches were last, in the coordinates of a window that may be gone: it keeps the recognizer's view, and
  /// with it the recognizer.
  private final var lastPoint = CGPoint.zero
  private final weak var lastWindow: UIWindow?
  private final var targets: [(target: WeakTarget, action: Selector)] = []
  private final var handlers: [(UIGestureRecognizer) -> Void] = []
  private final var requirements: [() -> UIGestureRecognizer?] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  /// For subclasses to set while they hear of touches; what follows from it happens once all recognizers have heard.
  open var state: State {
    get { storedState }
    set {
      storedState = newValue
      hasNews = true
      GestureArena.stateDidChange(of: self)
    }
  }

  /// Has a method of `target`, which is not kept alive, called whenever the gesture begins, changes or ends.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    targets.append((WeakTarget(target), action))
  }

  /// Nil means any target, or any method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.target.is(target)) && (action == nil || entry.action == action)
    }
  }

  final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  final func tellTargets() {
    for handler in handlers { handler(self) }
    for (target, action) in targets {
      if let object = target.object { action.perform(on: object, with: self) }
    }
  }

  /// Waits with recognizing until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append { [weak otherGestureRecognizer] in otherGestureRecognizer }
  }

  final func requires(toFail other: UIGestureRecognizer) -> Bool {
    if requirements.contains(where: { $0() === other }) { return true }
    return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches in a view's coordinates, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let lastWindow, let view else { return lastPoint }
    return lastWindow.convert(lastPoint, to: view)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  /// Once touches have moved.
  final func noteLocation() {
    guard let touch = touches.first, let window = touch.window else { return }
    (lastPoint, lastWindow) = (touch.location(in: nil), window)
  }

  /// Leaves a touch to others.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }

  // For subclasses.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Runs once a gesture is over, before the next can begin.
  open func reset() {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the gesture has come to its end, or to nothing.
  final var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Back to the beginning.
  final func becomePossible() {
    reset()
    storedState = .possible
    hasNews = false
    isRecognized = false
    touches.removeAll()
  }

  /// Without telling the arena, which does this itself.
  final func failQuietly() {
    storedState = .failed
    hasNews = false
  }
}
