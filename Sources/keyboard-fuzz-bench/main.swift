let benchmarks: [String: @MainActor () -> Void] = [
  "stage": StageBenchmark.run, "faults": FaultBenchmark.run, "stories": StoryBenchmark.run,
  "shrinking": ShrinkingBenchmark.run, "throughput": ThroughputBenchmark.run, "uikit": UIKitBenchmark.run,
]

if let benchmark = benchmarks[CommandLine.arguments.dropFirst().first ?? ""] {
  benchmark()
} else {
  print("usage: keyboard-fuzz-bench \(benchmarks.keys.sorted().joined(separator: "|"))")
}
