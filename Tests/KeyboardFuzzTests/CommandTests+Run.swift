import KeyboardFuzz
import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PropertyTesting
import Testing

// The search.
extension CommandTests {
  /// In processes of their own, because each process hashes otherwise.
  @Test func `the same seed twice finds the same, byte for byte`() async {
    let (one, other) = (await Self.outputOfProcess(), await Self.outputOfProcess())
    #expect(one?.contains("  I9  the same notification again changes nothing") == true)
    #expect(one == other)
  }

  @Test func `another seed gives other cases`() throws {
    try TemporaryFolder.use { folder in
      let (one, other) = (tally(of: "0x1", in: folder), tally(of: "0x2", in: folder))
      #expect(!one.isEmpty)
      #expect(one != other)
    }
  }

  @Test func `the published shift is found out within a block`() {
    let wanted = ["I1", "I5", "I6", "I7", "I9", "I10"]
    let subject = ShippedSubjects.occlusionShiftPublished
    var missing = wanted
    for index in 0..<4096 where !missing.isEmpty {
      var source = Draw(seed: Random.seed(campaign: 0x51f3, block: 0, index: index))
      let verdict = Verdict(of: Case.draw(from: &source), claims: subject.claims) {
        Stage.play($0, on: subject)
      }
      missing.removeAll { verdict.violations.contains($0) }
    }
    #expect(missing.isEmpty)
  }

  @Test func `the repaired shift is found to hold`() throws {
    try TemporaryFolder.use { folder in
      let result = folder.run("run --seeds FOLDER --cases 2000 --seed 0x51f3 occlusion-shift-repaired")
      #expect(result.out.last?.hasPrefix("0 new findings, 0 known, ") == true)
      #expect(
        result.out.last?.hasSuffix(" of class weakness or cosmetic, in 2,000 cases, seed 0x51f3") == true)
      #expect(!result.out.contains { $0.contains("never judged") })
      #expect(result.err.isEmpty)
      #expect(result.status == .nothingNew)
      #expect(folder.files.isEmpty)
    }
  }

  @Test func `a run in which nothing is judged is not to be trusted`() throws {
    try TemporaryFolder.use { folder in
      let result = folder.run("run --seeds FOLDER --cases 5 --invariant I34 occlusion-shift-repaired")
      #expect(
        result.err == [
          "keyboard-fuzz: nothing was judged; see keyboard-fuzz list subjects for what each claims"
        ])
      #expect(result.status == .untrusted)
    }
  }

  @Test func `a place that is no number is a finding and the run goes on`() throws {
    try TemporaryFolder.use { folder in
      let result = folder.run(
        "run --seeds FOLDER --cases 20 --seed 1 --invariant I23 --no-save", on: [LostScreen.subject])
      #expect(result.finding("FAILS  I23  ")?.hasSuffix("  lost") == true)
      #expect(
        result.finding("  375 x 667") == """
            375 x 667
            1  keyboard shows, top at 451    <- the geometry of root is no longer finite
          """)
      #expect(result.out.contains("lost: 20 cases"))
      #expect(result.status == .violations)
    }
  }

  private static func outputOfProcess() async -> String? {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        let arguments = ["--cases", "12", "--seed", "0x1", "--no-save", "occlusion-shift-published"]
        _ = FuzzCommand(subjects: ShippedSubjects.all, environment: [:]).run(["run"] + arguments)
      }
    }
    return result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) }
  }

  private func tally(of seed: String, in folder: TemporaryFolder) -> [String] {
    let result = folder.run("run --seeds FOLDER --cases 20 --seed \(seed) occlusion-shift-repaired")
    return result.out.filter { $0.hasPrefix("  I") }
  }
}

// How a finding is told.
extension CommandTests {
  @Test func `the story of the same keyboard twice is one field and four steps`() throws {
    try TemporaryFolder.use { folder in
      let result = folder.run(
        "run --seeds FOLDER --cases 12 --seed 0x1 --invariant I9 --no-save occlusion-shift-published")
      #expect(
        result.out.joined(separator: "\n").replacing(/in [0-9,]+ tries/, with: "in few tries") == """
          seed 0x1

          FAILS  I9  the same notification again changes nothing                                    occlusion-shift-published

            375 x 667, text field "field" at (0, 420), 375 x 40
            1   appear
            2   focus field                  field ends at 460
            3   keyboard shows, top at 451   root up 9, field ends at 451
            3'  the same again               root down 9, field ends at 460    <- root is at y -9, and 0 after the same again

            case 7 of campaign 0x1, shrunk from 248 choices to 36 in few tries
            violated in 1 case; of the first 1, 1 has this shape
            store   keyboard-fuzz run occlusion-shift-published --seed 0x1 --cases 8 --invariant I9 --save

          occlusion-shift-published: 12 cases
                judged  held  violated  not judged  mostly because
            I9       1     0         1          11  the case has no repeat variation

          1 new finding, 0 known, in 12 cases, seed 0x1
          """)
      #expect(result.status == .violations)
    }
  }
}
