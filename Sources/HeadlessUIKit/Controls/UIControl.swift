import Foundation

/// A view that acts on touches itself, so that nothing further up the responder chain hears of them.
@preconcurrency @MainActor
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// Whether a finger that the control follows is down.
  public final private(set) var isTracking = false
  /// Whether the finger that the control follows is, or was at last, in the control or close to it.
  public final private(set) var isTouchInside = false

  final var actions: [ControlAction] = []
  /// The event that is being handled.
  private final var currentEvent: UIEvent?

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control follows a finger that comes down.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether the control goes on following a finger that moves.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// Has a method of `target` called whenever one of the events happens, or for nil one of the first along the responder
  /// chain that has it. The target is not kept alive.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(.method(action, of: WeakTarget(target)), for: controlEvents)
  }

  /// Nil means any target, or any method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(for: controlEvents) { $0.isMethod(action, of: target) }
  }

  /// Runs an action whenever one of the events happens; one with the same identifier makes room for it.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    add(.action(action), for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(for: controlEvents) { $0.isAction(actionIdentifier) }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) {
    action.run(for: self)
  }

  /// Does what was added for any of the events, in the order of adding.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.work {
      case .action(let action): sendAction(action)
      case .method(let action, let target):
        if !target.isGone { sendAction(action, to: target.object, for: currentEvent) }
      }
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isMostlyInside(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return stopTracking() }
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isMostlyInside(touch)
    stopTracking()
    endTracking(touch, with: event)
    guard isTouchInside else { return send(.touchUpOutside, with: event) }
    willSendTap(touch)
    send(eventsOfTap, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  /// A tap on a control that does something itself is the control's, and not a superview's.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard claimsTaps, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer
    else {
      return true
    }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  /// Whether a superview's tap recognizer has to stand back.
  ///
  /// Apple's page on attaching gesture recognizers to controls names the controls of which this is so; a plain control
  /// is none of them.
  var claimsTaps: Bool { false }

  /// What a finger means that lifts inside.
  var eventsOfTap: Event { .touchUpInside }

  /// Runs before these events.
  func willSendTap(_ touch: UITouch) {}

  private final func stopTracking() {
    isTracking = false
    isHighlighted = false
  }

  private final func send(_ events: Event, with event: UIEvent?) {
    currentEvent = event
    sendActions(for: events)
    currentEvent = nil
  }

  /// A finger may stray by 70 points before it is outside, which is what people have measured.
  private final func isMostlyInside(_ touch: UITouch) -> Bool {
    storedBounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}
