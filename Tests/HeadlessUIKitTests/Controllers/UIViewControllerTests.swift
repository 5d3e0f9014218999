import Foundation
import HeadlessUIKit
import Testing

/// Writes down what it hears of its view's life, with whether a window was there.
private final class Diary: UIViewController {
  let name: String
  let lines: Lines
  var forwards = true

  init(_ name: String, in lines: Lines) {
    self.name = name
    self.lines = lines
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }

  private func note(_ event: String) {
    lines.all.append("\(name) \(event)\(viewIfLoaded?.window == nil ? "" : ", in window")")
  }
}

@MainActor private final class Lines {
  var all: [String] = []
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct UIViewControllerTests {
    private let window = makeWindow()
    private let lines = Lines()

    @Test func `a window's root appears without a window first, and with it from then on`() {
      window.rootViewController = Diary("root", in: lines)
      #expect(
        lines.all == ["root will appear", "root is appearing, in window", "root did appear, in window"])
      lines.all = []
      window.isHidden = true
      window.makeKeyAndVisible()
      #expect(window.isKeyWindow && UIApplication.shared.keyWindow === window)
      #expect(
        lines.all == [
          "root will disappear, in window", "root did disappear, in window",
          "root will appear, in window", "root is appearing, in window", "root did appear, in window",
        ])
    }

    @Test func `a root that is replaced disappears and leaves`() {
      let root = Diary("root", in: lines)
      window.rootViewController = root
      lines.all = []
      window.rootViewController = nil
      #expect(lines.all == ["root will disappear, in window", "root did disappear"])
      #expect(root.view.superview == nil)
    }

    @Test func `children below the view hear with their parent, others do not`() {
      let root = Diary("root", in: lines)
      let child = Diary("child", in: lines)
      let stray = Diary("stray", in: lines)
      root.addChild(child)
      root.addChild(stray)
      root.view.addSubview(child.view)
      window.rootViewController = root
      let expected = [
        "root will appear", "child will appear", "root is appearing, in window",
        "child is appearing, in window",
        "root did appear, in window", "child did appear, in window",
      ]
      #expect(lines.all == expected)
    }

    @Test func `a child whose view comes and goes later appears and disappears by itself`() {
      let root = Diary("root", in: lines)
      let child = Diary("child", in: lines)
      window.rootViewController = root
      root.addChild(child)
      lines.all = []
      root.view.addSubview(child.view)
      child.view.removeFromSuperview()
      #expect(
        lines.all == [
          "child will appear", "child is appearing, in window", "child did appear, in window",
          "child will disappear, in window", "child did disappear",
        ])
    }

    @Test func `grandchildren hear through two levels, once`() {
      let root = Diary("root", in: lines)
      let child = Diary("child", in: lines)
      let grandchild = Diary("grandchild", in: lines)
      child.addChild(grandchild)
      child.view.addSubview(grandchild.view)
      window.rootViewController = root
      root.addChild(child)
      root.view.addSubview(child.view)
      #expect(
        lines.all.filter { $0.hasPrefix("grandchild") } == [
          "grandchild will appear", "grandchild is appearing, in window", "grandchild did appear, in window",
        ])
    }

    @Test func `a parent that forwards by hand decides when`() {
      let root = Diary("root", in: lines)
      let child = Diary("child", in: lines)
      root.forwards = false
      root.addChild(child)
      root.view.addSubview(child.view)
      window.rootViewController = root
      #expect(!lines.all.contains { $0.hasPrefix("child") })
      lines.all = []
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(
        lines.all == [
          "child will appear, in window", "child is appearing, in window", "child did appear, in window",
        ])
    }

    @Test func `parents and children know each other`() {
      final class Child: UIViewController {
        var heard: [Bool] = []
        override func willMove(toParent parent: UIViewController?) { heard.append(parent != nil) }
        override func didMove(toParent parent: UIViewController?) { heard.append(parent != nil) }
      }
      let parent = UIViewController()
      let child = Child()
      parent.addChild(child)
      #expect(parent.children == [child] && child.parent === parent && child.heard == [true])
      child.removeFromParent()
      #expect(parent.children.isEmpty && child.parent == nil && child.heard == [true, false])
    }
  }
}
