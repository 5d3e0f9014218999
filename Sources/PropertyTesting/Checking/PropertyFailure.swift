/// A requirement that did not hold; the check tells failures of different places apart.
public struct PropertyFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What does not hold.
  public var message: String
  /// The file and the line of the requirement.
  public var place: String

  /// A failure that a property throws itself.
  public init(_ message: String, file: StaticString = #fileID, line: UInt = #line) {
    self.message = message
    place = "\(file):\(line)"
  }

  /// The message with its place.
  public var description: String { "\(message) (\(place))" }
}

/// Fails the case unless `condition` holds.
///
/// Swift Testing's `#require` throws as well, but records an issue each time it does: once for every case
/// that the shrinker tries. Use this one in a property.
/// - Throws: `PropertyFailure`, which must reach the check, and what `condition` throws.
@inlinable
public func require(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "a requirement failed",
  file: StaticString = #fileID, line: UInt = #line
) throws {
  guard try condition() else { throw PropertyFailure(message(), file: file, line: line) }
}

/// Fails the case unless two values are equal, and tells both.
/// - Throws: `PropertyFailure`, which must reach the check.
@inlinable
public func requireEqual<Value: Equatable>(
  _ one: Value, _ other: Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) throws {
  guard one != other else { return }
  let message = message()
  let values = "\(String(reflecting: one)) is not \(String(reflecting: other))"
  throw PropertyFailure(message.isEmpty ? values : "\(message): \(values)", file: file, line: line)
}
