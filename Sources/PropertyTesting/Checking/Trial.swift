/// What stands between drawing a case and testing it.
///
/// Where a generator and a property are separate, a case that is not plainer than the best need not be
/// tested, and a trap in the property can be told with its choices.
@usableFromInline
struct Trial: Sendable {
  /// Nothing stands between: every case of the search.
  @usableFromInline static let search = Trial()

  /// Whether a case that is drawn apart from its test is tested at all.
  var isTested = true
  /// Where the case is written down in case that it traps.
  var place: RunningCheck?

  /// Called with a value before it is tested, if the case is recorded.
  /// - Parameter drawsOn: whether the test itself draws as well, so that there are more choices to come.
  /// - Throws: `PassedOver` if it is not to be tested, and `Mismatch` if it is not what was stored.
  @usableFromInline
  func test<Value>(_ value: Value, _ draw: inout Draw, drawsOn: Bool = false) throws {
    if !drawsOn { try draw.finish() } else if let mismatch = draw.mismatch { throw mismatch }
    if !isTested, !drawsOn { throw PassedOver() }
    if !drawsOn { place?.trying(StoredChoices(draw.recording).line) }
    draw.tell(value)
  }
}

extension Draw {
  /// Notes the value of the whole generator, unless it, or each part of a tuple, was noted as it was drawn.
  fileprivate mutating func tell<Value>(_ value: Value) {
    guard isTelling else { return }
    let mirror = Mirror(reflecting: value)
    let isTuple = mirror.displayStyle == .tuple && !mirror.children.isEmpty
    let parts = isTuple ? mirror.children.map { words(for: $0.value) } : [words(for: value)]
    let noted = observations.notes.map(\.value)
    guard !parts.allSatisfy(noted.contains) else { return }
    observations.notes.append(.init(label: "value", value: words(for: value)))
  }
}
