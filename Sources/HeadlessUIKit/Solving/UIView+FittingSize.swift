import Foundation

extension UIView {
  /// The size nearest to a wanted one that the constraints in the view allow, and the sizes of what is in it.
  ///
  /// Texts that wrap are measured again at the width that comes out.
  final func fittingSize(
    _ wanted: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let problem = LayoutProblem(fitting: self)
    let wishes = [
      problem.wish(wanted.width, along: .horizontal, horizontal),
      problem.wish(wanted.height, along: .vertical, vertical),
    ].compactMap(\.self)
    var system = problem.solve(wishes).system
    for _ in 0..<3 {
      let isSomethingNew = problem.unknowns.reduce(false) { isNew, view in
        view.adapt(toWidth: problem.frame(of: view, in: system).size.width) || isNew
      }
      guard isSomethingNew else { break }
      system = problem.solve(wishes).system
    }
    return problem.frame(of: self, in: system).size
  }
}

extension LayoutProblem {
  fileprivate func wish(
    _ length: CGFloat, along axis: NSLayoutConstraint.Axis, _ priority: UILayoutPriority
  ) -> Requirement? {
    guard let unknown = unknownLength(of: root, along: axis) else { return nil }
    var difference = LinearExpression(unknown: unknown)
    difference.constant = -length
    return Requirement(expression: difference, relation: .equal, priority: priority.rawValue, serial: .max)
  }
}
