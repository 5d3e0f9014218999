/// What a case showed about itself while it was drawn and tested.
public struct Observations: Sendable {
  /// A value under its name, in words.
  public struct Note: Hashable, Sendable {
    /// What the generator calls the value.
    public var label: String
    /// The value, printed.
    public var value: String
  }

  /// How often a command of a script ran.
  public struct CommandRuns: Hashable, Sendable {
    /// The name of the command.
    public var name: String
    /// 0 for one that could have run and did not.
    public var runs: Int
  }

  /// The labels that apply to the case.
  public internal(set) var labels: [String] = []
  /// How near the case came to what the search looks for, by name.
  public internal(set) var scores: [String: Double] = [:]
  /// The values at the top, in the order in which they were drawn.
  public internal(set) var notes: [Note] = []
  /// All commands of all scripts, of a draw that records: one that never ran in a whole run is worth a
  /// word.
  public internal(set) var commands: [CommandRuns] = []

  init() {}
}

extension Draw {
  /// Says that a label applies to this case: the statistics tell how many cases have it.
  public mutating func label(_ label: String, if applies: Bool = true) {
    if applies { observations.labels.append(label) }
  }

  /// Says how near this case came to something; the search tries to make the number larger.
  public mutating func target(_ score: Double, _ name: String = "score") {
    observations.scores[name] = max(score, observations.scores[name] ?? -.infinity)
  }

  /// Tells a value with the counterexample.
  public mutating func note<Value>(_ label: String, that value: @autoclosure () -> Value) {
    if isTelling { observations.notes.append(.init(label: label, value: "\(value())")) }
  }
}

/// The case does not meet an assumption: it counts neither as passed nor as failed.
public struct Discarded: Error, CustomStringConvertible {
  /// Where the assumption stands.
  public var place: String

  /// One clause with the place.
  public var description: String { "discarded by the assumption at \(place)" }
}

/// Discards the case unless `condition` holds, in a generator or in a property.
///
/// Draw what is needed rather than discard what is not: a discarded case costs as much as a good one, and
/// a check that discards most of its cases fails.
/// - Throws: `Discarded`, which must reach the check.
@inlinable
public func assume(_ condition: Bool, file: StaticString = #fileID, line: UInt = #line) throws {
  guard condition else { throw Discarded("\(file):\(line)") }
}

extension Discarded {
  @usableFromInline
  init(_ place: String) { self.place = place }
}
