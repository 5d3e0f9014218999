/// A stored scenario, and what is expected of it.
public struct SeedFile: Hashable, Sendable {
  /// What is expected of one subject.
  public enum Expectation: Hashable, Sendable {
    /// None of its invariants is violated.
    case holds
    /// These invariants are violated, and a person says why: a known fault.
    case violates([String], because: String)
  }

  /// The format that this version writes, and the only one that there has been.
  public static let format = "keyboard-scenario/1"

  /// What the case shows, in one clause.
  public var says: String
  /// By the subject's name.
  public var expect: [String: Expectation]
  /// Where it came from, such as the campaign and the case that found it; empty if it is not said.
  public var from: String
  public var content: Case

  public init(says: String, expect: [String: Expectation], from: String = "", content: Case) {
    (self.says, self.expect, self.from, self.content) = (says, expect, from, content)
  }
}

/// Why a seed file could not be read: where, what, and how to mend it, in one line.
public struct SeedFileError: Error, Hashable, CustomStringConvertible {
  /// The place in the file, such as `steps[2].end[1]`; empty for the file as a whole.
  public var place: String
  public var problem: String
  public var remedy: String

  public init(_ problem: String, at place: String = "", remedy: String) {
    (self.place, self.problem, self.remedy) = (place, problem, remedy)
  }

  public var description: String {
    (place.isEmpty ? "" : place + ": ") + problem + "; " + remedy
  }
}
