import Foundation

/// A sum of unknowns, each with a factor, and a number.
struct LinearExpression {
  struct Term {
    var unknown: Int
    var factor: CGFloat
  }

  /// In the order of their unknowns, none with a factor of zero.
  private(set) var terms: [Term] = []
  var constant: CGFloat

  init(_ constant: CGFloat) {
    self.constant = constant
  }

  init(unknown: Int) {
    terms = [Term(unknown: unknown, factor: 1)]
    constant = 0
  }

  mutating func add(_ other: LinearExpression, times factor: CGFloat = 1) {
    constant += other.constant * factor
    for term in other.terms {
      add(Term(unknown: term.unknown, factor: term.factor * factor))
    }
  }

  private mutating func add(_ term: Term) {
    guard term.factor != 0 else { return }
    let place = terms.firstIndex { $0.unknown >= term.unknown } ?? terms.count
    guard place < terms.count, terms[place].unknown == term.unknown else {
      return terms.insert(term, at: place)
    }
    terms[place].factor += term.factor
    // What cancels out leaves rounding behind: it must not pass for an unknown.
    if abs(terms[place].factor) < 1e-9 { terms.remove(at: place) }
  }

  /// Puts an expression in an unknown's place.
  mutating func substitute(_ expression: LinearExpression, for unknown: Int) {
    guard let place = terms.firstIndex(where: { $0.unknown == unknown }) else { return }
    let factor = terms.remove(at: place).factor
    add(expression, times: factor)
  }

  /// Takes out a term and answers what its unknown is where the whole is zero.
  func solved(for term: Term) -> LinearExpression {
    var rest = self
    rest.terms.removeAll { $0.unknown == term.unknown }
    var solution = LinearExpression(0)
    solution.add(rest, times: -1 / term.factor)
    return solution
  }

  /// The term to solve for: the largest factor divides best; of equals, the last.
  var pivot: Term? {
    terms.max { abs($0.factor) <= abs($1.factor) }
  }
}
