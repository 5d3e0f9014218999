import PropertyTesting
import Testing

@Suite struct DrawReplayTests {
  @Test func `missing choices count as the plainest`() {
    var draw = Draw(replaying: [])
    #expect(draw.label() == Label())
    #expect(draw.integer(in: 3...9) { _ in 5 } == 3)
    #expect(draw.real(towards: 7.5, unit: 10) { _ in 0 } == 7.5)
    #expect(draw.givenText() == "")
  }

  @Test(arguments: [Choice.integer(1), .real(1), .text("yes")])
  func `a choice of another kind is no flag`(choice: Choice) {
    var draw = Draw(replaying: [choice])
    #expect(draw.flag { _ in true } == false)
  }

  @Test(arguments: [Choice.flag(true), .real(5), .text("5")])
  func `a choice of another kind is no number`(choice: Choice) {
    var draw = Draw(replaying: [choice])
    #expect(draw.integer(in: 3...9) { _ in 5 } == 3)
  }

  @Test func `a choice that does not fit is used up`() {
    var draw = Draw(replaying: [.flag(true), .integer(6)])
    #expect([draw.number(), draw.number()] == [0, 6])
  }

  @Test(arguments: [(2, 3), (3, 3), (9, 9), (10, 9), (Int.min, 3), (Int.max, 9)])
  func `a number beyond the range counts as its nearest end`(choice: Int, answer: Int) {
    var draw = Draw(replaying: [.integer(choice)])
    #expect(draw.integer(in: 3...9) { _ in 5 } == answer)
  }

  @Test func `choices that nobody asks for are not recorded`() {
    var draw = Draw(replaying: [.integer(4), .integer(5)])
    _ = draw.number()
    #expect(draw.recording.choices == [.integer(4)])
  }

  @Test func `an example says nothing to a replay`() {
    var draw = Draw(replaying: [.integer(4)])
    #expect(draw.number(like: 5) == 4)
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 1), (3, 3), (9, 3)])
  func `an alternative without a weight counts as the first that has one`(answer: Int, expected: Int) {
    var draw = Draw(replaying: [.integer(answer)])
    #expect(draw.alternative(weights: [0, 2, 0, 1]) == expected)
    #expect(draw.recording.choices == [.integer(expected)])
  }
}
