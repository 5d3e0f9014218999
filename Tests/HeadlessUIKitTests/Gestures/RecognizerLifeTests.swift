import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct RecognizerLifeTests {
    @Test(arguments: [false, true])
    func `a window that has been touched goes when nobody holds it`(isScrolled: Bool) {
      weak var gone: UIWindow?
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let touched = isScrolled ? UIScrollView(frame: window.bounds) : UIView(frame: window.bounds)
        touched.addGestureRecognizer(UITapGestureRecognizer())
        window.addSubview(touched)
        window.isHidden = false
        #expect(Headless.tap(at: CGPoint(x: 100, y: 100), in: window) === touched)
        Headless.advance(by: 1)
        gone = window
      }
      #expect(gone == nil)
    }
  }
}
