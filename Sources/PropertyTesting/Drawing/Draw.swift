/// Where a generator gets its answers from: chance, a sequence of choices, or a finished value.
///
/// A generator is a plain function that asks a `Draw` one question after the other and builds a
/// value. The same function serves three purposes:
///
/// - *random*: each answer comes from chance;
/// - *replaying*: each answer comes from a sequence of choices. A choice that does not fit the
///   question, or is missing, counts as the plainest answer, so every sequence gives some value;
/// - *transcribing*: each answer is read off a finished value (`like`), which gives the choices
///   that draw this value.
///
/// For the last to work a generator takes an optional value of its own type and passes the matching
/// part as `like` to every question. In random mode `like` wins over chance, so a generator
/// can be handed a value from elsewhere (``propose(_:)``) and records it as if it had been drawn.
///
/// The generic doors are inlinable: specialised for their values, 12,000 cases with the shrinking of what
/// they find took 11.4 s, and 12.9 s without.
public struct Draw {
  @usableFromInline enum Source { case chance, script, value }

  @usableFromInline let source: Source
  @usableFromInline let isRecording: Bool
  @usableFromInline let uniform: Bool
  @usableFromInline var random: Random
  /// How large chance makes what has no size of its own: 0 for the smallest, 100 for the usual, which is also
  /// what a replay has.
  public internal(set) var size: Int
  /// How many arrays are around what is being drawn.
  @usableFromInline var nesting = 0
  let isTelling: Bool
  /// What it reads and writes: one notebook, and none for a case that does neither.
  ///
  /// An array, because a draw is made for every case: with the notebook's own arrays in here, passing
  /// lists of up to a hundred numbers took 11 % longer.
  @usableFromInline var notebook: [Notebook]

  /// Draws at random. Nothing is recorded unless asked: a case that passes needs no record, and
  /// one that fails is drawn again from the same seed.
  /// - Parameter size: how large chance makes what has no size of its own, from 0 to 100.
  public init(seed: UInt64, isRecording: Bool = false, size: Int = 100, bias: Bias = .none) {
    source = .chance
    self.isRecording = isRecording
    uniform = !isRecording && bias.kind == .none
    random = Random(seed: seed)
    self.size = size
    isTelling = false
    notebook = uniform ? [] : [Notebook(bias: bias)]
  }

  /// Reads `choices` again.
  /// - Parameter isTelling: whether every value at the top is noted in words.
  public init(replaying choices: [Choice], isTelling: Bool = false) {
    self.init(script: .choices(choices), isTelling: isTelling)
  }

  /// Reads stored choices again, and notes in `mismatch` the first that is not what is asked for.
  public init(replaying choices: StoredChoices, isTelling: Bool = false) {
    self.init(script: .stored(choices), isTelling: isTelling)
  }

  private init(script: Notebook.Script, isTelling: Bool = false, source: Source = .script) {
    self.source = source
    isRecording = true
    uniform = false
    random = Random(seed: 0)
    size = 100
    self.isTelling = isTelling
    notebook = [Notebook(script: script)]
  }

  /// The questions and answers that draw a value: those of `generator` while it reads the value.
  ///
  /// A part of the value that `generator` does not pass on as `like` is answered with the plainest.
  public static func transcribing<Value>(
    _ generator: (inout Draw) throws -> Value
  ) rethrows -> Recording {
    var draw = Draw(script: .none, source: .value)
    _ = try generator(&draw)
    return draw.recording
  }

  /// A whole value from chance, to be handed to a generator as its `like`; nil unless drawing at
  /// random. Use it where the parts of a value depend on each other, as in a published record.
  @inlinable
  public mutating func propose<Value>(_ value: (inout Random) -> Value?) -> Value? {
    source == .chance ? value(&random) : nil
  }

  /// Whether an answer can be taken straight from `random`: nobody records it, and nothing bends it.
  ///
  /// The compiler is told that this is nearly always so: otherwise the call for the other cases stands amid
  /// the loop of a generator, and a list of a hundred numbers takes 8 % longer.
  @inlinable
  var isUniform: Bool { _fastPath(uniform) }

  /// Marks the questions of `body` as belonging together, for the shrinker to delete or swap.
  @inlinable
  public mutating func span<Value>(
    _ label: String, _ body: (inout Draw) throws -> Value
  ) rethrows -> Value {
    let value = try untoldSpan(label, body)
    if isRecording { note(label, value) }
    return value
  }

  /// A span whose value is told with the whole that it is a part of.
  @inlinable
  mutating func untoldSpan<Value>(
    _ label: String, _ body: (inout Draw) throws -> Value
  ) rethrows -> Value {
    guard isRecording else { return try body(&self) }
    let index = beginSpan(label)
    defer { endSpan(index) }
    return try body(&self)
  }

  @usableFromInline
  mutating func beginSpan(_ label: String) -> Int {
    notebook[0].beginSpan(label)
  }

  @usableFromInline
  mutating func endSpan(_ index: Int) {
    notebook[0].endSpan(index)
  }

  /// Notes a value that stands at the top, if somebody is to be told.
  @usableFromInline
  mutating func note<Value>(_ label: String, _ value: Value) {
    if isTelling, depth == 0 { observations.notes.append(.init(label: label, value: words(for: value))) }
  }

  /// A text in quotes, as in a list of texts, and what is optional as what it holds; everything else in its
  /// own words.
  func words<Value>(for value: Value) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { words(for: $0.value) } ?? "nil" }
    return wordsOfWhole(value)
  }

  private func wordsOfWhole<Value>(_ value: Value) -> String {
    (value as? String)?.quoted ?? (value as? Character).map { String($0).quoted }
      ?? "\(value)".withoutAddresses
  }

  @usableFromInline
  mutating func weigh(_ weight: Int) {
    recording.weight += weight
  }
}

extension Draw {
  /// The next answer of the script.
  mutating func next() -> Choice? {
    notebook[0].next()
  }

  /// Takes a question with its answer down.
  mutating func record(
    _ label: String, _ answer: Choice, plainest: Choice, range: ClosedRange<Int>? = nil, unit: Double = 1,
    asksForMore: Bool = false, meaning: String? = nil
  ) {
    notebook[0].record(
      Question(
        label: label, answer: answer, plainest: plainest, range: range, unit: unit, asksForMore: asksForMore,
        meaning: meaning))
  }
}
