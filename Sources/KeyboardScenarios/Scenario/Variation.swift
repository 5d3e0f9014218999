/// A second way to play a scenario, whose result must agree with the first.
public enum Variation: Hashable, Sendable {
  /// The keyboard notification of the step with this index is posted once more.
  case repeatStep(Int)
  /// Only what the end depends on happens: the layout, the last focus, the last keyboard.
  case fresh
  /// A view without a transform is put between the view with this index and its parent.
  case wrapper(Int)
  /// A view that takes no part is added in front of the children of this one, or in another window.
  case bystander(Scenario.View.Kind, in: Int?, frame: Rect)
  /// The keyboard notification of the step with this index has another begin frame.
  case begin(Int, Rect)

  /// Every view in the container is hidden, transparent, clipped and without extent, and siblings
  /// stand in the opposite order.
  case disguise

  /// What kind of variation it is, without its numbers.
  public enum Kind: String, CaseIterable, Sendable {
    case repeatStep = "repeat"
    case fresh, wrapper, bystander, begin, disguise
  }

  public var kind: Kind {
    switch self {
    case .repeatStep: .repeatStep
    case .fresh: .fresh
    case .wrapper: .wrapper
    case .bystander: .bystander
    case .begin: .begin
    case .disguise: .disguise
    }
  }
}

/// A scenario with at most one variation: what a case is about.
public struct Case: Hashable, Sendable {
  public var scenario: Scenario
  public var variation: Variation?

  public init(_ scenario: Scenario, vary variation: Variation? = nil) {
    (self.scenario, self.variation) = (scenario, variation)
  }
}

/// A varied scenario, and where the views and steps of the original are in it.
public struct VariedScenario: Sendable {
  public var scenario: Scenario
  /// For each view of the original its index here.
  public var views: [Int]
  /// For each step of the original the index here of the step after which the two must agree; nil if
  /// there is none.
  public var steps: [Int?]
}
