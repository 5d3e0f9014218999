import Foundation

/// Finds values that meet requirements in the order of their importance.
///
/// Equations are eliminated one after another, and one that contradicts those before it is left out. An inequality
/// that the outcome breaks is then taken for an equation, in its turn, and everything is solved again; so what is
/// optional comes as close as what is more important lets it.
struct PrioritySolver {
  private let requirements: [Requirement]
  private let anchors: [(unknown: Int, value: CGFloat)]
  private var states: [Int: InequalityState] = [:]
  /// The states before an inequality became tight, to go back to when that turns out to be hopeless: what was released
  /// for it, and became tight in consequence, must not stay so.
  private var statesBefore: [Int: [Int: InequalityState]] = [:]
  /// The inequality for which another one was released last, until it shows whether that was right.
  private var trial: Int?

  /// The required requirements that the outcome does not meet.
  private(set) var unmet: [Requirement] = []
  /// The unknowns that no requirement binds.
  private(set) var unbound: [Int] = []

  /// What has become of an inequality: one that was released for another is not released again.
  private enum InequalityState {
    case tight, released, tightAgain, hopeless

    var isTight: Bool { self == .tight || self == .tightAgain }
  }

  /// - Parameter anchors: what each unknown is where nothing says otherwise, in the order in which they hold.
  init(_ requirements: [Requirement], anchors: [(unknown: Int, value: CGFloat)]) {
    self.requirements = requirements.sorted { $0.comes(before: $1) }
    self.anchors = anchors
  }

  mutating func solve() -> LinearSystem {
    var system = LinearSystem(unknowns: anchors.count)
    // Every inequality may become tight, be released for another, and become tight again.
    for _ in 0...(3 * requirements.count) {
      if let next = eliminate() {
        system = next
        guard tightenWorst(in: system) else { break }
      }
    }
    return system
  }

  /// One round of elimination; nil when an inequality turned out not to be tight, and another round is due.
  private mutating func eliminate() -> LinearSystem? {
    var system = LinearSystem(unknowns: anchors.count)
    unmet = requirements.indices.filter { isHopeless($0) }.map { requirements[$0] }
    for (index, requirement) in requirements.enumerated() {
      guard requirement.isEquality || isTight(index) else { continue }
      guard let miss = system.equateToZero(requirement.expression) else { continue }
      if requirement.isEquality {
        if requirement.isRequired { unmet.append(requirement) }
      } else {
        loosen(index, at: miss)
        return nil
      }
    }
    unbound = anchors.map(\.unknown).filter { system.isFree($0) }
    for anchor in anchors {
      var difference = LinearExpression(unknown: anchor.unknown)
      difference.constant = -anchor.value
      system.equateToZero(difference)
    }
    return system
  }

  private func isTight(_ index: Int) -> Bool { states[index]?.isTight ?? false }

  private func isHopeless(_ index: Int) -> Bool {
    states[index] == .hopeless && requirements[index].isRequired
  }

  /// An inequality that cannot be tight: it holds anyway, or another one that is tight makes room, or it cannot hold.
  private mutating func loosen(_ index: Int, at miss: CGFloat) {
    guard requirements[index].violation(at: miss) > 0 else {
      states[index] = .released
      return
    }
    let rival = requirements.indices.last { $0 < index && states[$0] == .tight }
    if let rival {
      states[rival] = .released
      trial = index
    } else {
      giveUp(index)
    }
  }

  private mutating func giveUp(_ index: Int) {
    let hopeless = states.filter { $0.value == .hopeless }
    states = statesBefore[index] ?? states
    states.merge(hopeless) { $1 }
    states[index] = .hopeless
    trial = nil
  }

  /// Of the most important inequalities that are broken, the one that is broken most becomes tight.
  private mutating func tightenWorst(in system: LinearSystem) -> Bool {
    var worst: (index: Int, miss: CGFloat)?
    for (index, requirement) in requirements.enumerated() where !requirement.isEquality {
      guard !isTight(index), states[index] != .hopeless else { continue }
      if let worst, requirements[worst.index].priority > requirement.priority { break }
      let miss = requirement.violation(at: system.value(of: requirement.expression))
      if miss > (worst?.miss ?? 0) { worst = (index, miss) }
    }
    guard let worst else { return false }
    if let trial, requirements[worst.index].priority > requirements[trial].priority {
      // What matters more was released in vain.
      if states[worst.index] == .released {
        giveUp(trial)
        return true
      }
    } else {
      trial = nil
    }
    statesBefore[worst.index] = states
    states[worst.index] = states[worst.index] == nil ? .tight : .tightAgain
    return true
  }
}
