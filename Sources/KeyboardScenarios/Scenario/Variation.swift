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
  /// The `count` steps from the one with this index happen `times` times.
  case cycle(Int, count: Int, times: Int)
  /// The step with this index and the next change places: one moves the focus, the other the keyboard.
  case swap(Int)
  /// The keyboard of the step with this index reaches higher by so many points.
  case taller(Int, by: Double)
  /// There is so much more of the screen left of the scene and above it, and the keyboard is still below.
  case translated(Point)
  /// The view with this index stands lower in its parent by so many points.
  case lower(Int, by: Double)
  /// The keyboard of the step with this index is announced under another name too: as will change just
  /// before, as did something just after.
  case echo(Int, KeyboardNotification.Name)
  /// The keyboard of the step with this index is announced through the other channel: willChangeFrame
  /// for willShow and willHide, willShow for willChangeFrame.
  case channel(Int)
  /// The controller hears at once once more that it appears, after the step with this index.
  case reappear(Int)
  /// The keyboard hides before the screen turns in the step with this index.
  case hideFirst(Int)
  /// After the step with this index the screen turns, and turns back.
  case turnAround(Int)
  /// After the step with this index the app goes to the background, and comes back.
  case background(Int)
  /// After the step with this index the screen begins to leave, and stays.
  case cancelledPop(Int)

  /// What kind of variation it is, without its numbers.
  public enum Kind: String, CaseIterable, Sendable {
    case repeatStep = "repeat"
    case fresh, wrapper, bystander, begin, disguise, cycle, swap, taller, translated, lower, echo, channel
    case reappear, hideFirst, turnAround, background, cancelledPop
  }

  public var kind: Kind {
    switch self {
    case .repeatStep: .repeatStep
    case .fresh: .fresh
    case .wrapper: .wrapper
    case .bystander: .bystander
    case .begin: .begin
    case .disguise: .disguise
    case .cycle: .cycle
    case .swap: .swap
    case .taller: .taller
    case .translated: .translated
    case .lower: .lower
    case .echo: .echo
    case .channel: .channel
    case .reappear: .reappear
    case .hideFirst: .hideFirst
    case .turnAround: .turnAround
    case .background: .background
    case .cancelledPop: .cancelledPop
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
