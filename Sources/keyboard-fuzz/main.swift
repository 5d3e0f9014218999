import Foundation
import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PropertyTesting

@testable import KeyboardFuzz

let args = CommandLine.arguments
let subject = ShippedSubjects.all.first { $0.name == args[1] }!
let seeds = Int(args[2])!
let blocks = Int(args[3])!
let limit = Int(args[4])!
let only = args.count > 5 ? Set(args[5].split(separator: ",").map(String.init)) : []
var best: [String: [String: Int]] = [:]
var texts: [String: String] = [:]
for seed in 1...seeds {
  var tally = Tally()
  var failures: [Block.Failure] = []
  for b in 0..<blocks {
    failures += Block(campaign: UInt64(seed), number: b).search(
      subject, Invariant.selected(by: subject.claims), count: Block.size, tally: &tally)
  }
  for i in Invariant.selected(by: subject.claims) where only.isEmpty || only.contains(i.id) {
    let found = failures.filter({ $0.invariant.id == i.id }).prefix(limit).map {
      $0.shrunk(on: subject, campaign: UInt64(seed))
    }
    guard let plainest = found.min(by: { $0.recording.isPlainer(than: $1.recording) }) else { continue }
    let t = SeedFile(says: plainest.violation.message, expect: [:], content: plainest.content).text
    best[i.id, default: [:]][t, default: 0] += 1
    if seed == 1 { print(i.id, found.map { "\($0.recording.questions.count)/\($0.tries)" }) }
  }
}
for i in Invariant.selected(by: subject.claims) {
  for (t, n) in (best[i.id] ?? [:]).sorted(by: { $0.value > $1.value }) {
    print("=====", i.id, n)
    print(t)
  }
}
