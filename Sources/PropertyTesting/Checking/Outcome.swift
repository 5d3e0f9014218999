/// What became of a case.
@usableFromInline
enum Outcome: Sendable {
  case held
  /// An assumption does not hold: its place.
  case discarded(String)
  case failed(Failure)
  /// The case was not tested, because it is not plainer than one that is known to fail.
  case passedOver

  var failure: Failure? {
    if case .failed(let failure) = self { failure } else { nil }
  }

  var isDiscarded: Bool {
    if case .discarded = self { true } else { false }
  }

  /// The property returned false.
  @usableFromInline static let isFalse = failed(Failure(kind: "false", message: "The property is false."))

  /// What a property returned, which is nothing or a Bool.
  @inlinable
  init<Verdict>(of verdict: Verdict) {
    self = verdict as? Bool ?? true ? .held : .isFalse
  }

  @usableFromInline
  init(throwing error: any Error) {
    switch error {
    case let discarded as Discarded: self = .discarded(discarded.place)
    case is PassedOver: self = .passedOver
    default: self = .failed(Failure(throwing: error))
    }
  }
}

/// How a case failed.
@usableFromInline
struct Failure: Hashable, Sendable {
  /// What two failures of the same fault have in common: the type of the error, and the place if it is one
  /// of a requirement.
  var kind: String
  var message: String
}

extension Failure {
  fileprivate init(throwing error: any Error) {
    let type = String(reflecting: type(of: error)).withoutAddresses
    switch error {
    case let failure as PropertyFailure:
      self.init(kind: "\(type) at \(failure.place)", message: "\(failure)".withoutAddresses)
    case let failure as StepFailure:
      // The command without its arguments, which shrink.
      let command = failure.step.prefix { $0 != " " && $0 != "(" }
      self.init(kind: "\(type) at \(command)", message: "\(failure)".withoutAddresses)
    default:
      let mirror = Mirror(reflecting: error)
      let name = mirror.displayStyle == .enum ? mirror.children.first?.label ?? "\(error)" : ""
      self.init(
        kind: "\(type) \(name)", message: "Thrown error: \(error) (\(type))".withoutAddresses)
    }
  }
}

/// Thrown between drawing and testing, when testing would be in vain.
struct PassedOver: Error {}
