import Foundation

/// What the layout of one view has to find: the frames of everything below it that constraints place.
///
/// The view itself and what lies outside it are known, for layout goes from the outside in. What is below is solved
/// together, because a view may be as large as its content; yet only the children are placed, and the rest comes to
/// its turn in the layout of its own superview.
@MainActor
struct LayoutProblem {
  let root: UIView
  private(set) var unknowns: [UIView] = []
  /// The scroll views whose content may be as large as constraints make it.
  private(set) var scrollViews: [UIScrollView] = []
  /// The guides that constraints place, in the root and below.
  private(set) var guides: [UILayoutGuide] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(below root: UIView) {
    self.root = root
    collect(from: root)
    collectFromAbove()
  }

  /// How large the view itself is to be, for its content alone.
  init(fitting root: UIView) {
    self.root = root
    numbers[ObjectIdentifier(root)] = 0
    unknowns = [root]
    collect(from: root)
  }

  private mutating func collect(from view: UIView) {
    let record = view.layoutRecord
    if view !== root, let record, record.isConstrained {
      numbers[ObjectIdentifier(view)] = unknowns.count
      unknowns.append(view)
    }
    // What is in a view with a frame of its own concerns nobody outside it, unless it is named there.
    guard view === root || record.map({ $0.isConstrained || $0.bears }) ?? false else { return }
    if let record { guides += record.guides }
    if let record, !record.held.isEmpty {
      constraints += record.held
      if let scrollView = view as? UIScrollView { scrollViews.append(scrollView) }
    }
    for child in view.storedSubviews {
      collect(from: child)
    }
  }

  /// Constraints that are held further up and name something below the root.
  private mutating func collectFromAbove() {
    var view = root.storedSuperview
    while let above = view {
      constraints += above.constraints.filter { constraint in
        [constraint.first, constraint.second].contains { $0.isPlaced(inside: root) }
      }
      view = above.storedSuperview
    }
  }

  // Each unknown view has four unknowns; after them the contents of scroll views have two each, and guides four.

  func unknownStart(of view: UIView, along axis: NSLayoutConstraint.Axis) -> Int? {
    numbers[ObjectIdentifier(view)].map { 4 * $0 + axis.rawValue }
  }

  func unknownLength(of view: UIView, along axis: NSLayoutConstraint.Axis) -> Int? {
    numbers[ObjectIdentifier(view)].map { 4 * $0 + 2 + axis.rawValue }
  }

  func unknownContentLength(of view: UIView, along axis: NSLayoutConstraint.Axis) -> Int? {
    scrollViews.firstIndex { $0 === view }.map { 4 * unknowns.count + 2 * $0 + axis.rawValue }
  }

  func unknownStart(of guide: UILayoutGuide, along axis: NSLayoutConstraint.Axis) -> Int? {
    guides.firstIndex { $0 === guide }.map { firstOfGuides + 4 * $0 + axis.rawValue }
  }

  func unknownLength(of guide: UILayoutGuide, along axis: NSLayoutConstraint.Axis) -> Int? {
    unknownStart(of: guide, along: axis).map { $0 + 2 }
  }

  private var firstOfGuides: Int { 4 * unknowns.count + 2 * scrollViews.count }

  /// What stays as it is where nothing binds it: lengths before places, so that a view that is held at one side
  /// keeps its size.
  var anchors: [(unknown: Int, value: CGFloat)] {
    var lengths: [(unknown: Int, value: CGFloat)] = []
    var starts: [(unknown: Int, value: CGFloat)] = []
    for (number, view) in unknowns.enumerated() {
      let frame = view.uprightFrame
      lengths += [(4 * number + 2, frame.size.width), (4 * number + 3, frame.size.height)]
      starts += [(4 * number, frame.origin.x), (4 * number + 1, frame.origin.y)]
    }
    for (number, view) in scrollViews.enumerated() {
      let first = 4 * unknowns.count + 2 * number
      lengths += [(first, view.contentSize.width), (first + 1, view.contentSize.height)]
    }
    for (number, guide) in guides.enumerated() {
      let (first, frame) = (firstOfGuides + 4 * number, guide.solvedFrame)
      lengths += [(first + 2, frame.size.width), (first + 3, frame.size.height)]
      starts += [(first, frame.origin.x), (first + 1, frame.origin.y)]
    }
    return lengths + starts
  }
}
