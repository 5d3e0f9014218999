import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ConstraintSolvingTests {
    private let window = makeWindow(width: 300, height: 200)

    private func make<View: UIView>(_ view: View = UIView(), in parent: UIView? = nil) -> View {
      view.translatesAutoresizingMaskIntoConstraints = false
      (parent ?? window).addSubview(view)
      return view
    }

    @Test func `aspect ratios, centres and multipliers are solved together`() {
      let view = make()
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4, constant: 10),
        view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
      ])
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 75, y: 65, width: 150, height: 70))
    }

    @Test func `a row of siblings shares the width`() {
      let (left, right) = (make(), make())
      NSLayoutConstraint.activate([
        left.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 20),
        right.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -10),
        left.widthAnchor.constraint(equalTo: right.widthAnchor),
      ])
      window.layoutIfNeeded()
      #expect(left.frame.minX == 10 && left.frame.width == 130 && right.frame.minX == 160)
    }

    @Test func `a container is as large as its content`() {
      let container = make()
      let content = make(Content(), in: container)
      content.pin(to: container.safeAreaLayoutGuide, 8)
      container.bottomAnchor.constraint(equalTo: window.bottomAnchor).isActive = true
      window.layoutIfNeeded()
      #expect(container.frame == CGRect(x: 0, y: 164, width: 96, height: 36))
      #expect(content.frame == CGRect(x: 8, y: 8, width: 80, height: 20))
      content.size.height = 50
      content.invalidateIntrinsicContentSize()
      window.layoutIfNeeded()
      #expect(container.frame.height == 66 && container.frame.maxY == 200)
    }

    // A1
    @Test func `a bar as large as its content reaches below the safe area where it comes to lie`() {
      window.headlessSafeAreaInsets.bottom = 34
      let bar = make()
      let content = make(in: bar)
      content.pin(to: bar.safeAreaLayoutGuide)
      content.heightAnchor.constraint(equalToConstant: 40).isActive = true
      bar.bottomAnchor.constraint(equalTo: window.bottomAnchor).isActive = true
      window.layoutIfNeeded()
      #expect(bar.frame.minY == 126 && bar.frame.height == 74)
      #expect(content.frame.minY == 0 && content.frame.height == 40)
      #expect(Headless.takeDiagnostics().isEmpty)
    }

    @Test func `a grandchild may be pinned to the root, through a parent with a frame`() {
      let parent = UIView(0, 50, 300, 100, in: window)
      let view = make(Content(), in: parent)
      view.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -10).isActive = true
      window.layoutIfNeeded()
      #expect(view.frame.maxY == 140)
      parent.frame.origin.y -= 20
      window.layoutIfNeeded()
      #expect(view.frame.maxY == 160)
    }

    @Test func `inequalities clamp what matters less`() {
      let view = make(Content())
      let keyboard = view.bottomAnchor.constraint(lessThanOrEqualTo: window.bottomAnchor, constant: -90)
      let wish = view.bottomAnchor.constraint(equalTo: window.bottomAnchor)
      wish.priority = .defaultHigh
      NSLayoutConstraint.activate([
        wish, keyboard, view.bottomAnchor.constraint(lessThanOrEqualTo: window.bottomAnchor, constant: -30),
      ])
      window.layoutIfNeeded()
      #expect(view.frame.maxY == 110)
      keyboard.constant = 0
      window.layoutIfNeeded()
      #expect(view.frame.maxY == 170 && Headless.takeDiagnostics().isEmpty)
    }

    @Test func `the higher priority wins, the later of equals is left out`() {
      let view = make()
      for (width, priority) in [(10, 500), (20, 800), (30, 800)] as [(CGFloat, Float)] {
        let constraint = view.widthAnchor.constraint(equalToConstant: width)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
      }
      window.layoutIfNeeded()
      #expect(view.frame.width == 20 && Headless.takeDiagnostics().isEmpty)
    }

    @Test func `of required constraints that contradict each other the later is left out, and named once`() {
      let view = make()
      let first = view.widthAnchor.constraint(equalToConstant: 20)
      let second = view.widthAnchor.constraint(equalToConstant: 30)
      second.identifier = "wide"
      NSLayoutConstraint.activate([first, second])
      for _ in 0..<2 {
        window.setNeedsLayout()
        window.layoutIfNeeded()
      }
      #expect(view.frame.width == 20)
      #expect(
        Headless.takeDiagnostics() == [
          "the constraint UIView.width == 30.0 (wide) contradicts others, and is left out"
        ])
    }

    @Test func `inequalities that leave no room are named`() {
      let view = make()
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
      ])
      window.layoutIfNeeded()
      #expect(view.frame.width == 150)
      #expect(Headless.takeDiagnostics().count == 1)
    }

    @Test func `a constraint between frames set by code is named when it does not hold`() {
      let view = UIView(0, 7, 10, 10, in: window)
      let top = view.topAnchor.constraint(equalTo: window.topAnchor, constant: 7)
      top.isActive = true
      window.layoutIfNeeded()
      #expect(Headless.takeDiagnostics().isEmpty)
      top.constant = 8
      window.layoutIfNeeded()
      #expect(view.frame.minY == 7 && Headless.takeDiagnostics().count == 1)
    }

    @Test func `what nothing binds stays as it is`() {
      let view = make(UIView(30, 40, 50, 60))
      view.rightAnchor.constraint(equalTo: window.rightAnchor).isActive = true
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 250, y: 40, width: 50, height: 60))
    }

    @Test func `content resists being compressed more than a low wish, and less than what is required`() {
      let view = make(Content())
      let narrow = view.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
      narrow.priority = .defaultLow
      narrow.isActive = true
      window.layoutIfNeeded()
      #expect(view.frame.width == 80)
      view.setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
      view.setContentHuggingPriority(UILayoutPriority(50), for: .horizontal)
      window.layoutIfNeeded()
      #expect(view.frame.width == 30)
    }
  }
}
