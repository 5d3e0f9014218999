/// What a script of steps acts on: a picture of a system that is small enough to be right.
///
/// A model says which steps there are, which of them can happen now, and what each of them should answer:
///
///     struct Counter: StateModel {
///       enum Step: Equatable { case add(Int), reset }
///
///       var total = 0
///
///       static let commands = [
///         Command<Self>("reset", step: .reset),
///         Command<Self>("add") { _, _, draw in .add(draw.integer("number", in: 1...9)) },
///       ]
///
///       mutating func apply(_ step: Step) -> Int {
///         switch step {
///         case .add(let number): total += number
///         case .reset: total = 0
///         }
///         return total
///       }
///     }
///
/// ``Draw/script(from:count:weight:like:)`` draws a script of it, which can be printed, stored and run on
/// the system. Where a step depends on what the system really answered, ``Draw/step(of:in:)`` draws the
/// steps one by one, and the model takes the answers in.
public protocol StateModel: SendableMetatype {
  /// One thing that happens, with its arguments; an enumeration as a rule.
  associatedtype Step: Equatable, Sendable
  /// What the system should answer.
  associatedtype Answer = Void
  /// What the draw of a step throws; `any Error` where it discards cases.
  associatedtype Failure: Error = Never

  /// The kinds of step, the plainest first; a plain one has no arguments.
  static var commands: [Command<Self>] { get }

  /// Does what the step does, and gives what the system should answer.
  @discardableResult
  mutating func apply(_ step: Step) -> Answer

  /// The steps with which chance begins. They lend a script its usual shape and bind nothing: one that
  /// cannot happen when its turn comes is another.
  func opening(by random: inout Random) -> [Step]

  /// Steps that chance lets happen next in one go, asked for whenever none is planned.
  func burst(by random: inout Random) -> [Step]
}

extension StateModel {
  /// No steps: the first is drawn like any other.
  public func opening(by random: inout Random) -> [Step] { [] }
  /// No steps: chance takes one after the other.
  public func burst(by random: inout Random) -> [Step] { [] }
}
