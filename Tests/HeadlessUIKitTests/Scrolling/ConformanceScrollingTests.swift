import Foundation
import HeadlessUIKit
import Testing

// Written against UIKit's own names alone: what a device is made of, and how its time passes, comes from helpers.

/// Lets seconds pass.
@MainActor private func wait(_ seconds: Double) { Headless.advance(by: seconds) }

/// Posts that the keyboard will be so high, on a screen of 480 points; zero hides it.
@MainActor private func postKeyboard(height: CGFloat) {
  Headless.postKeyboard(
    name: height > 0 ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
    begin: nil, end: CGRect(x: 0, y: 480 - height, width: 320, height: max(height, 216)), duration: 0.25)
}

extension ScreenTests {
  /// What scroll views must do as UIKit's do, by the ids of the facts.
  @Suite(.serialized) @MainActor struct ConformanceScrollingTests {
    private let window = makeWindow(width: 320, height: 480)
    private let scrollView: UIScrollView
    private let diary = ScrollDiary()

    init() {
      scrollView = UIScrollView(0, 0, 320, 480, in: window)
      scrollView.contentSize = CGSize(width: 640, height: 480)
      scrollView.delegate = diary
    }

    // B2 [CAT][FK]
    @Test func `B2 the offset is the origin of the bounds, both ways`() {
      scrollView.contentOffset = CGPoint(x: 0, y: 250)
      #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 250))
      scrollView.bounds.origin = CGPoint(x: 17, y: 99)
      #expect(scrollView.contentOffset == CGPoint(x: 17, y: 99))
    }

