import KeyboardFuzz
import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects

let args = CommandLine.arguments
let subject = ShippedSubjects.all.first { $0.name == args[1] }!
let seeds = Int(args[2])!
let only = args.count > 3 ? Set(args[3].split(separator: ",").map(String.init)) : []
var best: [String: [String: Int]] = [:]
for seed in 1...seeds {
  var c = Campaign(
    of: [subject], seed: UInt64(seed), budget: .init(cases: 4096),
    isAsked: { only.isEmpty || only.contains($0) })
  let r = c.run().subjects[0]
  for i in r.invariants {
    let f = r.findings.filter { $0.invariant.id == i.id }
    if seed == 1 { print(i.id, f.map { "\($0.choices)/\($0.tries)/\($0.alike)" }) }
    guard let plainest = f.first else { continue }
    let t = SeedFile(says: plainest.violation.message, expect: [:], content: plainest.content).text
    best[i.id, default: [:]][t, default: 0] += 1
  }
}
for i in Invariant.selected(by: subject.claims) {
  for (t, n) in (best[i.id] ?? [:]).sorted(by: { $0.value > $1.value }) {
    print("=====", i.id, n)
    print(t)
  }
}
