public import Foundation

extension UIView {
  /// Changes what is in a view while its picture makes room for the new one.
  ///
  /// There is always something to see of it, so the completion waits even if nothing changes.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(
      duration, delay: 0, options: options, isSeen: true, animations ?? {}, completion: completion)
  }

  /// Puts one view in the place of another: in its superview, or with `showHideTransitionViews` by hiding the one
  /// and showing the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(
      duration, delay: 0, options: options, isSeen: true,
      {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
