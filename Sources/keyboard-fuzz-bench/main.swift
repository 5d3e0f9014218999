import Foundation

let cases = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) }
let subject = CommandLine.arguments.dropFirst(3).first
let benchmarks: [String: @MainActor () -> Void] = [
  "stage": StageBenchmark.run, "faults": FaultBenchmark.run, "stories": StoryBenchmark.run,
  "shrinking": ShrinkingBenchmark.run, "throughput": ThroughputBenchmark.run, "uikit": UIKitBenchmark.run,
  "conditions": { if !ConditionBenchmark.run(cases: cases ?? 1000, only: subject) { exit(1) } },
  "reuse": { if !ReuseBenchmark.run(cases: cases ?? 1000) { exit(1) } },
]

if let benchmark = benchmarks[CommandLine.arguments.dropFirst().first ?? ""] {
  benchmark()
} else {
  print("usage: keyboard-fuzz-bench \(benchmarks.keys.sorted().joined(separator: "|"))")
}
