import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct HeadlessTests {
    private let window = makeWindow()

    @Test func `due work runs in order of time, and of scheduling where that is equal`() {
      var order: [String] = []
      Headless.schedule(after: 0.2) { order.append("late \(Headless.now)") }
      Headless.schedule(after: 0.1) {
        order.append("first \(Headless.now)")
        Headless.schedule(after: 0.05) { order.append("born \(Headless.now)") }
      }
      Headless.schedule(after: 0.1) { order.append("second") }
      Headless.advance(by: 0.15)
      #expect(order == ["first 0.1", "second", "born 0.15"])
      #expect(Headless.hasPendingWork)
      Headless.advance(by: 0.05)
      #expect(order.last == "late 0.2" && !Headless.hasPendingWork)
    }

    @Test func `the clock does not run backward and never waits for what is no time`() {
      Headless.advance(by: 1)
      Headless.advance(by: -5)
      Headless.advance(by: .nan)
      #expect(Headless.now == 1)
      Headless.schedule(after: .infinity) {}
      #expect(!Headless.hasPendingWork && Headless.takeDiagnostics().count == 1)
    }

    @Test func `a reset leaves nothing behind`() {
      let field = UITextField(0, 0, 10, 10, in: window)
      field.becomeFirstResponder()
      window.makeKey()
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { field.frame.origin.x = .nan }
      Headless.schedule(after: 1) {}
      Headless.advance(by: 0.5)
      Headless.reset(screen: CGSize(width: 820, height: 1180), idiom: .pad)
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 820, height: 1180))
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(Headless.now == 0 && !Headless.hasPendingWork && UIView.areAnimationsEnabled)
      #expect(Headless.takeAnimations().isEmpty && Headless.takeDiagnostics().isEmpty)
      #expect(UIApplication.shared.windows.isEmpty && UIApplication.shared.keyWindow == nil)
      #expect(!field.isFirstResponder && window.headlessFirstResponder == nil && window.windowScene == nil)
    }

    @Test func `a window from before a reset serves again in the new scene`() throws {
      Headless.reset(screen: CGSize(width: 100, height: 100), idiom: .phone)
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      window.windowScene = scene
      window.makeKey()
      #expect(scene.windows == [window] && scene.keyWindow === window)
    }

    @Test func `a scene does not keep its windows`() {
      let scene = window.windowScene
      do { UIWindow(0, 0, 1, 1).makeKey() }
      #expect(scene?.windows == [window] && scene?.keyWindow == nil)
    }

    private let moves: [(String, (UIView) -> Void)] = [
      ("frame", { $0.frame.origin.x += 1 }),
      ("bounds", { $0.bounds.origin.x += 1 }),
      ("transform", { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }),
      ("anchor point", { $0.anchorPoint = .zero }),
      ("hidden", { $0.isHidden.toggle() }),
      ("alpha", { $0.alpha = 0.5 }),
      ("child", { $0.addSubview(UIView()) }),
      ("front", { $0.superview?.bringSubviewToFront($0) }),
      ("removal", { $0.removeFromSuperview() }),
    ]

    @Test func `the generation stands still exactly while nothing moves`() {
      let view = UIView(0, 0, 10, 10, in: window)
      for (name, move) in moves {
        let before = Headless.geometryGeneration
        move(view)
        #expect(Headless.geometryGeneration != before, "\(name)")
      }
      let before = Headless.geometryGeneration
      view.frame = view.frame
      view.alpha = view.alpha
      _ = view.convert(CGPoint.zero, to: window)
      #expect(Headless.geometryGeneration == before)
    }

    @Test func `a turn of the screen leaves the windows to the harness`() {
      Headless.resizeScreen(to: CGSize(width: 800, height: 400))
      #expect(UIScreen.main.bounds.size == CGSize(width: 800, height: 400))
      #expect(window.bounds.size == CGSize(width: 400, height: 800))
    }
  }
}