    // B4 [WO]
    @Test func `B4 code scrolls where fingers may not, and beyond the content`() {
      scrollView.isScrollEnabled = false
      for offset in [100, 110, 120, -30] as [CGFloat] {
        scrollView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: offset))
      }
    }

    // S1 [FK][WO]
    @Test func `S1 a new scroll view is plain`() {
      let plain = UIScrollView()
      #expect(plain.contentOffset == .zero && plain.contentSize == .zero)
      #expect(plain.contentInset == .zero && plain.adjustedContentInset == .zero)
      #expect(plain.isScrollEnabled && plain.bounces && plain.scrollsToTop && !plain.isPagingEnabled)
      #expect(!plain.alwaysBounceVertical && !plain.alwaysBounceHorizontal)
      #expect(plain.showsVerticalScrollIndicator && plain.showsHorizontalScrollIndicator)
      #expect(plain.keyboardDismissMode == .none && plain.contentInsetAdjustmentBehavior == .automatic)
      #expect(!plain.isTracking && !plain.isDragging && !plain.isDecelerating)
    }

    // S2 [WO]
    @Test(arguments: [(230, 31), (240, 41), (250, 51), (100, 0)])
    func `S2 showing a rectangle scrolls no more than needed`(y: CGFloat, offset: CGFloat) {
      scrollView.frame.size.height = 200
      scrollView.isScrollEnabled = false
      scrollView.scrollRectToVisible(CGRect(x: 0, y: y, width: 1, height: 1), animated: false)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: offset))
    }

    /// Puts the scroll view into a controller with a safe area of its own.
    private func makeController(in navigation: Bool = false) -> UIViewController {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      window.rootViewController =
        navigation ? UINavigationController(rootViewController: controller) : controller
      controller.view.frame = window.bounds
      controller.view.addSubview(scrollView)
      scrollView.frame = controller.view.bounds
      scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      window.layoutIfNeeded()
      return controller
    }

    // S3: UIScrollView.h
    @Test(arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      (.always, UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44)),
      (.scrollableAxes, UIEdgeInsets(top: 1, left: 22, bottom: 3, right: 44)),
      (.automatic, UIEdgeInsets(top: 1, left: 22, bottom: 3, right: 44)),
    ])
    func `S3 the safe area is added as the behaviour says`(
      behavior: UIScrollView.ContentInsetAdjustmentBehavior, insets: UIEdgeInsets
    ) {
      let controller = makeController()
      scrollView.contentInsetAdjustmentBehavior = behavior
      #expect(scrollView.adjustedContentInset == insets)
      #expect(controller.view.safeAreaInsets.top == 10)
    }

    // S3
    @Test func `S3 an axis that always bounces scrolls`() {
      _ = makeController()
      scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
      scrollView.alwaysBounceVertical = true
      #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
    }

    // S3: "when the scroll view is owned by a view controller … inside a navigation controller"
    @Test func `S3 the first scroll view in a navigation controller is adjusted above and below in any case`()
    {
      let controller = makeController(in: true)
      let safeArea = scrollView.safeAreaInsets
      #expect(safeArea.top > 10 && scrollView.adjustedContentInset.top == 1 + safeArea.top)
      scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
      #expect(scrollView.adjustedContentInset.top == 1)
      scrollView.contentInsetAdjustmentBehavior = .automatic
      controller.view.insertSubview(UIView(), at: 0)
      #expect(scrollView.adjustedContentInset.top == 1)
    }

    // S3
    @Test func `S3 the delegate hears of adjusted insets`() {
      scrollView.contentInset.bottom = 10
      #expect(diary.words == ["did change insets"])
    }

    // S4: the published case, medium confidence
    @Test func `S4 negative insets push the offset to where the content begins`() {
      scrollView.contentInset = UIEdgeInsets(top: -200, left: -50, bottom: 0, right: 0)
      #expect(scrollView.contentOffset == CGPoint(x: 50, y: 200))
      #expect(diary.offsets == [CGPoint(x: 50, y: 200)])
    }

    // S4
    @Test func `S4 positive insets do not move the offset`() {
      scrollView.contentInset = UIEdgeInsets(top: 200, left: 50, bottom: 100, right: 100)
      #expect(scrollView.contentOffset == .zero && diary.offsets.isEmpty)
    }

    // S5
    @Test func `S5 an animated scroll reads old, advances with the frames, and tells of its end`() {
      scrollView.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
      #expect(scrollView.contentOffset == .zero)
      wait(0.15)
      #expect(scrollView.contentOffset.x > 0 && scrollView.contentOffset.x < 300)
      #expect(!diary.words.contains("did end animation"))
      wait(1)
      #expect(scrollView.contentOffset == CGPoint(x: 300, y: 0))
      #expect(diary.story == ["did scroll", "did end animation"])
    }

    // S5
    @Test func `S5 a rectangle is shown with an animation in the same way`() {
      scrollView.scrollRectToVisible(CGRect(x: 600, y: 0, width: 40, height: 40), animated: true)
      #expect(scrollView.contentOffset == .zero)
      wait(1)
      #expect(scrollView.contentOffset.x == 320 && diary.words.last == "did end animation")
    }

    // S5
    @Test func `S5 without animation the offset is final at once, also inside an animation block`() {
      UIView.animate(withDuration: 1) { [scrollView] in
        scrollView.setContentOffset(CGPoint(x: 60, y: 0), animated: false)
      }
      #expect(scrollView.contentOffset.x == 60)
      wait(2)
      #expect(!diary.words.contains("did end animation"))
    }

    // R10
    @Test func `R10 a field that begins is scrolled into sight, above the insets`() {
      scrollView.contentSize = CGSize(width: 320, height: 1000)
      scrollView.contentInset.bottom = 200
      let field = UITextField(0, 300, 100, 40, in: scrollView)
      field.becomeFirstResponder()
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 60))
    }

    // R10: openradar 20798351
    @Test func `R10 the nearest scroll view alone shows the field, also when it is disabled`() {
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      let inner = UIScrollView(0, 1000, 320, 200, in: scrollView)
      inner.contentSize = CGSize(width: 320, height: 600)
      inner.isScrollEnabled = false
      let field = UITextField(0, 500, 100, 40, in: inner)
      field.becomeFirstResponder()
      #expect(inner.contentOffset.y == 340 && scrollView.contentOffset.y == 0)
    }

    // A6
    @Test func `A6 a table controller lifts its field above the keyboard, and restores its insets`() throws {
      let controller = FieldsController(style: .plain)
      window.rootViewController = controller
      window.layoutIfNeeded()
      let table = try #require(controller.tableView)
      let field = try #require((table.cellForRow(at: IndexPath(row: 9, section: 0)) as? FieldCell)?.field)
      field.becomeFirstResponder()
      postKeyboard(height: 216)
      #expect(table.contentInset.bottom == 216)
      #expect(field.convert(field.bounds, to: nil).maxY == 264)
      field.resignFirstResponder()
      postKeyboard(height: 0)
      #expect(table.contentInset.bottom == 0)
    }

    // A6
    @Test func `A6 a table controller leaves its insets to a keyboard for someone else`() throws {
      let controller = FieldsController(style: .plain)
      window.rootViewController = controller
      window.layoutIfNeeded()
      let search = UITextField(0, 0, 320, 40, in: window)
      search.becomeFirstResponder()
      postKeyboard(height: 216)
      #expect(controller.tableView.contentInset.bottom == 0)
    }
  }
}
