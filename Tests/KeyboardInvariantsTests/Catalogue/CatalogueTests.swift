import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import Testing

@Suite struct CatalogueTests {
  @Test func `ids are unique, and in order`() {
    let ids = [
      "I1", "I2", "I3", "I4", "I5", "I6", "I7", "I9", "I10", "I16", "I19", "I20", "I23", "I24", "I34", "I35",
      "I36", "I60",
    ]
    #expect(Invariant.all.map(\.id) == ids)
  }

  @Test func `an id names its invariant`() {
    #expect(Invariant.named("I9")?.statement == "the same notification again changes nothing")
    #expect(Invariant.named("I0") == nil)
  }

  @Test func `every invariant is selected by some claims`() {
    let selected = Claims.Kind.allCases.flatMap { Invariant.selected(by: Claims($0)).map(\.id) }
    #expect(Set(selected) == Set(Invariant.all.map(\.id)))
    #expect(selected.count == Invariant.all.count)
  }

  @Test func `claims select what their kind promises`() {
    #expect(Invariant.selected(by: Claims(.search)).map(\.id) == ["I34", "I35", "I36"])
    #expect(
      Invariant.selected(by: Claims(.container)).map(\.id) == [
        "I1", "I2", "I3", "I4", "I5", "I6", "I7", "I9", "I10", "I16", "I19", "I20", "I23", "I24", "I60",
      ])
  }
}

extension OnStage {
  @Suite @MainActor struct VerdictTests {
    @Test func `a verdict judges what the claims select`() {
      let verdict = Verdict(of: Case(.login()), claims: Claims(.search)) {
        Stage.play($0, on: TestSearch.outermost)
      }
      #expect(verdict.judgements.map(\.invariant.id) == ["I34", "I35", "I36"])
      #expect(verdict["I34"] == .held)
      #expect(verdict["I1"] == nil)
    }

    @Test(arguments: Invariant.selected(by: Claims(.container)).map(\.id))
    func `nothing is judged of a scenario in which nothing happens`(id: String) throws {
      let judgement = try #require(judge(id, .login([])))
      guard case .notJudged = judgement else {
        Issue.record("\(id) is \(judgement)")
        return
      }
    }
  }
}
