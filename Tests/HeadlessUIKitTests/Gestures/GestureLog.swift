import Foundation
import HeadlessUIKit

/// Writes down what recognizers tell, and answers what they ask.
@MainActor final class GestureLog: NSObject, UIGestureRecognizerDelegate {
  var lines: [String] = []
  var refusesTouch = false
  var refusesBegin = false
  var isSociable = false

  func tapped(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
  }

  func plain() { lines.append("plain") }

  /// A recognizer whose action is written down under a name.
  func watch<Recognizer: UIGestureRecognizer>(_ view: UIView, by recognizer: Recognizer, _ name: String)
    -> Recognizer
  {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector(GestureLog.tapped, named: "tapped(_:)"))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refusesBegin }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !refusesTouch
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSociable }
}

/// A view that writes down the touches that come to it.
final class TouchView: UIView {
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}
