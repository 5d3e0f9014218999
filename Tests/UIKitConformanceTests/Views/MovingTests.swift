import PortableUIKit
import Testing

/// What views have heard, in order, across several of them.
@MainActor private final class Log {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Writes down what it hears of its own moves and its children's, and what the tree looked like then.
private final class Listener: UIView {
  private let log: Log
  private let name: String

  init(_ name: String, in log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) {
    log.lines.append("\(name) \(event)")
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    note(
      "will move, \(newSuperview == nil ? "away" : "in"), superview \(superview == nil ? "none" : "there")")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    note("did move, superview \(superview == nil ? "none" : "there")")
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    note("did add, \(subviews.count)")
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    note("will remove, \(subviews.count)")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    note("will move to window, \(newWindow == nil ? "away" : "in")")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    note("did move to window, \(window == nil ? "away" : "in")")
  }
}

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct MovingTests {
    private let log = Log()

    @Test(.item("H2", source: "FK"))
    func `a view hears that it has moved once it is there, and once it is gone`() {
      let child = Listener("child", in: log)
      let parent = UIView()
      parent.addSubview(child)
      #expect(log.take() == ["child will move, in, superview none", "child did move, superview there"])
      child.removeFromSuperview()
      #expect(log.take() == ["child will move, away, superview there", "child did move, superview none"])
      child.removeFromSuperview()
      #expect(log.take().isEmpty)
    }

    // A re-implementation is the only source: what is told before a change and what after it is asserted, and not the
    // order within either.
    @Test(.item("H4", source: "CH"))
    func `the child hears before the tree changes, the parent of what it got after it`() throws {
      let parent = Listener("parent", in: log)
      let child = Listener("child", in: log)
      parent.addSubview(child)
      let lines = log.take()
      #expect(lines.first == "child will move, in, superview none")
      #expect(Set(lines.dropFirst()) == ["parent did add, 1", "child did move, superview there"])
    }

    @Test(.item("H4", source: "CH"))
    func `the parent hears of what it will lose while it has it, and the child last`() {
      let parent = Listener("parent", in: log)
      let child = Listener("child", in: log)
      parent.addSubview(child)
      _ = log.take()
      child.removeFromSuperview()
      let lines = log.take()
      #expect(lines.last == "child did move, superview none")
      #expect(
        Set(lines.dropLast()) == ["parent will remove, 1", "child will move, away, superview there"])
    }

    @Test(.item("H4", source: "CH"))
    func `a subtree hears of the window that it comes into and leaves, each view before and after`() {
      let window = Device.makeWindow()
      let outer = Listener("outer", in: log)
      let inner = Listener("inner", in: log)
      outer.addSubview(inner)
      _ = log.take()
      window.addSubview(outer)
      let coming = log.take().filter { $0.contains("window") }
      #expect(Set(coming.prefix(2)) == ["outer will move to window, in", "inner will move to window, in"])
      #expect(Set(coming.dropFirst(2)) == ["outer did move to window, in", "inner did move to window, in"])
      outer.removeFromSuperview()
      let going = log.take().filter { $0.contains("window") }
      #expect(Set(going.prefix(2)) == ["outer will move to window, away", "inner will move to window, away"])
      #expect(
        Set(going.dropFirst(2)) == ["outer did move to window, away", "inner did move to window, away"])
    }
  }
}
