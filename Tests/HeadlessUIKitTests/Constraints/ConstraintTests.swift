import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ConstraintTests {
    private let window = makeWindow()
    private let parent: UIView
    private let child: UIView

    init() {
      parent = UIView(0, 0, 300, 200, in: window)
      child = UIView(0, 0, 10, 10, in: parent)
      child.translatesAutoresizingMaskIntoConstraints = false
    }

    @Test func `a view further up may hold a constraint too, but only one view does`() {
      let constraint = child.topAnchor.constraint(equalTo: parent.topAnchor)
      constraint.isActive = true
      window.addConstraint(constraint)
      #expect(window.constraints == [constraint] && parent.constraints.isEmpty && constraint.isActive)
    }

    @Test func `a constraint that is not taken is described`() {
      let stray = UIView(0, 0, 10, 10)
      parent.addConstraints([stray.topAnchor.constraint(equalTo: parent.topAnchor)])
      #expect(
        Headless.takeDiagnostics() == [
          "the constraint UIView.top == UIView.top + 0.0 cannot be added to a view that is not around its items"
        ])
    }

    @Test func `items without a common ancestor cannot be tied`() {
      let constraint = UIView(0, 0, 1, 1).topAnchor.constraint(equalTo: parent.topAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive && Headless.takeDiagnostics().count == 1)
    }

    @Test func `leaving the superview drops what tied the view to the outside, and nothing inside`() {
      let grandchild = UIView(0, 0, 5, 5, in: child)
      let inside = grandchild.topAnchor.constraint(equalTo: child.topAnchor)
      let outside = grandchild.bottomAnchor.constraint(equalTo: window.bottomAnchor)
      let width = child.widthAnchor.constraint(equalToConstant: 5)
      NSLayoutConstraint.activate([inside, outside, width])
      child.removeFromSuperview()
      #expect(inside.isActive && width.isActive && !outside.isActive && window.constraints.isEmpty)
    }

    private let mistakes: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.top, .left), (.top, .height), (.left, .notAnAttribute), (.notAnAttribute, .top),
    ]

    @Test func `what cannot be compared is said at once, and never active`() {
      for (first, second) in mistakes {
        let constraint = NSLayoutConstraint(
          item: child, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : parent,
          attribute: second, multiplier: 1, constant: 0)
        constraint.isActive = true
        #expect(!constraint.isActive && Headless.takeDiagnostics().count == 1)
      }
    }

    @Test func `a constraint keeps neither its items nor its holder`() {
      var lone: UIView? = UIView(0, 0, 1, 1)
      let constraint = lone?.widthAnchor.constraint(equalToConstant: 3)
      constraint?.isActive = true
      lone = nil
      #expect(constraint?.firstItem == nil && constraint?.isActive == false)
    }
  }
}
