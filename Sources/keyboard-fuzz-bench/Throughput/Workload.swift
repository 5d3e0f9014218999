import PropertyTesting

/// Values to draw and what holds for all of them, three ways: with a loop written by hand, and with the
/// engine, whose generator is a plain function or composed of its own parts.
protocol Workload {
  associatedtype Value

  static var name: String { get }
  /// The property, compiled once: what differs is how values are drawn, not what becomes a part of which loop.
  static func holds(for value: Value) -> Bool
  /// Draws and tests so many cases; returns how many failed.
  static func handwritten(cases: Int) -> Int
  static func plain(_ draw: inout Draw) -> Value
  static func composed(_ draw: inout Draw) throws -> Value
}
