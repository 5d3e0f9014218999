#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells what the running checks were doing when the process is stopped.
///
/// A trap, and also a request to stop by somebody who does not want to wait, says nothing of the case that
/// was being run. All texts are put together beforehand: a signal handler may neither allocate nor wait.
enum TrapReport {
  private static let capacity = 64
  /// The checks of the process, and one place more for a check that finds none free: it is not told.
  nonisolated(unsafe) private static let table: UnsafeMutablePointer<RunningCheck.Entry> = {
    let table = UnsafeMutablePointer<RunningCheck.Entry>.allocate(capacity: capacity + 1)
    for index in 0...capacity { (table + index).initialize(to: RunningCheck.Entry()) }
    return table
  }()
  private static let lock = Bell()
  nonisolated(unsafe) private static var running = 0

  private static let traps = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  private static let requests = [SIGINT, SIGTERM]
  /// What was to happen before, by the number of the signal.
  nonisolated(unsafe) private static let former: UnsafeMutablePointer<sigaction> = {
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    former.initialize(repeating: sigaction(), count: 32)
    return former
  }()

  /// Enters a check; `end` must follow.
  /// - Parameter staysOnThread: whether its property is run on the thread that calls this.
  static func begin(name: String, command: String, staysOnThread: Bool) -> RunningCheck {
    lock.whileLocked {
      if running == 0 { (traps + requests).forEach(listen) }
      running += 1
      let entry = table + ((0..<capacity).first { !table[$0].isRunning } ?? capacity)
      entry.pointee.name.set(name)
      entry.pointee.command.set(command)
      entry.pointee.best.set("")
      entry.pointee.candidate.set("")
      entry.pointee.isTrying = false
      entry.pointee.thread = staysOnThread ? thread : nil
      entry.pointee.hasStack = staysOnThread && giveStack(to: entry)
      entry.pointee.isRunning = true
      return RunningCheck(entry: entry)
    }
  }

  static func end(_ check: RunningCheck) {
    lock.whileLocked {
      check.entry.pointee.isRunning = false
      if check.entry.pointee.hasStack { takeStack() }
      running -= 1
      if running == 0 { (traps + requests).forEach(restore) }
    }
  }

  private static var thread: UInt { UInt(bitPattern: Int(bitPattern: pthread_self())) }

  /// Gives the thread a stack for its signals, unless it has one: endless recursion leaves no other.
  private static func giveStack(to entry: UnsafeMutablePointer<RunningCheck.Entry>) -> Bool {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return false }
    let size = 1 << 16
    let memory = entry.pointee.stack ?? .allocate(byteCount: size, alignment: 16)
    entry.pointee.stack = memory
    stack.ss_sp = memory
    stack.ss_size = size
    stack.ss_flags = 0
    return sigaltstack(&stack, nil) == 0
  }

  private static func takeStack() {
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&none, nil)
  }

  private static func listen(for signal: Int32) {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { TrapReport.handle($0) }
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    sigaction(signal, &action, former + Int(signal))
    // Who has asked for a signal to be ignored, as by nohup, is not to be told of it either.
    if isIgnored(former[Int(signal)]) { restore(signal) }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: UInt.self) == unsafeBitCast(SIG_IGN, to: UInt.self)
  }

  private static func restore(_ signal: Int32) {
    sigaction(signal, former + Int(signal), nil)
  }

  /// Tells the checks, and then lets happen what would have happened.
  private static func handle(_ signal: Int32) {
    let isRequest = signal == SIGINT || signal == SIGTERM
    let mine = isRequest ? nil : (0..<capacity).first { table[$0].isRunning && table[$0].thread == thread }
    for index in 0..<capacity where table[index].isRunning && (mine == nil || mine == index) {
      tell(table + index, isRequest ? " was stopped " : " trapped ")
    }
    restore(signal)
    raise(signal)
  }

  private static func tell(_ entry: UnsafeMutablePointer<RunningCheck.Entry>, _ what: StaticString) {
    // Read once: on a request to stop, the check goes on meanwhile.
    let index = entry.pointee.index
    put("\nThe property ")
    put(entry.pointee.name)
    put(what)
    if entry.pointee.isTrying {
      put("while cases were made from another one. The last was:\n  ")
      put(entry.pointee.candidate)
      if entry.pointee.best.count > 0 {
        put("\nThe smallest failing case so far:\n  ")
        put(entry.pointee.best)
      }
    } else {
      put("in case ")
      put(number: index)
      put(". To run it alone, set:\n  ")
      put(entry.pointee.command)
      put(number: index)
    }
    put("\n")
  }

  private static func put(_ text: StaticString) {
    _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func put(_ text: RunningCheck.Text) {
    _ = write(2, text.bytes, text.count)
  }

  private static func put(number: Int) {
    if number >= 10 { put(number: number / 10) }
    var digit = UInt8(48 + number % 10)
    _ = write(2, &digit, 1)
  }
}
