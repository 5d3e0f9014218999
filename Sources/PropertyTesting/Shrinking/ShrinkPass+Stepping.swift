extension ShrinkPass {
  /// Lowers a number by more than one at a time, for where only even ones fail, or round ones, or those that
  /// pass a filter: one step less is none of them.
  public static let lowerBySteps = ShrinkPass(name: "lower-by-steps") { shrinker in
    var index = 0
    while index < shrinker.best.questions.count, !shrinker.isExhausted {
      shrinker.lowerBySteps(at: index)
      index += 1
    }
  }
}

extension Shrinker {
  fileprivate mutating func lowerBySteps(at index: Int) {
    switch best.questions[index].pair {
    case (.integer(let integer), .integer(let plain)) where integer != plain:
      let isBelow = integer < plain
      // Where the generator itself refuses one less, further tries cost no evaluation.
      let next = Choice.integer(plain.moved(by: integer.distanceMagnitude(to: plain) - 1, below: isBelow))
      for step: UInt64 in isDrawn(next, at: index) ? [2, 10] : [2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 32, 100] {
        lower(at: index, by: step, from: plain, below: isBelow)
      }
      scanIntegers(at: index, from: plain, below: isBelow)
    case (.text(let text), .text(let plain)) where text != plain:
      guard let rank = text.unicodeScalars.first?.rank, text.unicodeScalars.count == 1, rank > 0,
        let next = Unicode.Scalar(rank: rank - 1), !isDrawn(.text(String(next)), at: index)
      else { return }
      let plainer = (0..<min(rank, 128)).compactMap { Unicode.Scalar(rank: $0) }
      _ = plainer.contains { consider(at: index, .text(String($0))) }
    default:
      break
    }
  }

  /// Tries the plainest few of a number that is still large: it may fail in islands.
  private mutating func scanIntegers(at index: Int, from plain: Int, below isBelow: Bool) {
    guard index < best.questions.count, case .integer(let integer) = best.choices[index],
      integer.distanceMagnitude(to: plain) > 1000
    else { return }
    _ = (1...16).contains { consider(at: index, .integer(plain.moved(by: $0, below: isBelow))) }
  }

  /// Lowers a number as far as it goes by multiples of a step.
  private mutating func lower(at index: Int, by step: UInt64, from plain: Int, below isBelow: Bool) {
    guard index < best.questions.count, case .integer(let integer) = best.choices[index] else { return }
    let distance = integer.distanceMagnitude(to: plain)
    guard distance >= step else { return }
    func accept(_ shrinker: inout Shrinker, _ steps: UInt64) -> Bool {
      shrinker.consider(
        at: index, .integer(plain.moved(by: distance % step + steps * step, below: isBelow)))
    }
    let last = leastDistance(from: distance / step, accept)
    if last == 1 { _ = accept(&self, 0) }
  }

  /// Whether the generator takes an answer as it is.
  private mutating func isDrawn(_ answer: Choice, at index: Int) -> Bool {
    var candidate = best.choices
    candidate[index] = answer
    return peek(candidate)?.choices == candidate
  }
}
