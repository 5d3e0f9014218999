import Foundation
import HeadlessUIKit
import Testing

/// Counts its layouts.
private final class Counter: UIView {
  var count = 0
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    count += 1
    onLayout()
  }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct LayoutTests {
    private let parent = Counter(0, 0, 100, 100)
    private let child = Counter(0, 0, 50, 50)

    init() {
      parent.addSubview(child)
      parent.layoutIfNeeded()
      parent.count = 0
      child.count = 0
    }

    private var counts: [Int] { [parent.count, child.count] }

    private func counts(after change: () -> Void) -> [Int] {
      change()
      parent.layoutIfNeeded()
      return counts
    }

    @Test func `sizing children during layout does not make the parent due again`() {
      parent.onLayout = { [parent, child] in child.frame = parent.bounds }
      #expect(counts(after: { parent.setNeedsLayout() }) == [1, 1])
      #expect(counts(after: {}) == [1, 1])
      parent.onLayout = {}
    }

    @Test func `a root view's controller is told around its layout`() {
      final class Controller: UIViewController {
        var heard: [String] = []
        override func loadView() {
          let view = Counter(0, 0, 10, 10)
          view.onLayout = { [unowned self] in heard.append("layout") }
          self.view = view
        }
        override func viewWillLayoutSubviews() { heard.append("will") }
        override func viewDidLayoutSubviews() { heard.append("did") }
      }
      let controller = Controller()
      controller.view.layoutIfNeeded()
      #expect(controller.heard == ["will", "layout", "did"])
    }
  }
}
