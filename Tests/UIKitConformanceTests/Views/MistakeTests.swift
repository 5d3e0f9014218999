import PortableUIKit
import Testing

extension ConformanceTests {
  // UIKit raises exceptions for these, and the process ends; a device that says so and goes on is needed to ask.
  @Suite(.serialized, .enabled(if: Device.survivesMistakes)) @MainActor struct MistakeTests {
    private let window = Device.makeWindow()
    private let view: UIView

    init() {
      view = UIView(10, 20, 30, 40, in: window)
    }

    private func setters(_ number: CGFloat) -> [() -> Void] {
      let view = view
      return [
        { view.frame.origin.y = number }, { view.frame.size.width = number },
        { view.center.x = number }, { view.bounds.origin.y = number }, { view.bounds.size.height = number },
      ]
    }

    @Test(.item("V1", source: "CALayerInvalidGeometry"), arguments: 0..<5)
    func `a place or a size that is no number is a mistake, once`(setter: Int) {
      #expect(Device.mistakes { setters(.nan)[setter]() } == 1)
    }

    @Test(.item("V1", source: "CALayerInvalidGeometry"))
    func `a view is not made where there is no place`() {
      #expect(Device.mistakes { _ = UIView(0, .nan, 10, 10) } == 1)
      #expect(Device.mistakes { _ = UIView(0, 0, 10, 10) } == 0)
    }

    @Test(.item("V1", source: "CALayerInvalidGeometry"))
    func `asking about a view without a place is no further mistake`() {
      view.center = CGPoint(x: CGFloat.nan, y: 5)
      let inside = UIView(1, 1, 1, 1, in: view)
      #expect(
        Device.mistakes {
          _ = (view.frame, window.hitTest(.zero, with: nil), inside.convert(inside.bounds, to: nil))
          window.layoutIfNeeded()
        } == 0)
      view.center = CGPoint(x: 25, y: 40)
      #expect(inside.convert(CGPoint.zero, to: nil).isNear(11, 21))
    }

    @Test(.item("H2", source: "NSInvalidArgumentException"))
    func `a view that is added to itself stays where it is`() {
      #expect(Device.mistakes { view.addSubview(view) } == 1)
      #expect(Device.mistakes { view.insertSubview(view, at: 0) } == 1)
      #expect(view.superview === window)
      #expect(view.subviews.isEmpty)
    }

    @Test(.item("H2", source: "CALayerInvalid"))
    func `a view that is added to something inside it stays where it is`() {
      let inside = UIView(0, 0, 1, 1, in: UIView(0, 0, 10, 10, in: view))
      #expect(Device.mistakes { inside.addSubview(view) } == 1)
      #expect(Device.mistakes { inside.insertSubview(view, belowSubview: UIView()) } == 1)
      #expect(view.superview === window)
      #expect(inside.subviews.isEmpty)
      #expect(inside.window === window)
    }
  }
}
