import Foundation

/// Something to do, and when to do it.
struct ControlAction {
  let work: Work
  var events: UIControl.Event

  enum Work {
    case action(UIAction)
    case method(Selector, of: WeakTarget)

    @MainActor func isAction(_ identifier: UIAction.Identifier) -> Bool {
      if case .action(let action) = self { action.identifier == identifier } else { false }
    }

    func isMethod(_ selector: Selector?, of target: Any?) -> Bool {
      guard case .method(let own, let ownTarget) = self else { return false }
      return (selector == nil || selector == own) && (target == nil || ownTarget.is(target))
    }
  }
}

/// Whose method to call, not kept alive; nobody means whoever has it along the responder chain.
struct WeakTarget {
  private(set) weak var object: AnyObject?
  let isNobody: Bool

  init(_ target: Any?) {
    object = target.map { $0 as AnyObject }
    isNobody = target == nil
  }

  var isGone: Bool { !isNobody && object == nil }

  func `is`(_ target: Any?) -> Bool {
    guard let target else { return isNobody }
    return object === target as AnyObject
  }
}

extension UIControl {
  /// The targets that were added and are still there; nobody is an `NSNull`.
  public final var allTargets: Set<AnyHashable> {
    let targets = actions.compactMap { entry -> AnyHashable? in
      guard case .method(_, let target) = entry.work else { return nil }
      if target.isNobody { return NSNull() }
      return target.object as? AnyHashable
    }
    return Set(targets)
  }

  public final var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the target's methods that one of the events calls, or nil when there are none.
  public final func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.compactMap { entry -> String? in
      guard case .method(let selector, let own) = entry.work, own.is(target),
        !entry.events.isDisjoint(with: controlEvent)
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// The same method of the same target is not added twice: its events become more.
  final func add(_ work: ControlAction.Work, for events: Event) {
    if case .method(let selector, let target) = work {
      let known = actions.firstIndex { entry in
        guard case .method(selector, let own) = entry.work else { return false }
        return own.isNobody == target.isNobody && own.object === target.object
      }
      if let known { return actions[known].events.formUnion(events) }
    }
    actions.append(ControlAction(work: work, events: events))
  }

  final func remove(for events: Event, where isMeant: (ControlAction.Work) -> Bool) {
    for index in actions.indices where isMeant(actions[index].work) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }
}
