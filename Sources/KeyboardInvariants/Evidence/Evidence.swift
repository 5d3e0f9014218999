public import KeyboardScenarios

/// All that is known of a case: what was seen, and what is seen when it is played otherwise.
///
/// A class, because the further runs are played when the first invariant asks for them, and shared
/// by all that ask.
public final class Evidence {
  public let content: Case
  public let claims: Claims
  public let trace: Trace
  private let play: (Scenario) -> Trace

  public init(_ content: Case, _ claims: Claims, play: @escaping (Scenario) -> Trace) {
    (self.content, self.claims, self.play) = (content, claims, play)
    container = content.scenario.container
    trace = play(content.scenario)
  }

  public var scenario: Scenario { content.scenario }
  let container: Int

  /// The view that the subject moves; nil if it is a bar, and the scenario has none.
  var moved: Int? {
    switch claims.kind {
    case .container, .search: container
    case .toolbar, .constraintBar: scenario.bar
    }
  }

  /// The same steps while nobody is told of the keyboard, moment by moment: where everything would be now if the code
  /// under test did nothing. UIKit itself still moves sheets clear of it.
  public private(set) lazy var rest: [Trace.Moment] = {
    guard trace.moments.contains(where: { !$0.events.keyboards.isEmpty }) else { return trace.moments }
    var silent = scenario
    silent.isSilent = true
    return play(silent).moments
  }()

  /// The varied scenario and its trace, with the views numbered as in the original.
  lazy var varied: (scenario: VariedScenario, trace: Trace)? = content.variation.map { variation in
    let varied = variation.applied(to: scenario)
    return (varied, play(varied.scenario).selecting(views: varied.views))
  }

  /// The varied scenario as a case of its own, for what needs more of it than its trace. Only where the
  /// variation adds no view.
  private(set) lazy var other: Evidence? = varied.map { Evidence(varied: $0, claims, play) }

  private init(
    varied: (scenario: VariedScenario, trace: Trace), _ claims: Claims, _ play: @escaping (Scenario) -> Trace
  ) {
    (content, self.claims, self.play) = (Case(varied.scenario.scenario), claims, play)
    (container, trace) = (varied.scenario.scenario.container, varied.trace)
  }

  /// The settled moment after a step.
  func situation(at step: Int) -> Situation? {
    situations.first { $0.step == step }
  }

  /// What the subject could know after each step of the original.
  private(set) lazy var timeline = Timeline(of: trace, scenario, claims)

  /// What the subject could know after each step of the varied scenario. Only where the variation adds no
  /// view.
  private(set) lazy var variedTimeline: Timeline =
    varied.map {
      Timeline(of: $0.trace, $0.scenario.scenario, claims)
    } ?? timeline

  /// Each settled moment of the original, with all that its invariants ask for.
  private(set) lazy var situations: [Situation] = scenario.steps.indices.compactMap { step in
    Situation(at: step, in: self)
  }

  /// Whether the focus went the same way with and without a keyboard up to a step. A tap on a lifted
  /// screen, for one, falls on another view than the same tap at rest, and then the two runs are two
  /// stories.
  private(set) lazy var restAgrees: [Bool] = {
    var agrees = true
    return scenario.steps.indices.map { step in
      let now = trace.moments[step].returned
      let rest = rest[step].returned
      agrees = agrees && rest.focus == now.focus && rest.hasStrangeFocus == now.hasStrangeFocus
      return agrees
    }
  }()
}
