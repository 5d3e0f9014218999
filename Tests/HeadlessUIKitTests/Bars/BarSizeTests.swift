import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct BarSizeTests {
    private let window = makeWindow(width: 375, height: 667)

    private static let bars: [(bar: @MainActor @Sendable () -> UIView, height: CGFloat)] = [
      ({ UIToolbar() }, 44), ({ UINavigationBar() }, 44), ({ UISearchBar() }, 56),
    ]

    @Test(arguments: 0..<3)
    func `a bar that fits itself is as wide as what it lies in, or the screen`(index: Int) {
      let (make, height) = Self.bars[index]
      let bar = make()
      bar.sizeToFit()
      #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: height))
      UIView(0, 0, 200, 100, in: window).addSubview(bar)
      bar.sizeToFit()
      #expect(bar.frame == CGRect(x: 0, y: 0, width: 200, height: height))
    }

    @Test func `another view of an item takes the place of the one before`() {
      let item = UIBarButtonItem(customView: UIView(0, 0, 50, 30))
      let bar = UIToolbar(0, 0, 375, 44, in: window)
      bar.items = [item]
      let (old, new) = (item.customView, UIView(0, 0, 80, 30))
      item.customView = new
      bar.layoutIfNeeded()
      #expect(old?.superview == nil && new.isDescendant(of: bar) && new.bounds.width == 80)
    }

    @Test func `the first of several buttons is the button`() {
      let (first, second) = (UIBarButtonItem(title: "one"), UIBarButtonItem(title: "two"))
      let item = UIViewController().navigationItem
      item.rightBarButtonItems = [first, second]
      #expect(item.rightBarButtonItem === first && item.leftBarButtonItem == nil)
      item.setRightBarButton(second, animated: true)
      #expect(item.rightBarButtonItems == [second])
      item.leftBarButtonItem = first
      item.leftBarButtonItem = nil
      #expect(item.leftBarButtonItems == nil)
    }

    @Test func `controls that know their size begin with it, in the corner`() {
      #expect(UISegmentedControl(items: ["a", "b"]).frame.origin == .zero)
      #expect(UIActivityIndicatorView(style: .large).frame == CGRect(x: 0, y: 0, width: 37, height: 37))
      #expect(UISwitch().frame == CGRect(x: 0, y: 0, width: 51, height: 31))
      #expect(UISwitch(0, 10, 5, 5).frame == CGRect(x: 0, y: 10, width: 51, height: 31))
    }
  }
}
