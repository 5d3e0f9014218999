/// The place where a check writes down what it is doing, for a trap to be told with it.
///
/// The memory is taken once and never given back: a signal handler reads it at any moment.
@usableFromInline
struct RunningCheck: @unchecked Sendable {
  @usableFromInline let entry: UnsafeMutablePointer<Entry>

  /// What one check is doing.
  @usableFromInline
  struct Entry {
    var isRunning = false
    /// Whether the candidate is what is being tried, not a case of the search.
    var isTrying = false
    /// The number of the case.
    @usableFromInline var index = 0
    /// The thread that the check stays on; nil for one that waits, which may go from thread to thread.
    var thread: UInt?
    /// The stack for the signals of that thread.
    var stack: UnsafeMutableRawPointer?
    /// Whether the thread uses it.
    var hasStack = false
    /// How the check is called.
    var name = Text(capacity: 512)
    /// What a case is run again with, up to its number.
    var command = Text(capacity: 256)
    var best = Text(capacity: 8192)
    var candidate = Text(capacity: 8192)
  }

  /// The number of the case that is being run.
  @inlinable
  var index: Int {
    get { entry.pointee.index }
    nonmutating set { entry.pointee.index = newValue }
  }

  /// From now on cases of the search are run.
  func searching() {
    entry.pointee.isTrying = false
  }

  /// From now on a case is run that has no number.
  func trying(_ line: @autoclosure () -> String) {
    entry.pointee.isTrying = true
    entry.pointee.candidate.set(line())
  }

  /// Writes down the smallest failing case so far.
  func improved(to line: String) {
    entry.pointee.best.set(line)
  }
}

extension RunningCheck {
  /// A text that stays where it is in memory.
  struct Text {
    private(set) var bytes: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private let capacity: Int

    init(capacity: Int) {
      self.capacity = capacity
      bytes = .allocate(capacity: capacity)
    }

    /// Changes the text; what does not fit is left out, with three points in its place.
    mutating func set(_ text: String) {
      // Nothing rather than half of it, should the process trap in here.
      count = 0
      var text = text.utf8[...]
      let fits = text.count <= capacity
      if !fits { text = text.prefix(capacity - 3) }
      var length = 0
      for byte in text {
        bytes[length] = byte
        length += 1
      }
      while !fits, length < capacity {
        bytes[length] = 46
        length += 1
      }
      count = length
    }
  }
}
