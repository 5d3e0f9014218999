import PropertyTesting
import Testing

@Suite struct StrictReplayTests {
  /// What a replay of a line by a generator of one animal and one number ends with.
  private func mismatch<Value>(
    replaying line: String, by generator: (inout Draw) -> Value
  ) throws -> StoredChoices.Mismatch? {
    var draw = Draw(replaying: try StoredChoices(parsing: "choices/1; \(line)"))
    _ = generator(&draw)
    do throws(StoredChoices.Mismatch) {
      try draw.finish()
      return nil
    } catch {
      return error
    }
  }

  private func animal(_ draw: inout Draw) -> String {
    "\(draw.element("animal", of: ["cat", "dog"])) \(draw.real("weight", in: 0...9, by: { _ in 1 }))"
  }

  @Test(arguments: [
    "animal: 1 (dog); weight: 2.5", "animal: 0; weight: 0.0", "animal: 0 (cat); weight: 9.0",
  ])
  func `what fits is replayed`(line: String) throws {
    #expect(try mismatch(replaying: line, by: animal) == nil)
  }

  @Test(arguments: [
    (
      "kind: 1; weight: 2.0",
      "choice 1: the generator now asks for 'animal' here, the stored choices answer 'kind'"
    ),
    (
      "animal: yes; weight: 2.0",
      "choice 1: 'animal' is now a whole number, and was a yes or no when it was stored"
    ),
    ("animal: 2 (cow); weight: 2.0", "choice 1: 'animal' 2 is now outside 0...1"),
    (
      "animal: 1 (cow); weight: 2.0",
      "choice 1: 'animal' 1 now means dog, and meant cow when it was stored"
    ),
    (
      "animal: 1 (dog); weight: 2",
      "choice 2: 'weight' is now a real number, and was a whole number when it was stored"
    ),
    (
      "animal: 1; weight: 10.0", "choice 2: 'weight' 10.0 is no answer any more, 9.0 would take its place"
    ),
    (
      "animal: 1; weight: -0.0", "choice 2: 'weight' -0.0 is no answer any more, 0.0 would take its place"
    ),
    ("animal: 1", "the generator asks for a further 'weight' after the last stored choice"),
    ("", "the generator asks for a further 'animal' where none is stored"),
    (
      "animal: 1; weight: 2.0; more: no",
      "the generator stops after choice 2, and the stored choices go on with 'more'"
    ),
  ])
  func `the first difference is named`(line: String, message: String) throws {
    #expect(try mismatch(replaying: line, by: animal)?.description == message)
  }

  @Test func `a generator that asks nothing leaves the stored choices over`() throws {
    let mismatch = try mismatch(replaying: "more: no") { _ in }
    #expect(
      mismatch?.description == "the generator asks for nothing, and the stored choices go on with 'more'")
    #expect(mismatch?.number == 1)
  }

  @Test func `a number that means nothing any more is noticed`() throws {
    let mismatch = try mismatch(replaying: "animal: 1 (dog)") { $0.integer("animal", in: 0...3) }
    #expect(
      mismatch?.description
        == "choice 1: 'animal' 1 now means just a number, and meant dog when it was stored")
  }

  @Test func `the first of several differences counts`() throws {
    #expect(try mismatch(replaying: "kind: 1; size: 2.0; more: no", by: animal)?.number == 1)
  }

  @Test func `choices without names are not compared`() throws {
    var draw = Draw(replaying: [.flag(true)])
    _ = draw.number()
    try draw.finish()
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `what was stored fits the generator that stored it`(seed: UInt64) throws {
    var draw = Draw(seed: seed, isRecording: true)
    let lists = draw.lists()
    var replay = Draw(replaying: try StoredChoices(parsing: StoredChoices(draw.recording).text))
    #expect(replay.lists() == lists)
    try replay.finish()
  }
}
