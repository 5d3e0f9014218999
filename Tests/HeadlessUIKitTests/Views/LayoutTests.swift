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

    // L1 [CAT][FK]
    @Test func `a new view is due for layout`() {
      let view = Counter()
      view.layoutIfNeeded()
      #expect(view.count == 1)
    }

    // L1 [CAT]
    @Test func `many marks are one layout, and none are none`() {
      for _ in 0..<100 { child.setNeedsLayout() }
      #expect(counts(after: {}) == [0, 1])
      #expect(counts(after: {}) == [0, 1])
    }

    // L3
    @Test func `adding marks both, removing marks the parent alone`() {
      #expect(counts(after: { child.removeFromSuperview() }) == [1, 0])
      #expect(counts(after: { parent.addSubview(child) }) == [2, 1])
    }

    // L3, B3 [FK]
    @Test func `a new size marks the view and its parent, a new place neither`() {
      #expect(counts(after: { child.frame.origin.x = 7 }) == [0, 0])
      #expect(counts(after: { child.frame.size.width = 70 }) == [1, 1])
    }

    @Test func `sizing children during layout does not make the parent due again`() {
      parent.onLayout = { [parent, child] in child.frame = parent.bounds }
      #expect(counts(after: { parent.setNeedsLayout() }) == [1, 1])
      #expect(counts(after: {}) == [1, 1])
      parent.onLayout = {}
    }

    // L2 [DOC]
    @Test func `a pass begins at the highest marked view of the chain`() {
      parent.setNeedsLayout()
      child.setNeedsLayout()
      child.layoutIfNeeded()
      #expect(counts == [1, 1])
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
