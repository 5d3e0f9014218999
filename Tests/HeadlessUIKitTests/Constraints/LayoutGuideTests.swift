import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct LayoutGuideTests {
    private let window = makeWindow()
    private let guide = UILayoutGuide()
    private let bar = UIView()

    init() {
      bar.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(bar)
      window.addLayoutGuide(guide)
    }

    /// The way keyboards were followed before there was a guide for them.
    private func followKeyboard() -> NSLayoutConstraint {
      let height = guide.heightAnchor.constraint(equalToConstant: 34)
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: window.leftAnchor),
        guide.rightAnchor.constraint(equalTo: window.rightAnchor),
        guide.bottomAnchor.constraint(equalTo: window.bottomAnchor), height,
        bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
        bar.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        bar.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
        bar.heightAnchor.constraint(equalToConstant: 50),
      ])
      return height
    }

    @Test func `constraints place a guide, and what is constrained to it`() {
      let height = followKeyboard()
      window.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 766, width: 400, height: 34))
      #expect(bar.frame == CGRect(x: 100, y: 716, width: 200, height: 50))
      height.constant = 300
      window.layoutIfNeeded()
      #expect(guide.layoutFrame.minY == 500 && bar.frame.maxY == 500)
      #expect(Headless.takeDiagnostics().isEmpty)
    }

    @Test func `a guide may be between views at different depths`() {
      let outer = UIView(50, 100, 300, 400, in: window)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      let own = UILayoutGuide()
      outer.addLayoutGuide(own)
      NSLayoutConstraint.activate([
        own.topAnchor.constraint(equalTo: bar.bottomAnchor),
        own.heightAnchor.constraint(equalToConstant: 30),
        own.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        own.widthAnchor.constraint(equalToConstant: 60),
        inner.topAnchor.constraint(equalTo: own.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: own.trailingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
        bar.topAnchor.constraint(equalTo: window.topAnchor, constant: 150),
        bar.heightAnchor.constraint(equalToConstant: 50),
      ])
      window.layoutIfNeeded()
      #expect(own.layoutFrame == CGRect(x: 10, y: 100, width: 60, height: 30))
      #expect(inner.frame == CGRect(x: 70, y: 130, width: 20, height: 20))
    }

    @Test func `a subclass may be a guide of its own, and takes its constraints along`() {
      final class Spacer: UILayoutGuide {}
      let spacer = Spacer()
      spacer.identifier = "spacer"
      let top = bar.topAnchor.constraint(equalTo: spacer.topAnchor)
      window.addLayoutGuide(spacer)
      top.isActive = true
      #expect(window.layoutGuides.map(\.identifier) == ["", "spacer"] && spacer.owningView === window)
      window.removeLayoutGuide(spacer)
      #expect(!top.isActive && spacer.owningView == nil && window.layoutGuides.count == 1)
      #expect(Headless.takeDiagnostics().isEmpty)
    }

    @Test func `a guide has one owner, and one without cannot be constrained`() {
      let other = UIView(0, 0, 10, 10, in: window)
      other.addLayoutGuide(guide)
      #expect(window.layoutGuides.isEmpty && guide.owningView === other)
      other.removeLayoutGuide(guide)
      bar.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      window.addLayoutGuide(other.safeAreaLayoutGuide)
      #expect(Headless.takeDiagnostics().count == 2 && window.layoutGuides.isEmpty)
    }

    @Test func `the system's spacing is eight`() {
      bar.topAnchor.constraint(equalToSystemSpacingBelow: window.topAnchor, multiplier: 2).isActive = true
      bar.leadingAnchor.constraint(equalToSystemSpacingAfter: window.leadingAnchor, multiplier: 1)
        .isActive = true
      bar.widthAnchor.constraint(equalToConstant: 5).isActive = true
      bar.heightAnchor.constraint(equalToConstant: 5).isActive = true
      window.layoutIfNeeded()
      #expect(bar.frame.origin == CGPoint(x: 8, y: 16))
    }
  }
}
