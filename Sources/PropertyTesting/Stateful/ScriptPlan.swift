/// What is settled about a script before its steps are drawn, and how far it has come.
///
/// ``Draw/plan(_:from:count:weight:like:)`` makes one for each script. It makes a *swarm* of the cases: each
/// leaves some commands out from its first step to its last, so that a few others get long runs of their
/// own.
///
/// The generic doors are inlinable: specialised for their model, 2,000 keyboard cases took 218 million
/// instructions to draw, and 555 million without.
public struct ScriptPlan<Model: StateModel> {
  /// How many steps there are so far.
  public var count: Int { drawn }
  @usableFromInline var drawn = 0

  @usableFromInline let label: String
  @usableFromInline let weight: Int
  @usableFromInline let takesImpossible: Bool
  @usableFromInline let example: [Model.Step]?
  @usableFromInline let commands = Model.commands
  @usableFromInline var limits = 0...Int.max
  @usableFromInline var more: (Int, inout Random) -> Bool = { _, _ in false }
  /// Whether chance takes the command in this script.
  @usableFromInline var isAwake: [Bool] = []
  /// How often chance takes each command, if that is the same in all states.
  @usableFromInline var fixedOdds: [Int]?
  /// Steps that chance lets happen next.
  @usableFromInline var planned: [Model.Step] = []
  @usableFromInline var isOver = false
  /// How often each command ran; empty if nobody counts.
  @usableFromInline var runs: [Int] = []

  @inlinable
  init(_ label: String, weight: Int, takesImpossible: Bool = false, like example: [Model.Step]?) {
    (self.label, self.weight) = (label, weight)
    (self.takesImpossible, self.example) = (takesImpossible, example)
  }

  @inlinable
  mutating func countRuns() {
    runs = commands.map { _ in 0 }
  }
}

extension ScriptPlan {
  /// Lets chance say which commands rest, and how the script begins.
  @inlinable
  mutating func begin(in model: Model, by random: inout Random) {
    isAwake = commands.indices.map { number in
      commands[number].restsOnceIn.map { !random.oneIn($0) } ?? true
    }
    if takesImpossible, commands.indices.allSatisfy({ commands[$0].weight == nil }) {
      fixedOdds = commands.indices.map { isAwake[$0] ? commands[$0].usualWeight : 0 }
    }
    planned = model.opening(by: &random)
  }

  /// Whether chance has one more step.
  @inlinable
  func hasMore(by random: inout Random) -> Bool {
    !planned.isEmpty || more(drawn, &random)
  }

  /// The number of the command that chance takes.
  @inlinable
  func choose(in model: Model, by random: inout Random) -> Int {
    if let fixedOdds, fixedOdds.contains(where: { $0 > 0 }) { return random.index(weights: fixedOdds) }
    let odds = commands.indices.map { isAwake[$0] ? weight(of: $0, in: model) : 0 }
    if odds.contains(where: { $0 > 0 }) { return random.index(weights: odds) }
    // Nothing that is awake can happen. Somebody must wake up, or the script would end here.
    let others = commands.indices.map { weight(of: $0, in: model) }
    return others.contains { $0 > 0 } ? random.index(weights: others) : 0
  }

  @inlinable
  func weight(of number: Int, in model: Model) -> Int {
    guard takesImpossible || commands[number].isPossible(model) else { return 0 }
    return commands[number].weight?(model) ?? commands[number].usualWeight
  }

  /// The number of the command that gives a finished step; the plainest if none does.
  @inlinable
  func number(of step: Model.Step, in model: Model) -> Int {
    commands.indices.first { commands[$0].recognizes(step, model) } ?? 0
  }
}

extension Array {
  /// The number of the command that a number stands for: that one, or else the plainest that can happen.
  @inlinable
  func resolve<Model>(_ number: Int, in model: Model) -> Int where Element == Command<Model> {
    self[number].isPossible(model) ? number : indices.first { self[$0].isPossible(model) } ?? 0
  }
}
