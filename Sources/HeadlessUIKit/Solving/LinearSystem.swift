import Foundation

/// Equations that hold together, solved as they come: every unknown that is bound is an expression of free ones.
struct LinearSystem {
  /// Closer than this is equal.
  static let tolerance: CGFloat = 1e-6

  private var solutions: [LinearExpression?]

  init(unknowns: Int) {
    solutions = Array(repeating: nil, count: unknowns)
  }

  /// The expression in terms of free unknowns alone.
  func reduced(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for term in expression.terms {
      result.add(solutions[term.unknown] ?? LinearExpression(unknown: term.unknown), times: term.factor)
    }
    return result
  }

  /// Makes an expression zero, unless what holds already says otherwise: then nothing changes and it answers by
  /// how much the expression is off.
  @discardableResult
  mutating func equateToZero(_ expression: LinearExpression) -> CGFloat? {
    let expression = reduced(expression)
    guard let pivot = expression.pivot else {
      return abs(expression.constant) <= Self.tolerance ? nil : expression.constant
    }
    let solution = expression.solved(for: pivot)
    for index in solutions.indices {
      solutions[index]?.substitute(solution, for: pivot.unknown)
    }
    solutions[pivot.unknown] = solution
    return nil
  }

  func isFree(_ unknown: Int) -> Bool {
    !reduced(LinearExpression(unknown: unknown)).terms.isEmpty
  }

  /// The value of an expression whose unknowns are all bound to numbers.
  func value(of expression: LinearExpression) -> CGFloat {
    reduced(expression).constant
  }

  func value(of unknown: Int) -> CGFloat {
    solutions[unknown]?.constant ?? 0
  }
}
