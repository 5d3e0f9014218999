import Foundation

/// Says which case was being played if the process traps.
///
/// The text is put together beforehand, up to the number of the case: a signal handler may neither
/// allocate nor wait.
enum TrapNote {
  private static let capacity = 512
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  nonisolated(unsafe) private static var length = 0
  /// The number of the case that is being played, or made small.
  nonisolated(unsafe) static var number = 0

  /// From now on a trap is told, as one in a case of this campaign on `subject`.
  static func begin(subject: String, campaign: UInt64, program: String) {
    let note = """

      \(program): \(subject) trapped in this case, or in a smaller one made from it:
        \(program) show --json --subject \(subject) --seed \(campaign.hexadecimal) --case\u{20}
      """
    length = 0
    for byte in note.utf8.prefix(capacity - 24) {
      text[length] = byte
      length += 1
    }
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      Foundation.signal(signal) { signal in
        TrapNote.write()
        Foundation.signal(signal, SIG_DFL)
        raise(signal)
      }
    }
  }

  private static func write() {
    var digits = 1
    var rest = number
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    rest = number
    for place in stride(from: digits - 1, through: 0, by: -1) {
      text[length + place] = UInt8(48 + rest % 10)
      rest /= 10
    }
    text[length + digits] = 10
    _ = Foundation.write(2, text, length + digits + 1)
  }
}
