import PortableUIKit
import Testing

/// Counts how often its view is loaded.
private final class LoadingController: UIViewController {
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    count += 1
  }
}

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct LoadingTests {
    private let controller = LoadingController()

    @Test(.item("L6", source: "CAT"))
    func `asking for the view loads it, asking whether it is loaded does not`() {
      #expect(!controller.isViewLoaded)
      #expect(controller.viewIfLoaded == nil)
      #expect(controller.count == 0)
      let view: UIView? = controller.view
      #expect(view != nil)
      #expect(controller.isViewLoaded)
      #expect(controller.viewIfLoaded === view)
      #expect(controller.count == 1)
    }

    @Test(.item("L6", source: "CAT"))
    func `a view that is given up is loaded again when it is asked for`() {
      controller.loadViewIfNeeded()
      let first: UIView? = controller.view
      controller.view = nil
      #expect(!controller.isViewLoaded)
      #expect(controller.count == 1)
      let second: UIView? = controller.view
      #expect(second !== first)
      #expect(controller.count == 2)
    }
  }
}
