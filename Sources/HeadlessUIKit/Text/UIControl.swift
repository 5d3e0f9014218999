/// A view that acts on touches itself, so that nothing further up the responder chain hears of them.
@preconcurrency @MainActor
open class UIControl: UIView {
  open var isEnabled = true

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
