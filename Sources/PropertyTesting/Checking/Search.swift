/// Runs cases one after the other until one fails in a new way.
///
/// The loop is inlinable, so that a generator and a property become a part of it: a case that draws a number
/// and compares it takes 26 ns, and 56 ns without (the best of three runs of two million cases).
@usableFromInline
struct Search {
  /// A case that failed.
  struct Found: Sendable {
    var index: Int
    var failure: Failure
  }

  @usableFromInline let schedule: Schedule
  @usableFromInline let place: RunningCheck
  /// How many cases are still to be run; a case that an assumption discards does not count.
  @usableFromInline var remaining = 0
  /// The number of the case that is being run, or comes next.
  @usableFromInline var index = 0
  @usableFromInline var isStopped = false
  @usableFromInline var isCancelled = false
  @usableFromInline var draw: Draw
  /// Whether the draw can serve another usual case.
  @usableFromInline var isReusable = false
  @usableFromInline var tally = Tally()

  /// The kinds of failures that need not be told again.
  var known: Set<String> = []
  var found: Found?

  init(schedule: Schedule, place: RunningCheck) {
    (self.schedule, self.place) = (schedule, place)
    draw = schedule.draw(at: 0, isRecording: false)
  }

  /// Runs cases until enough of them were run, or one fails in a new way, or too many are discarded.
  @inlinable
  mutating func run<Verdict>(_ test: (inout Draw, Trial) throws -> Verdict) {
    let trial = Trial.search
    while begin() {
      do { end(try test(&draw, trial)) } catch { end(throwing: error) }
    }
  }

  /// The same for a test that waits; it also ends when the task is cancelled.
  @inlinable
  mutating func runWaiting<Verdict>(_ test: (inout Draw, Trial) async throws -> Verdict) async {
    let trial = Trial.search
    while !isCancelled, begin() {
      do { end(try await test(&draw, trial)) } catch { end(throwing: error) }
      isCancelled = Task.isCancelled
    }
  }
}

extension Search {
  /// Makes the draw of the next case; false if there is none.
  @inlinable
  mutating func begin() -> Bool {
    guard remaining > 0, !isStopped else { return false }
    place.index = index
    if isReusable, Schedule.isUsual(index) { draw.restart(seed: schedule.seeds[index]) } else { prepare() }
    return true
  }

  @inlinable
  mutating func end<Verdict>(_ verdict: Verdict) {
    let holds = verdict as? Bool ?? true
    guard holds, isReusable, !draw.isObserved else {
      return end(holds ? .held : .isFalse)
    }
    tally.passed += 1
    remaining -= 1
    index += 1
  }

  @usableFromInline
  mutating func prepare() {
    isReusable = Schedule.isUsual(index)
    draw = schedule.draw(at: index, isRecording: Schedule.isSampled(index))
  }

  @usableFromInline
  mutating func end(throwing error: any Error) {
    // The draw may have been left amid an array, or in a part with a size of its own.
    isReusable = false
    end(Outcome(throwing: error))
  }

  @usableFromInline
  mutating func end(_ outcome: Outcome) {
    switch outcome {
    case .held: tally.passed += 1
    case .failed(let failure): note(failure)
    case .discarded(let place): discard(at: place)
    case .passedOver: break
    }
    if !outcome.isDiscarded {
      remaining -= 1
      tally.count(draw.observations, at: index)
      tally.count(draw.recording)
    }
    draw.forgetObservations()
    index += 1
  }

  private mutating func note(_ failure: Failure) {
    tally.failed += 1
    guard known.insert(failure.kind).inserted else { return }
    found = Found(index: index, failure: failure)
    isStopped = true
  }

  private mutating func discard(at place: String) {
    tally.discards[place, default: 0] += 1
    if tally.discardsTooMany { isStopped = true }
  }
}
