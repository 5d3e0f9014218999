import KeyboardInvariants
import Testing

@Suite struct JudgementTests {
  @Test func `not judged is no violation`() {
    #expect(Judgement.notJudged("no keyboard").violation == nil)
    #expect(Judgement.held.violation == nil)
  }
}
