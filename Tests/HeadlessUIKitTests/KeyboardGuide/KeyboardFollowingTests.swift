import Foundation
import HeadlessUIKit
import Testing

/// How sheets and alerts go with a keyboard that reacts to the focus.
extension ScreenTests {
  @Suite(.serialized) @MainActor struct KeyboardFollowingTests {
    private let window = makeWindow(width: 375, height: 812)
    private let root = UIViewController()
    private let modal = UIViewController()
    private let field = UITextField(20, 40, 300, 40)

    init() {
      Headless.keyboard = SimulatedKeyboard(KeyboardProfile(.iOS16))
      window.headlessSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      window.rootViewController = root
      window.makeKeyAndVisible()
      modal.view.addSubview(field)
      modal.sheetPresentationController?.detents = [.custom { _ in 200 }]
    }

    // A6: "UIKit moves a sheet by itself between willShow and didShow".
    @Test func `a sheet is still at rest when the keyboard is announced, and up after the next layout`() {
      root.present(modal, animated: false)
      var tops: [CGFloat] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [modal] _ in
        MainActor.assumeIsolated { tops.append(modal.view.frame.minY) }
      }
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      tops.append(modal.view.frame.minY)
      #expect(tops == [578, 362])
      NotificationCenter.default.removeObserver(token)
    }

    @Test func `under the other rule a sheet stays at rest`() {
      Headless.rules.movesSheets = false
      root.present(modal, animated: false)
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      #expect(modal.view.frame.minY == 578)
    }

    @Test func `a finger that drags the keyboard moves no sheet`() {
      root.present(modal, animated: false)
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      Headless.keyboard?.drag(toY: 700)
      window.layoutIfNeeded()
      #expect(modal.view.frame.minY == 362)
      field.resignFirstResponder()
      window.layoutIfNeeded()
      #expect(modal.view.frame.minY == 578)
    }

    @Test func `a sheet is up as soon as the focus has come into it`() {
      let own = UITextField(20, 100, 300, 40, in: root.view)
      own.becomeFirstResponder()
      root.present(modal, animated: false)
      window.layoutIfNeeded()
      #expect(modal.view.frame.minY == 578)
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      #expect(modal.view.frame.minY == 362)
    }

    @Test func `an alert brings its keyboard, keeps clear of it, and gives back the former one`() {
      let own = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      root.view.addSubview(own)
      own.becomeFirstResponder()
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      let done = UIAlertAction(title: "Done", style: .default)
      alert.addAction(done)
      root.present(alert, animated: false)
      window.layoutIfNeeded()
      #expect(abs(alert.view.center.y - 298) < 1e-9 && Headless.keyboard?.frame?.minY == 596)
      Headless.choose(done)
      #expect(Headless.keyboard?.frame == nil)
      Headless.advance(by: 1)
      #expect(own.isFirstResponder && Headless.keyboard?.frame?.minY == 596)
    }
  }
}
