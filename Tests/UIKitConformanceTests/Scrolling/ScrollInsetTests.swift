import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct ScrollInsetTests {
    private let window = Device.makeWindow(width: 320, height: 480)
    private let scrollView: UIScrollView
    private let log = ScrollLog()

    init() {
      scrollView = UIScrollView(0, 0, 320, 480, in: window)
      scrollView.contentSize = CGSize(width: 640, height: 480)
      scrollView.delegate = log
    }

    /// Puts the scroll view into a controller whose safe area is smaller than the window on every side.
    private func putIntoController(inNavigation: Bool = false) -> UIViewController {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      window.rootViewController =
        inNavigation ? UINavigationController(rootViewController: controller) : controller
      controller.view.frame = window.bounds
      controller.view.addSubview(scrollView)
      scrollView.frame = controller.view.bounds
      scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      window.layoutIfNeeded()
      return controller
    }

    /// The insets with what the safe area takes on the axes that are asked for.
    private func insets(withSafeAreaAboveAndBelow isVertical: Bool, aside isHorizontal: Bool) -> UIEdgeInsets
    {
      let safeArea = scrollView.safeAreaInsets
      return UIEdgeInsets(
        top: 1 + (isVertical ? safeArea.top : 0), left: 2 + (isHorizontal ? safeArea.left : 0),
        bottom: 3 + (isVertical ? safeArea.bottom : 0), right: 4 + (isHorizontal ? safeArea.right : 0))
    }

    @Test(
      .item("S3", source: "UIScrollView.h"),
      arguments: [
        (UIScrollView.ContentInsetAdjustmentBehavior.never, false, false), (.always, true, true),
        (.scrollableAxes, false, true), (.automatic, false, true),
      ])
    func `content that is too wide alone is inset by the safe area as the behaviour says`(
      behavior: UIScrollView.ContentInsetAdjustmentBehavior, isVertical: Bool, isHorizontal: Bool
    ) {
      _ = putIntoController()
      scrollView.contentInsetAdjustmentBehavior = behavior
      #expect(scrollView.safeAreaInsets.top >= 10)
      #expect(scrollView.safeAreaInsets.left >= 20)
      #expect(
        scrollView.adjustedContentInset
          == insets(withSafeAreaAboveAndBelow: isVertical, aside: isHorizontal))
    }

    @Test(.item("S3", source: "UIScrollView.h"))
    func `an axis that always bounces scrolls`() {
      _ = putIntoController()
      scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
      scrollView.alwaysBounceVertical = true
      #expect(scrollView.adjustedContentInset == insets(withSafeAreaAboveAndBelow: true, aside: true))
    }

    // "When the scroll view is the content of a controller inside a navigation controller", says the header; that it
    // has to be the first view there is observed.
    @Test(.item("S3", source: "UIScrollView.h, jianshu 9ac717b24e43"))
    func `the first scroll view in a navigation controller is adjusted above and below in any case`() {
      let controller = putIntoController(inNavigation: true)
      let top = scrollView.safeAreaInsets.top
      #expect(top > 10)
      #expect(scrollView.adjustedContentInset.top == 1 + top)
      scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
      #expect(scrollView.adjustedContentInset.top == 1)
      scrollView.contentInsetAdjustmentBehavior = .automatic
      controller.view.insertSubview(UIView(), at: 0)
      #expect(scrollView.adjustedContentInset.top == 1)
    }

    @Test(.item("S3", source: "DOC"))
    func `the delegate hears of adjusted insets`() {
      scrollView.contentInset.bottom = 10
      #expect(log.lines == ["did change insets"])
    }

    // Medium confidence: one page shows this case; that offsets are brought back at all, many fight.
    @Test(.item("S4", source: "e-com-net 1304727844181544960"))
    func `negative insets push the offset to where the content begins, and tell so once`() {
      scrollView.contentInset = UIEdgeInsets(top: -200, left: -50, bottom: 0, right: 0)
      #expect(scrollView.contentOffset == CGPoint(x: 50, y: 200))
      #expect(log.offsets == [CGPoint(x: 50, y: 200)])
    }

    @Test(.item("S4", source: "e-com-net 1304727844181544960"))
    func `positive insets do not move the offset`() {
      scrollView.contentInset = UIEdgeInsets(top: 200, left: 50, bottom: 100, right: 100)
      #expect(scrollView.contentOffset == .zero)
      #expect(log.offsets.isEmpty)
    }
  }
}
