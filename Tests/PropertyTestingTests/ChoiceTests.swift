import PropertyTesting
import Testing

@Suite struct ChoiceTests {
  @Test func `NaN equals itself, so that a set finds it again`() {
    let seen: Set<Choice> = [.real(.nan)]
    #expect(seen.contains(.real(.nan)))
  }

  @Test(arguments: [
    (Choice.integer(1), Choice.integer(2)), (.integer(1), .real(1)), (.flag(false), .integer(0)),
    (.text(""), .text(" ")), (.real(0), .real(-0.0)),
  ])
  func `choices of another kind or value differ`(one: Choice, other: Choice) {
    #expect(one != other)
  }

  @Test(arguments: [
    (Choice.flag(true), "yes"), (.flag(false), "no"), (.integer(-7), "-7"), (.real(0.5), "0.5"),
    (.text("two words"), "\"two words\""),
  ])
  func `a choice reads as its answer`(choice: Choice, text: String) {
    #expect(choice.description == text)
  }
}
