/// Tests a property with many drawn values.
///
///     try check("reversing twice changes nothing", drawing: { draw in draw.array("xs") { $0.integer() } }) {
///       xs in xs.reversed().reversed() == xs
///     }
///
/// A property returns whether it holds, or returns nothing and throws if it does not. Errors of different
/// types count as different failures, each of which is made as small as it goes. ``assume(_:file:line:)``
/// discards a case, ``require(_:_:file:line:)`` fails it. A failure that is only recorded, as by `#expect`,
/// is not seen.
///
/// It belongs to no test framework: it throws, and any of them reports that. The seed depends on the file
/// and the name alone, so that a run is repeated by the next; the nightly run sets
/// `PROPERTY_TESTING_SEED=random` and `PROPERTY_TESTING_CASES=100000`. A property that awaits something makes
/// a check that is awaited.
///
/// - Parameters:
///   - name: how the check is called in its report.
///   - stored: the line that the report of a failure gives, to run that case alone, exactly as it was.
///   - generator: draws a value from its answers alone.
///   - property: whether the property holds for a value: a `Bool` or nothing, any other type fails.
/// - Returns: what was counted.
/// - Throws: `CheckFailure`, whose description is the report.
@inlinable @discardableResult
public func check<Value, Verdict>(
  _ name: String = #function, replaying stored: String? = nil, settings: CheckSettings = CheckSettings(),
  file: StaticString = #fileID, drawing generator: (inout Draw) throws -> Value,
  _ property: (Value) throws -> Verdict
) throws -> CheckStatistics {
  try run(CheckPlan(name, file, stored, settings)) { draw, trial in
    let value = try generator(&draw)
    if draw.isRecording { try trial.test(value, &draw) }
    return try property(value)
  }
}

/// Tests a property that draws on, or tells labels and scores of a case.
/// - Throws: `CheckFailure`, whose description is the report.
@inlinable @discardableResult
public func check<Value, Verdict>(
  _ name: String = #function, replaying stored: String? = nil, settings: CheckSettings = CheckSettings(),
  file: StaticString = #fileID, drawing generator: (inout Draw) throws -> Value,
  _ property: (Value, inout Draw) throws -> Verdict
) throws -> CheckStatistics {
  try run(CheckPlan(name, file, stored, settings)) { draw, trial in
    let value = try generator(&draw)
    if draw.isRecording { try trial.test(value, &draw, drawsOn: true) }
    return try property(value, &draw)
  }
}

/// Tests a property that draws its values itself; the counterexample is what it draws or notes at the top.
///
///     try check("a number is less than the next") { draw in
///       let number = draw.integer("number", in: 0...999)
///       return number < number + 1
///     }
/// - Throws: `CheckFailure`, whose description is the report.
@inlinable @discardableResult
public func check<Verdict>(
  _ name: String = #function, replaying stored: String? = nil, settings: CheckSettings = CheckSettings(),
  file: StaticString = #fileID, _ property: (inout Draw) throws -> Verdict
) throws -> CheckStatistics {
  try run(CheckPlan(name, file, stored, settings)) { draw, _ in try property(&draw) }
}

/// Tests a property with given values first, and then with drawn ones.
///
///     try check("a date is read as it was written", examples: [.leapDay], drawing: Date.draw(like:from:)) {
///       Date($0.description) == $0
///     }
///
/// An example that fails is made smaller like a drawn value.
/// - Parameters:
///   - examples: values that are worth a case in every run.
///   - generator: draws a value, and passes the parts of an example on as `like`, if it gets one.
/// - Throws: `CheckFailure`, whose description is the report.
@inlinable @discardableResult
public func check<Value, Verdict>(
  _ name: String = #function, replaying stored: String? = nil, settings: CheckSettings = CheckSettings(),
  file: StaticString = #fileID, examples: [Value],
  drawing generator: (_ example: Value?, inout Draw) throws -> Value,
  _ property: (Value) throws -> Verdict
) throws -> CheckStatistics {
  var plan = CheckPlan(name, file, stored, settings)
  plan.add(examples, drawing: generator)
  return try run(plan) { draw, trial in
    let value = try generator(nil, &draw)
    if draw.isRecording { try trial.test(value, &draw) }
    return try property(value)
  }
}

/// Runs a check, and makes its test a part of the loop.
@inlinable
func run<Verdict>(
  _ plan: CheckPlan, _ test: (inout Draw, Trial) throws -> Verdict
) throws -> CheckStatistics {
  try plan.expect(Verdict.self)
  func play(_ draw: inout Draw, _ trial: Trial) -> Outcome {
    do { return Outcome(of: try test(&draw, trial)) } catch { return Outcome(throwing: error) }
  }
  return try runCheck(plan, staysOnThread: true, search: { $0.run(test) }, play: play).get()
}
