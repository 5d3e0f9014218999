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

    @Test func `what a layout marks, itself too, is laid out in the same pass`() {
      child.onLayout = { [unowned child, parent] in
        if child.count < 5 {
          parent.setNeedsLayout()
          child.setNeedsLayout()
        }
      }
      #expect(counts(after: { child.setNeedsLayout() }) == [4, 5])
      #expect(Headless.takeDiagnostics().isEmpty)
    }

    // UIKit would not return: its UIViewLayoutFeedbackLoopDebuggingThreshold is for such views.
    @Test func `a layout that marks itself again and again is told of`() {
      child.onLayout = { [unowned child] in child.setNeedsLayout() }
      #expect(counts(after: { child.setNeedsLayout() }) == [0, 100])
      #expect(Headless.takeDiagnostics() == ["the layout of Counter marks itself again and again"])
    }

    @Test func `a view that an earlier one takes out is not laid out with them`() {
      let last = Counter(0, 0, 50, 50)
      parent.addSubview(last)
      child.onLayout = { [unowned last] in last.removeFromSuperview() }
      #expect(counts(after: { child.setNeedsLayout() }) == [2, 1])
      #expect(last.count == 0)
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
