/// What went wrong, and at which step of a script.
public struct StepFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the step, from 1; 0 before the first.
  public var number: Int
  /// The step in words; empty before the first.
  public var step: String
  /// What went wrong, in words.
  public var reason: String

  /// The step with its number, and what went wrong.
  public var description: String {
    number == 0 ? "at the start: \(reason)" : "step \(number), \(step): \(reason)"
  }
}

extension Script {
  /// Runs the steps one after another, and says of an error at which step it was thrown.
  /// - Parameter perform: runs a step on the system and checks it, given what the model says that it
  ///   answers and the state after it.
  /// - Throws: `StepFailure`, and a `Discarded` as it is.
  public func run(
    _ perform: (_ step: Model.Step, _ expected: Model.Answer, _ state: Model) throws -> Void
  ) throws {
    var state = start
    for (index, step) in steps.enumerated() {
      let expected = state.apply(step)
      do { try perform(step, expected, state) } catch { throw failure(error, at: index) }
    }
  }

  /// The same for a system that one waits for.
  public func runAsync(
    _ perform: (_ step: Model.Step, _ expected: Model.Answer, _ state: Model) async throws -> Void
  ) async throws {
    var state = start
    for (index, step) in steps.enumerated() {
      let expected = state.apply(step)
      do { try await perform(step, expected, state) } catch { throw failure(error, at: index) }
    }
  }

  private func failure(_ error: any Error, at index: Int) -> any Error {
    error is Discarded
      ? error : StepFailure(number: index + 1, step: "\(steps[index])", reason: "\(error)")
  }
}

extension Script where Model.Answer: Equatable {
  /// Runs the steps one after another, and compares what the system answers with what the model does.
  /// - Parameters:
  ///   - perform: runs a step on the system, and gives its answer.
  ///   - invariant: throws if something does not hold after a step, such as between system and model.
  /// - Throws: `StepFailure`, and a `Discarded` as it is.
  public func compare(
    _ perform: (Model.Step) throws -> Model.Answer, invariant: (Model) throws -> Void = { _ in }
  ) throws {
    try run { step, expected, state in
      try require(perform(step), toBe: expected)
      try invariant(state)
    }
  }

  /// The same for a system that one waits for.
  public func compareAsync(
    _ perform: (Model.Step) async throws -> Model.Answer,
    invariant: (Model) async throws -> Void = { _ in }
  ) async throws {
    try await runAsync { step, expected, state in
      try require(await perform(step), toBe: expected)
      try await invariant(state)
    }
  }

  private func require(_ actual: Model.Answer, toBe expected: Model.Answer) throws {
    guard actual != expected else { return }
    throw WrongAnswer(expected: words(expected), actual: words(actual))
  }
}

/// An answer that is not the model's.
private struct WrongAnswer: Error, CustomStringConvertible {
  let expected: String
  let actual: String

  var description: String { "expected \(expected), got \(actual)" }
}

/// A value as a person would write it, without saying that it could have been nil.
private func words(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return "\(value)" }
  return mirror.children.first.map { words($0.value) } ?? "nil"
}
