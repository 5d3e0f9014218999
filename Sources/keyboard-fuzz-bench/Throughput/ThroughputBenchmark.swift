import Foundation
import PropertyTesting

/// How many passing cases a second the engine draws and tests, beside a loop that is written by hand.
///
/// The loop draws the same values with a fast generator, tests the same property and keeps nothing. The
/// three take turns, and the medians of nine rounds are compared. Processor time of this thread alone
/// counts, so that a busy machine changes little.
enum ThroughputBenchmark {
  private static let rounds = 9
  /// How often the three take turns within a round: a machine that is slow for a moment is so for all.
  private static let turns = 2

  static func run() {
    print("passing cases a second, medians of \(rounds) rounds, processor time of one thread")
    print("       " + ["handwritten", "plain", "ratio", "composed", "ratio"].map { pad($0) }.joined())
    measure(ListWorkload.self, cases: 800_000)
    measure(TreeWorkload.self, cases: 200_000)
  }

  private static func measure<W: Workload>(_ workload: W.Type, cases: Int) {
    let rows = (0..<rounds).map { _ in round(of: workload, cases: cases) }
    func median(_ number: ([Double]) -> Double) -> Double { rows.map(number).sorted()[rounds / 2] }
    let rates = (0..<3).map { engine in Double(cases) / median { $0[engine] } }
    let ratios = (0..<3).map { engine in median { $0[0] / $0[engine] } }
    let columns = [rate(rates[0]), rate(rates[1]), ratio(ratios[1]), rate(rates[2]), ratio(ratios[2])]
    print(W.name + "  " + columns.map { pad($0) }.joined())
  }

  /// The seconds that each of the three takes for so many cases.
  private static func round<W: Workload>(of workload: W.Type, cases: Int) -> [Double] {
    var times = [0.0, 0, 0]
    for _ in 0..<turns {
      times[0] += seconds { W.handwritten(cases: cases / turns) }
      times[1] += seconds { run(cases: cases / turns, W.plain, W.holds) }
      times[2] += seconds { run(cases: cases / turns, W.composed, W.holds) }
    }
    return times
  }

  /// Checks so many cases with the engine, just as a test does; returns how many failed.
  ///
  /// A part of its caller, because a test too names its generator and its property where it calls the check.
  @inline(__always)
  private static func run<Value>(
    cases: Int, _ generator: (inout Draw) throws -> Value, _ property: (Value) -> Bool
  ) -> Int {
    let settings = CheckSettings(cases: cases, seed: 1)
    return (try? check("throughput", settings: settings, drawing: generator, property))?.failed ?? cases
  }

  private static func seconds(_ cases: () -> Int) -> Double {
    let start = processorTime()
    let failures = cases()
    precondition(failures == 0, "the properties of this benchmark hold")
    return processorTime() - start
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func rate(_ rate: Double) -> String {
    "\(Int(rate / 1000) * 1000)"
  }

  private static func ratio(_ ratio: Double) -> String {
    "\((ratio * 100).rounded() / 100)"
  }

  private static func pad(_ text: String) -> String {
    String(repeating: " ", count: max(1, 13 - text.count)) + text
  }
}
