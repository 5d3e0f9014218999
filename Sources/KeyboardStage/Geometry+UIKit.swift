import KeyboardScenarios
import PortableUIKit

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension CGSize {
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGPoint {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension CGAffineTransform {
  init(_ transform: Transform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }
}

extension Transform {
  init(_ transform: CGAffineTransform) {
    self.init(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }
}

extension KeyboardNotification.Name {
  var notificationName: NSNotification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}
