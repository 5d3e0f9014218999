import Testing

@testable import PropertyTesting

@Suite struct ComplexityTests {
  /// From plain to complicated, with a unit of ten.
  static let reals: [Double] = [
    0, 10, -10, 420, -420, 1, -1, 412, 0.5, -0.5, 412.3, .infinity, -.infinity, .nan,
  ]

  @Test(arguments: zip(reals, reals.dropFirst()))
  func `a real number is plainer than the next of the table`(one: Double, other: Double) {
    #expect(complexity(one) < complexity(other))
    #expect(!(complexity(other) < complexity(one)))
  }

  @Test func `equal numbers are equally plain`() {
    #expect(Self.reals.allSatisfy { complexity($0) == complexity($0) })
  }

  @Test func `the plainest need not be round`() {
    #expect(complexity(7.5, plainest: 7.5) < complexity(10, plainest: 7.5))
  }

  @Test func `round is what a multiple of the unit is`() {
    #expect(complexity(64, unit: 8) < complexity(10, unit: 8))
  }

  @Test(arguments: [
    (Choice.flag(false), Choice.flag(true), Choice.flag(false)),
    (.integer(3), .integer(4), .integer(3)), (.integer(-5), .integer(7), .integer(-6)),
    (.text(""), .text("a"), .text("")), (.text("b"), .text("ab"), .text("")),
    (.text("e"), .text("é"), .text("")),
  ])
  func `an answer is plainer the nearer it is to the plainest`(one: Choice, other: Choice, plainest: Choice) {
    let near = Question(label: "", answer: one, plainest: plainest).complexity
    #expect(near < Question(label: "", answer: other, plainest: plainest).complexity)
  }

  private func complexity(_ real: Double, plainest: Double = 0, unit: Double = 10) -> Complexity {
    Question(label: "", answer: .real(real), plainest: .real(plainest), unit: unit).complexity
  }
}
