/// How long a check looks for a failure, and what it does with one.
///
/// The values that are not given are the usual ones:
///
///     try check("sorting keeps the count", settings: CheckSettings(cases: 20_000)) { draw in … }
public struct CheckSettings: Sendable {
  /// How many cases are run that no assumption discards; `PROPERTY_TESTING_CASES` wins over it.
  ///
  /// A thousand, where other libraries run a hundred: a case here costs its generator and its property and
  /// little more, so a thousand lists of numbers take a millisecond.
  public var cases: Int
  /// The seed of the run; nil for the one that belongs to the file and the name of the check, which is the
  /// same in every run. `PROPERTY_TESTING_SEED` wins over both.
  public var seed: UInt64?
  /// The most times that the property is run to make one failing case smaller.
  public var shrinkEvaluations: Int
  /// The longest time for making one failing case smaller; without one the result depends on the choices
  /// alone.
  public var shrinkTime: Duration?
  /// How many failures of different kinds are looked for before the run ends.
  public var failures: Int
  /// The least share of the cases, from 0 to 1, that must have a label.
  public var coverage: [String: Double]
  /// Whether it is found out which choices of a counterexample do not matter.
  public var explains: Bool

  /// - Precondition: `cases` and `failures` are positive, and the shares are from 0 to 1.
  public init(
    cases: Int = 1000, seed: UInt64? = nil, shrinkEvaluations: Int = 6000, shrinkTime: Duration? = nil,
    failures: Int = 5, coverage: [String: Double] = [:], explains: Bool = true
  ) {
    precondition(cases > 0, "a check needs a case")
    precondition(failures > 0, "a check looks for a failure at least")
    precondition(coverage.values.allSatisfy { (0...1).contains($0) }, "a share is from 0 to 1")
    (self.cases, self.seed, self.failures) = (cases, seed, failures)
    (self.shrinkEvaluations, self.shrinkTime) = (shrinkEvaluations, shrinkTime)
    (self.coverage, self.explains) = (coverage, explains)
  }
}
