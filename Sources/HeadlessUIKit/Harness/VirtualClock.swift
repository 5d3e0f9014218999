/// Time that passes only when it is told to, in whole nanoseconds, and the work that waits for it.
@MainActor
struct VirtualClock {
  private struct Entry {
    let time: Int64
    let ticket: Int
    let work: () -> Void
  }

  private var time: Int64 = 0

  /// Not of one clock alone: a ticket from before a reset is nobody else's after it.
  private static var lastTicket = 0

  /// The next due is last.
  private var entries: [Entry] = []

  var now: Double { Double(time) / 1e9 }
  var isEmpty: Bool { entries.isEmpty }

  /// The past is no time to go to, and no wait is longer than some thirty years.
  func time(after seconds: Double) -> Int64 {
    time + Int64(max(0, min(seconds.isNaN ? 0 : seconds, 1e9)) * 1e9)
  }

  mutating func add(at time: Int64, _ work: @escaping () -> Void) -> Int {
    Self.lastTicket += 1
    var index = entries.endIndex
    while index > 0, entries[index - 1].time <= time {
      index -= 1
    }
    entries.insert(Entry(time: time, ticket: Self.lastTicket, work: work), at: index)
    return Self.lastTicket
  }

  func contains(_ ticket: Int) -> Bool { entries.contains { $0.ticket == ticket } }

  mutating func remove(_ ticket: Int) {
    entries.removeAll { $0.ticket == ticket }
  }

  /// The first work that is due by `end`; the clock goes to its time.
  mutating func takeWork(dueBy end: Int64) -> (() -> Void)? {
    guard let next = entries.last, next.time <= end else { return nil }
    entries.removeLast()
    advance(to: next.time)
    return next.work
  }

  mutating func advance(to newTime: Int64) {
    time = max(time, newTime)
  }
}
