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

    // Y1 [GS][W32]
    @Test func `a new constraint is required, inactive and plain`() {
      let constraint = child.topAnchor.constraint(equalTo: parent.topAnchor)
      #expect(constraint.priority == .required && !constraint.isActive)
      #expect(constraint.constant == 0 && constraint.multiplier == 1 && constraint.relation == .equal)
      #expect(constraint.firstItem === child && constraint.firstAttribute == .top)
      #expect(constraint.secondItem === parent && constraint.secondAttribute == .top)
    }

    // Y1 [H17]
    @Test func `the closest view around both ends holds an active constraint`() {
      let sibling = UIView(0, 0, 10, 10, in: parent)
      let grandchild = UIView(0, 0, 5, 5, in: child)
      let width = child.widthAnchor.constraint(equalToConstant: 5)
      let beside = child.leftAnchor.constraint(equalTo: sibling.rightAnchor)
      let across = grandchild.topAnchor.constraint(equalTo: sibling.topAnchor)
      NSLayoutConstraint.activate([width, beside, across])
      #expect(child.constraints == [width] && parent.constraints == [beside, across])
      NSLayoutConstraint.deactivate([width, across])
      #expect(child.constraints.isEmpty && parent.constraints == [beside])
      #expect(!width.isActive && beside.isActive)
    }

    @Test func `a view further up may hold a constraint too, but only one view does`() {
      let constraint = child.topAnchor.constraint(equalTo: parent.topAnchor)
      constraint.isActive = true
      window.addConstraint(constraint)
      #expect(window.constraints == [constraint] && parent.constraints.isEmpty && constraint.isActive)
    }

    // Y4 [WO]
    @Test func `a view that is not around the items does not take a constraint`() {
      let stray = UIView(0, 0, 10, 10)
      parent.addConstraints([stray.topAnchor.constraint(equalTo: parent.topAnchor)])
      #expect(parent.constraints.isEmpty)
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

    // Y3
    @Test func `an active constraint does not become required, but any other priority`() {
      let constraint = child.widthAnchor.constraint(equalToConstant: 5)
      constraint.priority = .defaultHigh
      constraint.isActive = true
      constraint.priority = .defaultLow
      #expect(constraint.priority == .defaultLow && Headless.takeDiagnostics().isEmpty)
      constraint.priority = .required
      #expect(constraint.priority == .defaultLow && Headless.takeDiagnostics().count == 1)
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
