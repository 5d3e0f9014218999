import KeyboardScenarios

extension Variation {
  /// What is played otherwise, as the heading of the steps that follow.
  func words(in scenario: Scenario) -> String {
    let names = scenario.names
    switch self {
    case .repeatStep: return "the same again"
    case .fresh: return "the shortest way to the same end:"
    case .disguise: return "with everything hidden, clipped, without extent and in the opposite order:"
    case .wrapper(let view): return "with a plain view around \(names[view]):"
    case .bystander(let kind, let parent, let frame):
      let place = parent.map { names[$0] } ?? "another window"
      return "with one more \(kind.noun) at \(frame.words) in \(place):"
    case .translated(let distance): return "with the scene \(distance.wordsOfPlace) on a larger screen:"
    case .lower(let view, let distance): return "with \(names[view]) lower by \(distance.written):"
    case .swap(let step): return "with steps \(step + 1) and \(step + 2) the other way round:"
    case .cycle(let first, let count, let times):
      return "with \(Self.steps(first, count)) played \(times == 2 ? "twice" : "\(times) times"):"
    case .begin, .taller, .echo, .channel: return wordsOfKeyboard(in: scenario)
    case .reappear, .hideFirst, .turnAround, .background, .cancelledPop: return wordsOfInsertion
    }
  }

  private func wordsOfKeyboard(in scenario: Scenario) -> String {
    switch self {
    case .begin(let step, let frame): return "with begin frame \(frame.words) in step \(step + 1):"
    case .taller(let step, let distance):
      return "with the keyboard of step \(step + 1) taller by \(distance.written):"
    case .echo(let step, let name): return "with step \(step + 1) announced as \(name.rawValue) too:"
    case .channel(let step):
      let name = applied(to: scenario).scenario.steps[step].keyboard?.name.rawValue ?? ""
      return "with step \(step + 1) announced as \(name) instead:"
    default: return ""
    }
  }

  private var wordsOfInsertion: String {
    switch self {
    case .reappear(let step): "with the screen told twice that it appears, after step \(step + 1):"
    case .hideFirst(let step): "with the keyboard hidden before step \(step + 1):"
    case .turnAround(let step): "with a turn there and back after step \(step + 1):"
    case .background(let step): "with a stay in the background after step \(step + 1):"
    case .cancelledPop(let step): "with a pop that is cancelled after step \(step + 1):"
    default: ""
    }
  }

  /// `step 3`, `steps 3 and 4`, `steps 3 to 5`
  private static func steps(_ first: Int, _ count: Int) -> String {
    switch count {
    case 1: "step \(first + 1)"
    case 2: "steps \(first + 1) and \(first + 2)"
    default: "steps \(first + 1) to \(first + count)"
    }
  }
}

extension Point {
  /// Where the scene stands then: `24 lower and 312 further right`
  fileprivate var wordsOfPlace: String {
    let parts = [(y, "lower"), (x, "further right")].filter { $0.0 != 0 }
    return parts.isEmpty ? "where it was" : parts.map { "\($0.written) \($1)" }.joined(separator: " and ")
  }
}
