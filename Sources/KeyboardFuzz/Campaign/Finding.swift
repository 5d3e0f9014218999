public import KeyboardInvariants
public import KeyboardScenarios
public import PropertyTesting

/// A violation, made as small as it goes.
public struct Finding: Sendable {
  public let subject: String
  public let invariant: Invariant
  public let violation: Violation
  public let content: Case
  public let recording: Recording
  /// The number of the case in the campaign that found it.
  public let number: Int
  /// How many choices the case had as it was found.
  public let choicesBefore: Int
  /// How many cases were played to make it small.
  public let tries: Int
  /// How many of the failures that were made small look like this one.
  public internal(set) var alike = 1

  /// What kind of case it is: two findings of one shape are one fault.
  public var shape: Shape { Shape(of: content) }
}

/// What a case is made of, without its numbers: the tree of its views by kind, the kinds of its steps,
/// the kind of its variation.
public struct Shape: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(of content: Case) {
    let scenario = content.scenario
    let views = scenario.views.map { view in
      let depth = String(
        repeating: ">",
        count: sequence(first: view, next: { $0.parent.map { scenario.views[$0] } }).count { _ in true } - 1)
      let controller = view.controller == .none ? "" : "(\(view.controller.rawValue))"
      return depth + view.kind.rawValue + controller
        + (view.place == .window ? "" : "@\(view.place.rawValue)")
    }
    let steps = scenario.steps.map { step in
      step.keyboard?.name.rawValue ?? String("\(step.action)".prefix { $0 != "(" })
    }
    let variation = content.variation?.kind.rawValue ?? "-"
    description = [views.joined(separator: " "), steps.joined(separator: " "), variation].joined(
      separator: " | ")
  }
}
