import PropertyTesting
@testable import KeyboardFuzz
import KeyboardSubjects
import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import Foundation

let args = CommandLine.arguments
let subject = ShippedSubjects.all.first { $0.name == args[1] }!
let seed = UInt64(args[2])!
let blocks = Int(args[3])!
var tally = Tally()
var failures: [Block.Failure] = []
let clock = ContinuousClock()
let t = clock.measure {
  for b in 0..<blocks {
    failures += Block(campaign: seed, number: b).search(subject, Invariant.selected(by: subject.claims), count: Block.size, tally: &tally)
  }
}
print(t, Double(tally.cases) / (Double(t.components.attoseconds) * 1e-18 + Double(t.components.seconds)), "cases/s")
for i in Invariant.selected(by: subject.claims) {
  let c = tally.counts[i.id] ?? Tally.Counts()
  print(i.id, "held", c.held, "violated", c.violated, c.notJudged.sorted { $0.value > $1.value }.prefix(4).map { "\($0.key): \($0.value)" })
}
for i in Invariant.selected(by: subject.claims) {
  for f in failures.filter({ $0.invariant.id == i.id }).prefix(args.count > 4 ? Int(args[4])! : 1) {
    let found = f.shrunk(on: subject, campaign: seed)
    print("-----", i.id, found.violation.message, "step", found.violation.step + 1, "case", f.number, found.choicesBefore, "->", found.recording.questions.count, "in", found.tries)
    print(SeedFile(says: "", expect: [:], content: found.content).text)
  }
}
