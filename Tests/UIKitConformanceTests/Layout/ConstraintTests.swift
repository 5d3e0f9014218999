import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct ConstraintTests {
    private let window = Device.makeWindow(width: 300, height: 200)
    private let root: UIView
    private let view: UIView

    init() {
      root = UIView(0, 0, 300, 200, in: window)
      view = UIView(0, 0, 10, 10, in: root)
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = false
    }

    @Test(.item("Y1", source: "GS, W32"))
    func `a new constraint is required, inactive and adds nothing`() {
      let constraint = view.topAnchor.constraint(equalTo: root.topAnchor)
      #expect(constraint.priority == .required)
      #expect(constraint.priority.rawValue == 1000)
      #expect(!constraint.isActive)
      #expect(constraint.constant == 0)
      #expect(constraint.multiplier == 1)
      #expect(constraint.relation == .equal)
      #expect(constraint.firstItem === view)
      #expect(constraint.firstAttribute == .top)
      #expect(constraint.secondItem === root)
      #expect(constraint.secondAttribute == .top)
    }

    @Test(.item("Y1", source: "H17"))
    func `an active constraint is held by the closest view around both its ends`() {
      let sibling = UIView(0, 0, 10, 10, in: root)
      let inside = UIView(0, 0, 5, 5, in: view)
      let width = view.widthAnchor.constraint(equalToConstant: 5)
      let beside = view.leftAnchor.constraint(equalTo: sibling.rightAnchor)
      let across = inside.topAnchor.constraint(equalTo: sibling.topAnchor)
      NSLayoutConstraint.activate([width, beside, across])
      #expect(view.constraints.contains(width))
      #expect(root.constraints.contains(beside))
      #expect(root.constraints.contains(across))
      NSLayoutConstraint.deactivate([width, across])
      #expect(!view.constraints.contains(width))
      #expect(root.constraints.contains(beside))
      #expect(!root.constraints.contains(across))
      #expect(!width.isActive)
      #expect(beside.isActive)
    }

    // Measured with AppKit, whose vertical axis points up: the distance from the bottom is what is compared.
    @Test(.item("Y2", source: "GS"))
    func `edges and lengths follow the superview's size`() {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -50),
        view.heightAnchor.constraint(equalTo: root.heightAnchor, constant: -25),
      ])
      window.layoutIfNeeded()
      #expect(view.frame.isNear(20, 15, 250, 175))
      window.frame.size = CGSize(width: 400, height: 300)
      window.layoutIfNeeded()
      #expect(view.frame.isNear(20, 15, 350, 275))
    }

    @Test(.item("Y3", source: "DOC"))
    func `an active constraint takes another constant`() {
      let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
      NSLayoutConstraint.activate([
        left, view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 30),
      ])
      window.layoutIfNeeded()
      left.constant = 55
      #expect(left.isActive)
      #expect(view.frame.minX.isNear(20))
      window.layoutIfNeeded()
      #expect(view.frame.isNear(55, 0, 30, 30))
    }

    @Test(.item("Y3", source: "DOC"))
    func `an active constraint that is not required takes another such priority, and gives way by it`() {
      let narrow = view.widthAnchor.constraint(equalToConstant: 30)
      let wide = view.widthAnchor.constraint(equalToConstant: 90)
      narrow.priority = .defaultHigh
      wide.priority = .defaultLow
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 30), narrow, wide,
      ])
      window.layoutIfNeeded()
      #expect(view.frame.width.isNear(30))
      wide.priority = UILayoutPriority(999)
      window.layoutIfNeeded()
      #expect(view.frame.width.isNear(90))
    }

    @Test(.item("Y3", source: "DOC"), .enabled(if: Device.survivesMistakes))
    func `an active constraint neither becomes required nor ceases to be`() {
      let optional = view.widthAnchor.constraint(equalToConstant: 5)
      let required = view.heightAnchor.constraint(equalToConstant: 5)
      optional.priority = .defaultHigh
      NSLayoutConstraint.activate([optional, required])
      #expect(Device.mistakes { optional.priority = .required } == 1)
      #expect(Device.mistakes { required.priority = .defaultLow } == 1)
      #expect(optional.priority == .defaultHigh)
      #expect(required.priority == .required)
    }

    @Test(.item("Y4", source: "WO"), .enabled(if: Device.survivesMistakes))
    func `a view does not take a constraint that names a stranger`() {
      let stray = UIView(0, 0, 10, 10)
      let constraint = stray.topAnchor.constraint(equalTo: root.topAnchor)
      #expect(Device.mistakes { root.addConstraints([constraint]) } == 1)
      #expect(root.constraints.isEmpty)
      #expect(!constraint.isActive)
    }
  }
}
