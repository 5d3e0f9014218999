import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import Testing

@Suite struct CatalogueTests {
  @Test func `ids are unique, and in order`() {
    let ids = [
      "I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10", "I11", "I12", "I13", "I14", "I15", "I16",
      "I17", "I18", "I19", "I20", "I21", "I22", "I23", "I24", "I25", "I26", "I27", "I28", "I29", "I31", "I32",
      "I33", "I34", "I35", "I36", "I38", "I39", "I40", "I41", "I42", "I43", "I45", "I46", "I47", "I51", "I53",
      "I54", "I55", "I56", "I57",
      "I58", "I59", "I60", "I61", "I62", "I63",
    ]
    #expect(Invariant.all.map(\.id) == ids)
  }

  @Test func `an id names its invariant`() {
    #expect(Invariant.named("I9")?.statement == "the same notification again changes nothing")
    #expect(Invariant.named("I0") == nil)
  }

  @Test func `only what hides text or loses the layout fails a run`() {
    let lenient = Invariant.all.filter { $0.severity != .broken }.map { "\($0.id) \($0.severity)" }
    #expect(lenient == ["I31 cosmetic", "I58 weakness", "I61 weakness"])
  }

  @Test func `every invariant is selected by some claims`() {
    let selected = Claims.Kind.allCases.flatMap { kind in
      Invariant.selected(by: generous(kind)).map(\.id)
    }
    #expect(Set(selected) == Set(Invariant.all.map(\.id)))
  }

  @Test(
    arguments: [
      (.search, ["I33", "I34", "I35", "I36", "I38", "I39", "I40"]),
      (
        .container,
        [
          "I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10", "I11", "I12", "I13", "I14", "I15",
          "I16", "I17", "I18", "I19", "I20", "I21", "I22", "I23", "I24", "I26", "I27", "I28", "I29", "I31",
          "I32", "I33", "I38", "I39", "I40", "I51", "I53", "I54", "I55", "I56", "I57", "I59", "I60", "I61",
          "I62",
          "I63",
        ]
      ),
      (
        .toolbar,
        [
          "I6", "I7", "I8", "I9", "I10", "I11", "I13", "I14", "I15", "I16", "I19", "I20", "I21", "I22", "I23",
          "I24", "I27", "I28", "I29", "I31", "I32", "I33", "I38", "I39", "I40", "I41", "I42", "I43", "I45",
          "I47", "I53", "I54", "I55",
          "I56", "I57", "I59", "I60", "I62", "I63",
        ]
      ),
      (
        .constraintBar,
        [
          "I6", "I7", "I8", "I9", "I10", "I11", "I13", "I14", "I15", "I16", "I19", "I20", "I21", "I22", "I23",
          "I24", "I27", "I28", "I29", "I31", "I32", "I33", "I38", "I39", "I40", "I41", "I42", "I45", "I46",
          "I47", "I53", "I54", "I55",
          "I56", "I57", "I59", "I60", "I62", "I63",
        ]
      ),
    ] as [(Claims.Kind, [String])])
  func `claims select what their kind promises`(kind: Claims.Kind, ids: [String]) {
    #expect(Invariant.selected(by: Claims(kind)).map(\.id) == ids)
  }

  @Test(
    arguments: [
      (.search, []), (.container, ["I25"]), (.toolbar, ["I25", "I58"]), (.constraintBar, ["I25", "I58"]),
    ] as [(Claims.Kind, [String])])
  func `some are selected only where they are claimed`(kind: Claims.Kind, ids: [String]) {
    let usual = Set(Invariant.selected(by: Claims(kind)).map(\.id))
    let more = Invariant.selected(by: generous(kind)).map(\.id).filter { !usual.contains($0) }
    #expect(more == ids)
  }

  private func generous(_ kind: Claims.Kind) -> Claims {
    var claims = Claims(kind)
    (claims.foreign, claims.keepsFocusClear) = (.ignored, true)
    return claims
  }
}

extension OnStage {
  @Suite @MainActor struct VerdictTests {
    @Test func `a verdict judges what the claims select`() {
      let verdict = Verdict(of: Case(.login()), claims: Claims(.search)) {
        Stage.play($0, on: TestSearch.outermost)
      }
      #expect(verdict.judgements.map(\.invariant.id) == ["I33", "I34", "I35", "I36", "I38", "I39", "I40"])
      #expect(verdict["I34"] == .held)
      #expect(verdict["I1"] == nil)
    }

    // I28 asks whether the screen goes, whatever happened before.
    @Test(arguments: Invariant.all.map(\.id).filter { $0 != "I28" })
    func `nothing is judged of a scenario in which nothing happens`(id: String) throws {
      for scenario in [Scenario.login([]), .bar([])] {
        let judgement = try #require(judge(id, scenario))
        guard case .notJudged = judgement else {
          Issue.record("\(id) is \(judgement)")
          return
        }
      }
    }
  }
}
