import Foundation
import Testing

@testable import HeadlessUIKit

extension ScreenTests {
  @Suite(.serialized) @MainActor struct HeadlessTreeTests {
    private let window = makeWindow()
    private let root = UIViewController()
    private let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    private let inner = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    private let tree: HeadlessTree

    init() throws {
      window.rootViewController = root
      window.isHidden = false
      box.addSubview(inner)
      root.view.addSubview(box)
      window.layoutIfNeeded()
      tree = try #require(HeadlessTree(of: [nil, box, inner], in: window))
    }

    @Test func `what is renewed has all that a new view has`() {
      let expected = state(of: UIView(frame: inner.frame))
      spoil(inner)
      #expect(state(of: inner).filter { expected[$0.key] != $0.value }.count >= 12)
      #expect(renew())
      #expect(state(of: inner) == expected)
    }

    private func renew() -> Bool { tree.renewWhatIsLoose() && tree.renewTheRest() }

    @Test func `what lies in something of a play is renewed first, and what has moved since is told`() throws
    {
      let (screen, other) = (UIView(), UIView())
      screen.addSubview(other)
      let tree = try #require(HeadlessTree(of: [box, other], in: window))
      (box.alpha, other.alpha) = (0.5, 0.5)
      #expect(tree.renewWhatIsLoose() && other.alpha == 1 && box.alpha == 0.5)
      #expect(!tree.isUntouched)
      #expect(tree.renewTheRest() && box.alpha == 1 && tree.isUntouched)
      box.center.x += 1
      #expect(!tree.isUntouched)
    }

    /// The stored properties of a view, but for what it lies in.
    private func state(of view: UIView) -> [String: String] {
      var state: [String: String] = [:]
      var mirror: Mirror? = Mirror(reflecting: view)
      while let part = mirror {
        for child in part.children { state[child.label ?? ""] = "\(child.value)" }
        mirror = part.superclassMirror
      }
      (state["superviewReference"], state["windowReference"]) = (nil, nil)
      return state
    }

    private func spoil(_ view: UIView) {
      view.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
      view.bounds.origin.y = 9
      (view.alpha, view.isHidden, view.clipsToBounds, view.tag) = (0.5, true, true, 7)
      (view.isUserInteractionEnabled, view.autoresizesSubviews) = (false, false)
      view.autoresizingMask = [.flexibleWidth]
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.addSubview(UIView())
      view.layoutIfNeeded()
      (view.isLayingOut, view.safeAreaIsDue, view.subtreeNeedsLayout) = (true, true, true)
      view.backgroundColor = .red
    }

    @Test func `strangers are let go, and the others stay where they were`() {
      let (behind, inFront) = (UIView(), UIView())
      box.insertSubview(behind, at: 0)
      window.addSubview(inFront)
      #expect(renew())
      #expect(behind.superview == nil && behind.window == nil && inFront.superview == nil)
      #expect(box.subviews == [inner] && root.view.subviews == [box] && window.subviews == [root.view])
    }

    @Test func `a window that has turned is back as it was`() {
      let (frame, inside) = (window.frame, root.view.frame)
      window.frame = CGRect(x: 0, y: 0, width: frame.height, height: frame.width)
      window.headlessSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
      #expect(renew())
      #expect(window.frame == frame && root.view.frame == inside)
      Headless.reset(screen: CGSize(width: 375, height: 667), idiom: .phone)
      #expect(UIApplication.shared.windows.isEmpty)
      tree.enter()
      #expect(UIApplication.shared.windows == [window] && root.view.safeAreaInsets == .zero)
    }

    @Test(arguments: Bond.allCases)
    func `what cannot be undone is not used again`(bond: Bond) {
      bond.tie(inner, root, window)
      #expect(!renew())
    }

    enum Bond: CaseIterable {
      case recognizer, constraint, safeAreaGuide, keyboardGuide, layer, otherPlace, otherOrder, child, insets,
        hidden, root

      @MainActor func tie(_ view: UIView, _ controller: UIViewController, _ window: UIWindow) {
        switch self {
        case .recognizer: view.addGestureRecognizer(UITapGestureRecognizer())
        case .constraint: view.widthAnchor.constraint(equalToConstant: 3).isActive = true
        case .safeAreaGuide: _ = view.safeAreaLayoutGuide
        case .keyboardGuide: _ = view.keyboardLayoutGuide
        case .layer: _ = view.layer
        case .otherPlace: view.removeFromSuperview()
        case .otherOrder: controller.view.addSubview(view)
        case .child: controller.addChild(UIViewController())
        case .insets: controller.additionalSafeAreaInsets.top = 1
        case .hidden: window.isHidden = true
        case .root: window.rootViewController = UIViewController()
        }
      }
    }

    @Test func `a view that has left its place is told from one that has not`() {
      let (other, screen) = (UIView(), UIView())
      #expect(tree.isInPlace(or: other))
      inner.removeFromSuperview()
      #expect(!tree.isInPlace(or: other))
      screen.addSubview(inner)
      let loose = HeadlessTree(of: [inner], in: window)
      #expect(loose?.isInPlace(or: screen) == true && loose?.isInPlace(or: other) == false)
    }

    @Test func `what is not plain is no tree`() {
      #expect(HeadlessTree(of: [UILabel()], in: window) == nil)
      let controller = UIViewController()
      #expect(HeadlessTree(of: [controller.view], in: window) == nil)
      #expect(HeadlessTree(of: [box], in: UIWindow(frame: window.frame)) == nil)
    }
  }
}
