/// A case that fails, before it is made smaller.
struct FailingCase: Sendable {
  /// How a case came to be run.
  enum Origin: Hashable, Sendable {
    /// It has a number.
    case search(Int)
    /// It was given, counted from 1.
    case example(Int)
    /// It was made from one with a high score.
    case climb
    /// It was made from one that fails in another way.
    case shrinking
    /// It was stored.
    case stored
  }

  var failure: Failure
  var recording: Recording
  var origin: Origin
}
