import PropertyTesting
import Testing

/// Whatever choices are replayed, a generator gives a value of its kind, and records what draws it again.
@Suite struct ArbitraryChoicesTests {
  @Test func `whole numbers are of their range`() {
    let wide = 5...UInt64.max - 5
    replayAnything({ $0.integer(as: Int8.self, in: -3...9) }, where: { (-3...9).contains($0) })
    replayAnything({ $0.integer(as: UInt64.self, in: wide) }, where: { wide.contains($0) })
    replayAnything(
      { $0.integer(as: Int128.self, in: -7...(1 << 100)) }, where: { $0 >= -7 && $0 <= 1 << 100 })
  }

  @Test func `real numbers are of their range`() {
    replayAnything({ $0.real(in: -1...1).bits }, where: { (-1...1).contains($0.double) })
    replayAnything({ $0.real(isFinite: true).bits }, where: { $0.double.isFinite })
  }

  @Test func `texts are of their alphabet and count`() {
    replayAnything(
      { Scalars($0.string(in: .digits, count: 2...5)) },
      where: { (2...5).contains($0.text.count) && $0.text.allSatisfy { $0.isNumber } })
    replayAnything({ Scalars($0.string()) }, where: { _ in true })
  }

  @Test func `collections have a count of their range`() {
    replayAnything({ $0.array(count: 1...3) { $0.flag() } }, where: { (1...3).contains($0.count) })
    replayAnything(
      { draw in try? draw.set(count: 1...3) { $1.integer(like: $0) } },
      where: { (1...3).contains($0?.count ?? 1) })
  }

  @Test func `structures end`() {
    replayAnything({ $0.chain() }, where: { _ in true })
    replayAnything({ (try? $0.value(of: Album.self)) != nil }, where: { $0 })
    replayAnything({ (try? $0.value(of: Forest.self)) != nil }, where: { $0 })
  }

  private func replayAnything<Value: Equatable>(
    _ generator: (inout Draw) -> Value, at location: SourceLocation = #_sourceLocation,
    where isValid: (Value) -> Bool
  ) {
    for seed in 0..<UInt64(200) {
      var random = Random(seed: seed)
      let choices = (0..<random.integer(below: 60)).map { _ in anyChoice(&random) }
      var draw = Draw(replaying: choices)
      let value = generator(&draw)
      #expect(isValid(value), "seed \(seed)", sourceLocation: location)
      var again = Draw(replaying: draw.recording.choices)
      #expect(generator(&again) == value, "seed \(seed)", sourceLocation: location)
      #expect(again.recording == draw.recording, "seed \(seed)", sourceLocation: location)
    }
  }

  private func anyChoice(_ random: inout Random) -> Choice {
    let texts = ["", "a", "7", "ab", "\u{301}", "😀"]
    let reals: [Double] = [.nan, .infinity, -.infinity, -0.0, 0.5, 1e300, -3]
    return switch random.integer(below: 8) {
    case 0: .integer(random.element(of: [.min, -1, 0, 1, .max]))
    case 1: .integer(random.integer(in: -10...10))
    case 2: .real(random.element(of: reals))
    case 3: .text(random.element(of: texts))
    default: .flag(!random.oneIn(3))
    }
  }
}
