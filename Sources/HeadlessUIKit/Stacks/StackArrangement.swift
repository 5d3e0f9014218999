import Foundation

/// The constraints by which a stack places its views that are not hidden.
///
/// Along the stack the views are chained from one end to the other; across it each is tied to the edges. Without views,
/// and across it where views keep to an edge, the stack shrinks as far as others let it.
@MainActor
struct StackArrangement {
  let stack: UIStackView
  let views: [UIView]
  /// The stack, or the guide of its margins.
  let container: AnyObject

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isRow: Bool { stack.axis == .horizontal }
  private var along: StackAttributes { isRow ? .horizontal : .vertical }
  private var across: StackAttributes { isRow ? .vertical : .horizontal }

  /// Of what only breaks ties: above the anchors that keep lengths as they are, below everything that content asks.
  private static let tieBreaker = UILayoutPriority(51)

  var constraints: [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return shrinking(along) + shrinking(across) }
    let ends = [
      tie(first, along.start, .equal, container, along.start, "UISV-canvas-connection"),
      tie(container, along.end, .equal, last, along.end, "UISV-canvas-connection"),
    ]
    return ends + gaps + shares + alignments
  }

  private var pairs: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

  private var gaps: [NSLayoutConstraint] {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    return pairs.map { before, after in
      tie(
        after, along.start, isLoose ? .greaterThanOrEqual : .equal, before, along.end,
        constant: stack.spacing(after: before), "UISV-spacing")
    }
  }

  private var shares: [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: []
    case .fillEqually:
      views.dropFirst().map { tie($0, along.length, .equal, views[0], along.length, "UISV-fill-equally") }
    case .fillProportionally: proportions
    case .equalSpacing: steps(from: along.end, to: along.start, "UISV-distributing")
    case .equalCentering:
      steps(from: along.center, to: along.center, "UISV-distributing", priority: .defaultHigh)
    }
  }

  /// Between what the views that have contents ask for.
  private var proportions: [NSLayoutConstraint] {
    let wishes = views.map { ($0, $0.intrinsicContentSize.length(along: stack.axis)) }.filter { $0.1 > 0 }
    guard let (model, unit) = wishes.first else { return [] }
    return wishes.dropFirst().map { view, wish in
      tie(
        view, along.length, .equal, model, along.length, multiplier: wish / unit,
        "UISV-fill-proportionally", priority: UILayoutPriority(999))
    }
  }

  /// The way from each view to the next is as long as that from the first to the second.
  private func steps(
    from end: Attribute, to start: Attribute, _ name: String, priority: UILayoutPriority = .required
  ) -> [NSLayoutConstraint] {
    guard let (first, second) = pairs.first else { return [] }
    return pairs.dropFirst().map { before, after in
      let step = EqualStep(
        from: (before, end), to: (after, start), like: (first, end), and: (second, start))
      step.identifier = name
      step.priority = priority
      return step
    }
  }

  private var alignments: [NSLayoutConstraint] {
    views.flatMap { view in
      [
        tie(view, across.start, isTied(atStart: true), container, across.start, "UISV-alignment"),
        tie(container, across.end, isTied(atStart: false), view, across.end, "UISV-alignment"),
      ]
        + (stack.alignment == .center
          ? [tie(view, across.center, .equal, container, across.center, "UISV-alignment")] : [])
    } + (stack.alignment == .fill ? [] : shrinking(across))
  }

  private func isTied(atStart: Bool) -> NSLayoutConstraint.Relation {
    switch stack.alignment {
    case .fill: .equal
    case .leading: atStart ? .equal : .greaterThanOrEqual
    case .trailing: atStart ? .greaterThanOrEqual : .equal
    case .center: .greaterThanOrEqual
    }
  }

  private func shrinking(_ axis: StackAttributes) -> [NSLayoutConstraint] {
    let fit = NSLayoutConstraint(
      item: container, attribute: axis.length, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
    fit.identifier = "UISV-canvas-fit"
    fit.priority = Self.tieBreaker
    return [fit]
  }

  private func tie(
    _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: AnyObject,
    _ otherAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, _ name: String,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.identifier = name
    constraint.priority = priority
    return constraint
  }
}

/// What the sides of a box are called along an axis.
struct StackAttributes {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute

  static let horizontal = StackAttributes(start: .leading, end: .trailing, length: .width, center: .centerX)
  static let vertical = StackAttributes(start: .top, end: .bottom, length: .height, center: .centerY)
}

/// The way between two places is as long as that between two others.
@MainActor
final class EqualStep: NSLayoutConstraint {
  typealias Place = (view: UIView, attribute: NSLayoutConstraint.Attribute)

  private let model: (from: ConstraintEnd, to: ConstraintEnd)

  init(from start: Place, to end: Place, like modelStart: Place, and modelEnd: Place) {
    model = (
      ConstraintEnd(modelStart.view, modelStart.attribute), ConstraintEnd(modelEnd.view, modelEnd.attribute)
    )
    super.init(
      item: end.view, attribute: end.attribute, relatedBy: .equal, toItem: start.view,
      attribute: start.attribute, multiplier: 1, constant: 0)
  }

  override var furtherTerms: [(end: ConstraintEnd, factor: CGFloat)] {
    [(model.to, -1), (model.from, 1)]
  }
}
