/// A type has a part that no line-free generator can draw.
public struct UndrawableType: Error, Hashable, CustomStringConvertible {
  /// The name of the type.
  public var type: String
  /// The labels from the whole to the part.
  public var path: String
  /// Whether it asked which of several things is there, as an enumeration does whose cases hold something.
  var hasAlternatives: Bool

  /// One clause: which part, and what to write for it.
  public var description: String {
    let problem =
      hasAlternatives
      ? "an enumeration whose cases are not listed: make it CaseIterable, or write a generator with "
        + "'alternative' and a switch"
      : "not made of parts that can be anything: write a generator for it"
    return "'\(type)' at '\(path)' is \(problem)"
  }
}
