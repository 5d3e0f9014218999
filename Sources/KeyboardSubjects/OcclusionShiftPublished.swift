import PortableUIKit

/// The occlusion shift as it was published: when the keyboard covers the focused field, the whole view
/// moves up by as much.
///
/// Translated from Objective-C with its faults. A block observer stands for each selector observer, and
/// all of a controller's observers go at once, as `removeObserver(_:name:object:)` does.
final class OcclusionShiftPublished: UIViewController {
  /// The view's y before it was moved.
  private var viewOriginY: CGFloat = 0
  private var observations: [Observation] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewOriginY = view.frame.origin.y
    observe(UIResponder.keyboardWillShowNotification) { $0.keyboardWillShow(endFrame: $1) }
    observe(UIResponder.keyboardWillHideNotification) { controller, _ in controller.keyboardWillHide() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    observations = []
  }

  private func observe(
    _ name: NSNotification.Name, _ handler: @escaping @MainActor (OcclusionShiftPublished, CGRect) -> Void
  ) {
    observations.append(
      Observation(of: name) { [weak self] notification in
        // A missing frame reads as zero: a message to nil does.
        let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let endFrame = value?.cgRectValue ?? .zero
        MainActor.assumeIsolated { self.map { handler($0, endFrame) } }
      })
  }

  private func keyboardWillShow(endFrame: CGRect) {
    guard let textField = FirstResponderSearch.findFirstResponder(view) else { return }
    let textFieldFrame = textField.convert(textField.bounds, to: nil)
    let occlusionHeight = textFieldFrame.origin.y + textFieldFrame.size.height - endFrame.origin.y
    if occlusionHeight > 0 {
      moveView(toY: viewOriginY - occlusionHeight)
    } else if view.frame.origin.y != viewOriginY {
      moveView(toY: viewOriginY)
    }
  }

  private func keyboardWillHide() {
    if view.frame.origin.y != viewOriginY { moveView(toY: viewOriginY) }
  }

  private func moveView(toY y: CGFloat) {
    UIView.animate(withDuration: 0.25) { [self] in
      view.frame = CGRect(x: 0, y: y, width: view.frame.size.width, height: view.frame.size.height)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.endEditing(true)
  }
}

/// The recursive search for the first responder, as it was published.
@MainActor
enum FirstResponderSearch {
  static func findFirstResponder(_ view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let firstResponder = findFirstResponder(subview) { return firstResponder }
    }
    return nil
  }
}
