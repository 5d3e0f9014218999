import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct UIToolbarTests {
    private let window = makeWindow(width: 300, height: 200)
    private let root = UIViewController()

    init() {
      window.headlessSafeAreaInsets.bottom = 34
      window.rootViewController = root
    }

    private func makeToolbar() -> UIToolbar {
      let toolbar = UIToolbar()
      toolbar.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(toolbar)
      let area = root.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        toolbar.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        toolbar.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        toolbar.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      ])
      return toolbar
    }

    @Test func `a toolbar pinned to the safe area lies above the home indicator`() {
      let toolbar = makeToolbar()
      window.layoutIfNeeded()
      #expect(toolbar.frame == CGRect(x: 0, y: 122, width: 300, height: 44))
    }

    @Test func `flexible spaces share what items leave`() {
      let toolbar = makeToolbar()
      let (first, last) = (UIView(0, 0, 40, 20), UIView(0, 0, 60, 20))
      toolbar.items = [
        UIBarButtonItem(customView: first), .fixedSpace(8), .flexibleSpace(),
        UIBarButtonItem(customView: last),
      ]
      window.layoutIfNeeded()
      #expect(first.frame == CGRect(x: 16, y: 12, width: 40, height: 20))
      #expect(last.frame == CGRect(x: 224, y: 12, width: 60, height: 20))
    }

    @Test func `a tap on an item runs its action, unless it is disabled`() {
      let toolbar = makeToolbar()
      var count = 0
      let item = UIBarButtonItem(title: "Send", primaryAction: UIAction { _ in count += 1 })
      toolbar.setItems([item], animated: false)
      window.layoutIfNeeded()
      Headless.tap(at: CGPoint(x: 30, y: 140), in: window)
      #expect(count == 1)
      item.isEnabled = false
      Headless.tap(at: CGPoint(x: 30, y: 140), in: window)
      #expect(count == 1)
    }

    @Test func `new items take the place of the old`() {
      let toolbar = makeToolbar()
      let (old, new) = (UIView(0, 0, 10, 10), UIView(0, 0, 10, 10))
      toolbar.items = [UIBarButtonItem(customView: old)]
      toolbar.setItems([UIBarButtonItem(customView: new)], animated: true)
      #expect(toolbar.subviews == [new] && old.superview == nil)
    }

    @Test func `bars are as high as on a device`() {
      #expect(UINavigationBar().intrinsicContentSize.height == 44)
      #expect(UITabBar().intrinsicContentSize.height == 49)
      #expect(UIToolbar().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
      #expect(UINavigationBar().isTranslucent && UITabBar().isTranslucent)
    }
  }
}
