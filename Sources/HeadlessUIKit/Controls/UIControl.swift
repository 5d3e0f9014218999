/// A view that acts on touches itself, so that nothing further up the responder chain hears of them.
@preconcurrency @MainActor
open class UIControl: UIView {
  open var isEnabled = true

  final var actions: [ControlAction] = []

  open func sendAction(_ action: UIAction) {
    action.run(for: self)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled { sendActions(for: .touchDown) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, touches.contains(where: { point(inside: $0.location(in: self), with: event) }) else {
      return
    }
    sendActions(for: eventsOfTap)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// What a finger means that lifts inside.
  var eventsOfTap: Event { .touchUpInside }
}
