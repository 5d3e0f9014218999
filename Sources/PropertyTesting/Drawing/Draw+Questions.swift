// The questions themselves: every generator ends in one of these.
extension Draw {
  /// A yes or no; no is plain.
  public mutating func flag(
    _ label: String = "flag", like example: Bool? = nil, by chance: (inout Random) -> Bool
  ) -> Bool {
    flag(label, asksForMore: false, like: example, by: chance)
  }

  /// Whether there is one more element; no is plain.
  @usableFromInline
  mutating func more(like example: Bool?, by chance: (inout Random) -> Bool) -> Bool {
    flag("more", asksForMore: true, like: example, by: chance)
  }

  private mutating func flag(
    _ label: String, asksForMore: Bool, like example: Bool?, by chance: (inout Random) -> Bool
  ) -> Bool {
    let answer: Bool
    switch source {
    case .chance: answer = example ?? chance(&random)
    case .value: answer = example ?? false
    case .script: if case .flag(let flag)? = next() { answer = flag } else { answer = false }
    }
    if isRecording {
      record(label, .flag(answer), plainest: .flag(false), asksForMore: asksForMore)
      note(label, answer)
    }
    return answer
  }

  /// A yes or no, each as likely as the other; no is plain.
  @inlinable
  public mutating func flag(_ label: String = "flag", like example: Bool? = nil) -> Bool {
    if isUniform, example == nil { return random.next() & 1 == 1 }
    return flag(label, like: example) { $0.next() & 1 == 1 }
  }

  /// A whole number of `range`; `plain`, or else zero or the end that is nearest to it, is the plainest,
  /// and a number above it is plainer than one as far below. A replayed number beyond the range counts as
  /// the nearest of its ends.
  /// - Parameter meaning: what a number stands for, for the stored choices.
  public mutating func integer(
    _ label: String = "integer", in range: ClosedRange<Int>, towards plain: Int? = nil,
    like example: Int? = nil, meaning: ((Int) -> String)? = nil, by chance: (inout Random) -> Int
  ) -> Int {
    integer(
      label, in: range, towards: plain, like: example, meaning: meaning, accepting: { _ in true }, by: chance)
  }

  /// The same; what is not accepted counts as the plainest.
  @usableFromInline
  mutating func integer(
    _ label: String, in range: ClosedRange<Int>, towards plain: Int?, like example: Int?,
    meaning: ((Int) -> String)? = nil, accepting: (Int) -> Bool, by chance: (inout Random) -> Int
  ) -> Int {
    let plain = range.clamp(plain ?? 0)
    let asked: Int
    switch source {
    case .chance: asked = example ?? chance(&random)
    case .value: asked = example ?? plain
    case .script: if case .integer(let integer)? = next() { asked = integer } else { asked = plain }
    }
    let nearest = range.clamp(asked)
    let answer = accepting(nearest) ? nearest : plain
    if isRecording {
      record(
        label, .integer(answer), plainest: .integer(plain), range: range,
        meaning: meaning.map { $0(answer) })
      note(label, answer)
    }
    return answer
  }

  /// A whole number of `range`, as likely as any other, or bent towards small, awkward and equal ones in
  /// the cases that look for them; the plainest is as above.
  @inlinable
  public mutating func integer(
    _ label: String = "integer", in range: ClosedRange<Int> = .min ... .max, towards plain: Int? = nil,
    like example: Int? = nil
  ) -> Int {
    if isUniform, example == nil { return random.integer(in: range) }
    return bentInteger(label, in: range, towards: plain, like: example, meaning: nil)
  }

  @usableFromInline
  mutating func bentInteger(
    _ label: String, in range: ClosedRange<Int>, towards plain: Int?, like example: Int?,
    meaning: ((Int) -> String)?
  ) -> Int {
    let plain = range.clamp(plain ?? 0)
    var example = example
    if source == .chance, example == nil, !notebook.isEmpty {
      example = notebook[0].bias.integer(in: range, towards: plain, by: &random)
    }
    return integer(label, in: range, towards: plain, like: example, meaning: meaning) {
      $0.integer(in: range)
    }
  }

  /// A whole number from 0 up to, not including, `count`; 0 is plain.
  /// - Precondition: `count` is positive.
  @inlinable
  public mutating func index(_ label: String = "index", below count: Int, like example: Int? = nil) -> Int {
    if isUniform, example == nil { return random.integer(below: count) }
    return integer(label, in: 0...count - 1, like: example) { $0.integer(below: count) }
  }

  /// A real number of `range`, NaN and the infinities included unless it must be finite; `plain` is the
  /// plainest, and a number beyond the range counts as the nearest of its ends.
  ///
  /// - Parameters:
  ///   - isFinite: whether only finite numbers are answers; NaN or an infinity counts as plain then.
  ///   - hasNegativeZero: whether -0 is an answer; it counts as 0 otherwise.
  ///   - unit: multiples of it are plainer than other numbers: what a person would call round.
  public mutating func real(
    _ label: String = "real", in range: ClosedRange<Double> = -.infinity ... .infinity,
    towards plain: Double = 0, isFinite: Bool = false, hasNegativeZero: Bool = false, unit: Double = 1,
    like example: Double? = nil, by chance: (inout Random) -> Double
  ) -> Double {
    precondition(unit > 0 && unit.isFinite, "the unit of “\(label)” must be positive and finite")
    precondition(!plain.isNaN, "the plainest “\(label)” must be a number")
    let plain = range.clamp(plain)
    var answer: Double
    switch source {
    case .chance: answer = example ?? chance(&random)
    case .value: answer = example ?? plain
    case .script: if case .real(let real)? = next() { answer = real } else { answer = plain }
    }
    if isFinite, !answer.isFinite { answer = plain }
    answer = range.clamp(answer)
    // One zero and one NaN, so that equal values have equal choices.
    if answer == 0, !hasNegativeZero { answer = 0 }
    if answer.isNaN { answer = .nan }
    if isRecording {
      record(label, .real(answer), plainest: .real(plain), unit: unit)
      note(label, answer)
    }
    return answer
  }

  /// A text that only an example gives, such as a name that a person thought of: empty is plain, and chance
  /// draws no other. See ``string(_:in:count:like:)`` for texts that chance draws.
  public mutating func givenText(_ label: String = "text", like example: String? = nil) -> String {
    text(label, towards: "", like: example) { _ in "" }
  }

  /// A text that is one answer, not many characters; `plain` is the plainest, and what is not
  /// accepted counts as it.
  mutating func text(
    _ label: String, towards plain: String, like example: String?,
    accepting isAnswer: (String) -> Bool = { _ in true }, by chance: (inout Random) -> String
  ) -> String {
    var answer: String
    switch source {
    case .chance: answer = example ?? chance(&random)
    case .value: answer = example ?? plain
    case .script: if case .text(let text)? = next() { answer = text } else { answer = plain }
    }
    if !isAnswer(answer) { answer = plain }
    if isRecording {
      record(label, .text(answer), plainest: .text(plain))
      note(label, answer)
    }
    return answer
  }
}

extension ClosedRange {
  /// The nearest element of the range; a value that is not ordered, such as NaN, stays as it is.
  @usableFromInline
  func clamp(_ value: Bound) -> Bound {
    value < lowerBound ? lowerBound : value > upperBound ? upperBound : value
  }
}
