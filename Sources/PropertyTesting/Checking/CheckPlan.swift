/// What a check was asked to do.
@usableFromInline
struct CheckPlan: Sendable {
  var name: String
  var file: String
  /// The line of stored choices that is to be replayed.
  var stored: String?
  var settings: CheckSettings
  /// The choices that draw the examples.
  var examples: [[Choice]] = []
  /// What is wrong with the examples.
  var problems: [String] = []

  @usableFromInline
  init(_ name: String, _ file: StaticString, _ stored: String?, _ settings: CheckSettings) {
    (self.name, self.file, self.stored, self.settings) = (name, "\(file)", stored, settings)
  }

  /// - Throws: `CheckFailure` if a property gives something else than a verdict.
  ///
  /// Were there a form for each of the two, a closure of several statements would fit both.
  @usableFromInline
  func expect(_ verdict: Any.Type) throws {
    guard verdict != Bool.self, verdict != Void.self else { return }
    throw CheckFailure(name, "The property returns \(verdict). Return whether it holds, or nothing.")
  }

  /// Turns finished values into choices.
  @usableFromInline
  mutating func add<Value>(_ examples: [Value], drawing generator: (Value?, inout Draw) throws -> Value) {
    for (index, example) in examples.enumerated() {
      do {
        var drawn = example
        let recording = try Draw.transcribing { drawn = try generator(example, &$0) }
        self.examples.append(recording.choices)
        let isSame = (drawn as? any Equatable)?.equals(example) ?? ("\(drawn)" == "\(example)")
        guard !isSame else { continue }
        problems.append("Example \(index + 1) is \(example), and the generator makes \(drawn) of it.")
      } catch {
        problems.append("Example \(index + 1) cannot be drawn: \(error)")
      }
    }
  }

  /// The seed that belongs to the check.
  var stableSeed: UInt64 { "\(file) \(name)".stableHash }
}
