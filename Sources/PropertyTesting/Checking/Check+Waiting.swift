// The forms for tests that wait. They stay in the isolation of the caller, such as the main actor.

/// Tests a property that waits with many drawn values.
///
/// All is as in the form that does not wait: only cases take longer, for a case that fails goes back and
/// forth between two threads. A test that is cancelled ends with `CancellationError`.
/// - Throws: `CheckFailure`, whose description is the report.
@inlinable @discardableResult
public func check<Value, Verdict>(
  _ name: String = #function, replaying stored: String? = nil, settings: CheckSettings = CheckSettings(),
  file: StaticString = #fileID, drawing generator: (inout Draw) throws -> Value,
  _ property: (Value) async throws -> Verdict
) async throws -> CheckStatistics {
  try await drive(CheckPlan(name, file, stored, settings)) { draw, trial in
    let value = try generator(&draw)
    if draw.isRecording { try trial.test(value, &draw) }
    return try await property(value)
  }
}

/// Tests a property that waits, and draws on, or tells labels and scores of a case.
/// - Throws: `CheckFailure`, whose description is the report.
@inlinable @discardableResult
public func check<Value, Verdict>(
  _ name: String = #function, replaying stored: String? = nil, settings: CheckSettings = CheckSettings(),
  file: StaticString = #fileID, drawing generator: (inout Draw) throws -> Value,
  _ property: (Value, inout Draw) async throws -> Verdict
) async throws -> CheckStatistics {
  try await drive(CheckPlan(name, file, stored, settings)) { draw, trial in
    let value = try generator(&draw)
    if draw.isRecording { try trial.test(value, &draw, drawsOn: true) }
    return try await property(value, &draw)
  }
}

/// Tests a property that waits and draws its values itself.
/// - Throws: `CheckFailure`, whose description is the report.
@inlinable @discardableResult
public func check<Verdict>(
  _ name: String = #function, replaying stored: String? = nil, settings: CheckSettings = CheckSettings(),
  file: StaticString = #fileID, _ property: (inout Draw) async throws -> Verdict
) async throws -> CheckStatistics {
  try await drive(CheckPlan(name, file, stored, settings)) { draw, _ in try await property(&draw) }
}

/// Tests a property that waits with given values first, and then with drawn ones.
/// - Throws: `CheckFailure`, whose description is the report.
@inlinable @discardableResult
public func check<Value, Verdict>(
  _ name: String = #function, replaying stored: String? = nil, settings: CheckSettings = CheckSettings(),
  file: StaticString = #fileID, examples: [Value],
  drawing generator: (_ example: Value?, inout Draw) throws -> Value,
  _ property: (Value) async throws -> Verdict
) async throws -> CheckStatistics {
  var plan = CheckPlan(name, file, stored, settings)
  plan.add(examples, drawing: generator)
  return try await drive(plan) { draw, trial in
    let value = try generator(nil, &draw)
    if draw.isRecording { try trial.test(value, &draw) }
    return try await property(value)
  }
}

/// Drives an engine in the isolation of the caller until it has finished.
@inlinable
func drive<Verdict>(
  _ plan: CheckPlan, _ test: (inout Draw, Trial) async throws -> Verdict
) async throws -> CheckStatistics {
  try plan.expect(Verdict.self)
  let handoff = Handoff(plan)
  while true {
    switch await handoff.next() {
    case .search(var search):
      await search.runWaiting(test)
      handoff.answer(search)
    case .play(var draw, let trial):
      do {
        try Task.checkCancellation()
        let outcome = Outcome(of: try await test(&draw, trial))
        handoff.answer(draw, outcome)
      } catch {
        handoff.answer(draw, Task.isCancelled ? .passedOver : Outcome(throwing: error))
      }
    case .finish(let result):
      try Task.checkCancellation()
      return try result.get()
    }
  }
}
