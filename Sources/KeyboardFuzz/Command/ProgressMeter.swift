import Foundation

/// Progress on standard error: one line that is written over on a terminal, one line a minute elsewhere.
final class ProgressMeter {
  private let output: FuzzCommand.Output
  private let isTerminal = isatty(2) == 1
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant

  init(_ output: FuzzCommand.Output) {
    self.output = output
    last = clock.now
  }

  func report(_ progress: Campaign.Progress) {
    let pause: Duration = isTerminal ? .milliseconds(200) : .seconds(60)
    guard clock.now - last >= pause || (isTerminal && progress.isShrinking) else { return }
    last = clock.now
    let what = progress.isShrinking ? "making the failures small" : "searching"
    let line = "\(progress.cases.grouped) cases, \(progress.failures.grouped) violations, \(what)"
    if isTerminal {
      FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
    } else {
      output.err(line)
    }
  }

  /// Clears the line.
  func end() {
    if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
