import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct LayerTests {
    private let window = makeWindow()
    private let view: UIView

    init() {
      view = UIView(0, 0, 10, 10, in: window)
    }

    /// The centre's height on the screen after each tenth of a second.
    private func tenths(_ count: Int) -> [CGFloat] {
      (0..<count).map { _ in
        Headless.advance(by: 0.1)
        return ((view.layer.presentation()?.position.y ?? -1) * 100).rounded() / 100
      }
    }

    private func drop(_ options: UIView.AnimationOptions, delay: Double = 0) {
      UIView.animate(withDuration: 0.4, delay: delay, options: options) { view.center.y = 105 }
    }

    @Test func `a layer is its view under other names, and the same each time`() {
      let layer = view.layer
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      layer.bounds.size = CGSize(width: 10, height: 10)
      layer.position = CGPoint(x: 50, y: 60)
      layer.anchorPoint = .zero
      #expect(view.frame == CGRect(x: 50, y: 60, width: 10, height: 10))
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      layer.opacity = 0.5
      layer.masksToBounds = true
      #expect(layer.affineTransform() == view.transform && view.alpha == 0.5 && view.clipsToBounds)
      #expect(layer === view.layer && layer.superlayer === window.layer && layer.model() === layer)
    }

    @Test func `a layer outlives its view as an empty one`() {
      var brief: UIView? = UIView(1, 2, 3, 4)
      let layer = brief?.layer
      brief = nil
      #expect(layer?.frame == .zero && layer?.presentation() == nil)
    }

    @Test func `without an animation what is shown is what is stored, and a copy`() throws {
      view.transform = CGAffineTransform(rotationAngle: 1)
      let generation = Headless.geometryGeneration
      let shown = try #require(view.layer.presentation())
      #expect(shown.frame == view.frame && shown.affineTransform() == view.transform)
      #expect(shown !== view.layer && shown.model() === view.layer)
      shown.position = .zero
      #expect(view.center == CGPoint(x: 5, y: 5))
      #expect(Headless.geometryGeneration == generation + 1)
    }

    @Test func `outside a window nothing is shown`() {
      view.removeFromSuperview()
      #expect(view.layer.presentation() == nil)
    }

    @Test(arguments: [
      (UIView.AnimationOptions.curveLinear, [30, 55, 80, 105]),
      (.curveEaseInOut, [17.92, 55, 92.08, 105]),
      (.curveEaseIn, [14.35, 36.54, 67.19, 105]),
      (.curveEaseOut, [42.81, 73.46, 95.65, 105]),
      (UIView.AnimationOptions(rawValue: 7 << 16), [17.92, 55, 92.08, 105]),
    ])
    func `each curve has its course`(options: UIView.AnimationOptions, course: [CGFloat]) {
      drop(options)
      #expect(tenths(4) == course)
    }

    @Test func `an animation waits at its beginning until its delay is over`() {
      drop(.curveLinear, delay: 0.2)
      #expect(tenths(7) == [5, 5, 30, 55, 80, 105, 105])
    }

    @Test func `one that turns back does, and ends where it is stored`() {
      drop([.curveLinear, .autoreverse])
      #expect(tenths(8) == [30, 55, 80, 105, 80, 55, 30, 105])
    }

    @Test func `one that repeats begins again, until it is removed`() {
      drop([.curveLinear, .repeat])
      #expect(tenths(6) == [30, 55, 80, 5, 30, 55])
      view.layer.removeAllAnimations()
      #expect(tenths(1) == [105])
    }

    @Test func `two changes in one block are one way`() {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        view.center.y = 400
        view.center.y = 105
      }
      #expect(tenths(4) == [30, 55, 80, 105])
    }

    @Test func `what an animation inside another changes keeps the outer time and curve, unless it insists`()
    {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 0.1) { view.center.y = 105 }
      }
      #expect(tenths(4) == [30, 55, 80, 105])
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) {
        UIView.animate(
          withDuration: 0.2, delay: 0,
          options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve],
          animations: { view.center.y = 5 })
      }
      #expect(tenths(3) == [55, 5, 5])
    }

    @Test func `an animation of no length at all that repeats traps nothing`() {
      UIView.animate(withDuration: .leastNonzeroMagnitude, delay: 0, options: .repeat) { view.center.y = 105 }
      #expect(tenths(1) == [105])
    }

    @Test func `what is done without animation is shown at once`() {
      UIView.animate(withDuration: 0.4) {
        UIView.performWithoutAnimation { view.center.y = 105 }
      }
      #expect(tenths(1) == [105])
    }

    @Test func `size, scale and alpha are on their way too, a turn is not`() throws {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.bounds.size = CGSize(width: 30, height: 10)
        view.transform = CGAffineTransform(scaleX: 3, y: 1)
        view.alpha = 0
      }
      Headless.advance(by: 0.5)
      let shown = try #require(view.layer.presentation())
      #expect(shown.bounds.size == CGSize(width: 20, height: 10))
      #expect(shown.affineTransform() == CGAffineTransform(scaleX: 2, y: 1))
      #expect(shown.opacity == 0.5)
      let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      UIView.animate(withDuration: 1) { view.transform = quarter }
      Headless.advance(by: 0.5)
      #expect(view.layer.presentation()?.affineTransform() == quarter)
    }

    @Test func `constraints that move views in a block move them on the screen`() {
      let bar = UIView(0, 0, 10, 10, in: window)
      bar.translatesAutoresizingMaskIntoConstraints = false
      let bottom = bar.bottomAnchor.constraint(equalTo: window.bottomAnchor)
      NSLayoutConstraint.activate([
        bottom, bar.leftAnchor.constraint(equalTo: window.leftAnchor),
        bar.widthAnchor.constraint(equalToConstant: 10), bar.heightAnchor.constraint(equalToConstant: 10),
      ])
      window.layoutIfNeeded()
      bottom.constant = -100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
      Headless.advance(by: 0.25)
      #expect(bar.frame.maxY == 700)
      #expect(bar.layer.presentation()?.frame.maxY == 775)
    }

    @Test func `an animator that is paused stays on its way, and one that is turned goes back`() {
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in view.center.y = 105 }
      animator.startAnimation()
      #expect(tenths(2) == [30, 55])
      animator.pauseAnimation()
      #expect(tenths(2) == [55, 55])
      animator.isReversed = true
      animator.startAnimation()
      #expect(tenths(2) == [30, 5])
      #expect(view.center.y == 5)
    }

    @Test func `a reset ends what is on its way`() {
      drop(.curveLinear)
      Headless.reset(screen: .zero, idiom: .phone)
      let other = UIWindow(frame: .zero)
      other.addSubview(view)
      #expect(view.layer.presentation()?.position.y == 105)
    }
  }
}
