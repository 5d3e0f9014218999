public import Foundation

/// One line of a layout: first = multiplier × second + constant, or no less, or no more.
///
/// A class, as in UIKit: code keeps a constraint to change its constant later.
@preconcurrency @MainActor
open class NSLayoutConstraint {
  final let first: ConstraintEnd
  final let second: ConstraintEnd
  public final let relation: Relation
  public final let multiplier: CGFloat
  public final var identifier: String?

  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?
  /// When the constraint was activated, among all: the later one of two that contradict each other is left out.
  final var serial = 0
  /// That the constraint contradicts others has been said; a change of the constraint makes it worth saying again.
  final var isReported = false

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    first = ConstraintEnd(view1, attr1)
    second = ConstraintEnd(view2, attr2)
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = c
    if let mistake { Headless.diagnose("\(self) \(mistake)") }
  }

  public final var firstItem: AnyObject? { first.item }
  public final var firstAttribute: Attribute { first.attribute }
  public final var secondItem: AnyObject? { second.item }
  public final var secondAttribute: Attribute { second.attribute }

  private final var storedConstant: CGFloat
  private final var storedPriority = UILayoutPriority.required

  /// May change while the constraint is active.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard storedConstant != newValue else { return }
      storedConstant = newValue
      if !newValue.isFinite { Headless.diagnose("\(self) was given a constant that is no number") }
      askForLayout()
    }
  }

  /// May change while the constraint is active, but not to required or from it.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard storedPriority != newValue else { return }
      if isActive, storedPriority == .required || newValue == .required {
        return Headless.diagnose("\(self) is active and cannot become required, or cease to be")
      }
      storedPriority = newValue
      askForLayout()
    }
  }

  /// Whether a view holds the constraint. Activation gives it to the closest view around both ends.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private final func activate() {
    guard holder == nil, mistake == nil, let view = first.view else { return }
    let other = second.attribute == .notAnAttribute ? view : second.view
    guard let other, let ancestor = view.commonAncestor(with: other) else {
      return Headless.diagnose("\(self) cannot be activated: its items have no common ancestor")
    }
    ancestor.addConstraint(self)
  }

  /// More that is added to the difference of the two ends: nothing, but for what stacks need.
  var furtherTerms: [(end: ConstraintEnd, factor: CGFloat)] { [] }

  /// What makes the constraint senseless, if anything does.
  final var mistake: String? {
    guard first.attribute != .notAnAttribute, first.view != nil else { return "names no view first" }
    guard second.attribute != .notAnAttribute else {
      return first.attribute.isLength ? nil : "sets a place to a number, without another item"
    }
    guard
      first.attribute.axis == second.attribute.axis
        || (first.attribute.isLength && second.attribute.isLength),
      first.attribute.isLength == second.attribute.isLength
    else { return "pairs what cannot be compared" }
    return nil
  }
}

extension NSLayoutConstraint: @MainActor CustomStringConvertible {
  public var description: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let name = identifier.map { " (\($0))" } ?? ""
    guard second.attribute != .notAnAttribute else {
      return "the constraint \(first.name) \(sign) \(constant)\(name)"
    }
    let factor = multiplier == 1 ? "" : "\(multiplier) * "
    return "the constraint \(first.name) \(sign) \(factor)\(second.name) + \(constant)\(name)"
  }
}

extension NSLayoutConstraint: nonisolated Hashable {
  public nonisolated static func == (left: NSLayoutConstraint, right: NSLayoutConstraint) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
