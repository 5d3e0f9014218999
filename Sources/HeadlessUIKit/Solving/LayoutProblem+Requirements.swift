import Foundation

extension LayoutProblem {
  /// Everything that is asked for: by constraints, and by the views' own sizes.
  var requirements: [Requirement] {
    let asked = constraints.compactMap { constraint in
      difference(of: constraint).map {
        Requirement(
          expression: $0, relation: constraint.relation, priority: constraint.priority.rawValue,
          serial: constraint.serial, constraint: constraint)
      }
    }
    return asked.filter { !$0.expression.terms.isEmpty } + sizeRequirements
  }

  /// Constraints of the root that bind nothing, for code sets the frames that they name, and do not hold.
  var brokenByFrames: [NSLayoutConstraint] {
    constraints.filter { constraint in
      guard constraint.holder === root, constraint.priority == .required,
        constraint.ends.allSatisfy({ $0.translatesAutoresizingMaskIntoConstraints }),
        let difference = difference(of: constraint), difference.terms.isEmpty
      else { return false }
      let requirement = Requirement(
        expression: difference, relation: constraint.relation, priority: 0, serial: 0)
      return requirement.violation(at: difference.constant) > 0
    }
  }

  /// No length is negative, and content is as large as it likes where nothing that matters more says otherwise.
  private var sizeRequirements: [Requirement] {
    unknowns.flatMap { view in
      let size = view.intrinsicContentSize
      return [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
        sizeRequirements(of: view, wishing: size.length(along: axis), along: axis)
      }
    } + guides.flatMap(sizeRequirements)
  }

  private func sizeRequirements(of guide: UILayoutGuide) -> [Requirement] {
    [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { axis in
      unknownLength(of: guide, along: axis).map {
        Requirement(
          expression: LinearExpression(unknown: $0), relation: .greaterThanOrEqual,
          priority: UILayoutPriority.required.rawValue, serial: .max)
      }
    }
  }

  private func sizeRequirements(
    of view: UIView, wishing wish: CGFloat, along axis: NSLayoutConstraint.Axis
  ) -> [Requirement] {
    guard let unknown = unknownLength(of: view, along: axis) else { return [] }
    var length = LinearExpression(unknown: unknown)
    func require(_ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority) -> Requirement {
      Requirement(expression: length, relation: relation, priority: priority.rawValue, serial: .max)
    }
    let positive = require(.greaterThanOrEqual, .required)
    guard wish >= 0 else { return [positive] }
    length.constant = -wish
    return [
      positive,
      require(.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis)),
      require(.equal, view.contentHuggingPriority(for: axis)),
    ]
  }
}
