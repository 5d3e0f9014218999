import PortableUIKit

extension UIView {
  /// Points on the screen for each point of this view's y: negative upside down, and none where the view is turned by
  /// 90 degrees.
  func verticalScale(in screen: UIScreen) -> CGFloat {
    convert(CGPoint(x: 0, y: 1), to: screen.coordinateSpace).y - convert(.zero, to: screen.coordinateSpace).y
  }

  /// Adds this view to `view`, as wide as that is and 44 points high, its bottom at `bottom`.
  ///
  /// - Returns: the constraint that holds the bottom; a larger constant raises the bar.
  @discardableResult
  func pinToBottom(of view: UIView, above bottom: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    let bottomSpace = bottom.constraint(equalTo: bottomAnchor)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      heightAnchor.constraint(equalToConstant: 44), bottomSpace,
    ])
    return bottomSpace
  }
}
