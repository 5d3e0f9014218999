#if !canImport(ObjectiveC)
  /// A method that is called by name, where there is no Objective-C to look names up.
  ///
  /// It is made from the unapplied method of the type in which Swift for iOS would write `#selector`, so the compiler
  /// checks that the method is there:
  ///
  /// ```swift
  /// Selector(FormController.keyboardWillShow, named: "keyboardWillShow(_:)")
  /// ```
  ///
  /// Overridden methods are called as a subclass has them. Selectors of methods with the same name and the same number
  /// of arguments are equal, of whichever types, as in Objective-C. Swift cannot tell the name of a method
  /// reference: without a written one a selector is equal to those made at the same place of the source.
  public struct Selector: Sendable {
    /// What makes selectors equal.
    let identity: String

    /// The name as it was written, or the place where the selector was made.
    public let description: String

    private let call: @MainActor (_ object: Any, _ sender: Any?, _ event: UIEvent?) -> Outcome
    private let accepts: @Sendable (_ object: Any) -> Bool

    /// What has become of a call.
    enum Outcome: Equatable, Sendable {
      case called
      /// The object has no such method.
      case unknown
      /// The method takes something else than it was given.
      case misfit(parameter: String)
    }

    /// A method without parameters.
    public init<Target, Result>(
      _ method: @escaping @MainActor (Target) -> @MainActor () -> Result,
      named name: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
    ) {
      self.init(name, arguments: 0, place: "\(fileID):\(line):\(column)", of: Target.self) { target, _, _ in
        _ = method(target)()
        return .called
      }
    }

    /// A method that takes who sends the message: a control, a gesture recognizer, a timer, a `Notification`.
    public init<Target, Sender, Result>(
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
      named name: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
    ) {
      self.init(name, arguments: 1, place: "\(fileID):\(line):\(column)", of: Target.self) {
        target, sender, _ in
        guard let sender: Sender = Self.fit(sender) else { return .misfit(parameter: "\(Sender.self)") }
        _ = method(target)(sender)
        return .called
      }
    }

    /// A method that takes who sends the message, and the event that made it do so.
    public init<Target, Sender, Event, Result>(
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result,
      named name: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
    ) {
      self.init(name, arguments: 2, place: "\(fileID):\(line):\(column)", of: Target.self) {
        target, sender, event in
        guard let sender: Sender = Self.fit(sender) else { return .misfit(parameter: "\(Sender.self)") }
        guard let event: Event = Self.fit(event) else { return .misfit(parameter: "\(Event.self)") }
        _ = method(target)(sender, event)
        return .called
      }
    }

    private init<Target>(
      _ name: String?, arguments: Int, place: String, of type: Target.Type,
      call: @escaping @MainActor (Target, Any?, UIEvent?) -> Outcome
    ) {
      identity = "\(name.map(Self.baseName) ?? place)/\(arguments)"
      description = name ?? "the method at \(place)"
      accepts = { $0 is Target }
      self.call = { object, sender, event in
        guard let target = object as? Target else { return .unknown }
        return call(target, sender, event)
      }
    }

    /// `keyboardWillShow` of `Self.keyboardWillShow(_:)`.
    private static func baseName(_ written: String) -> String {
      let path = written.prefix { $0 != "(" }
      return String(path.split(separator: ".").last ?? path)
    }

    /// A parameter's value, nil where it does not fit.
    ///
    /// Objective-C takes any object for a truth, so that `endEditing(_:)` can be a gesture's action.
    private static func fit<Value>(_ value: Any?) -> Value? {
      if let fitting = value as? Value { return fitting }
      return Value.self == Bool.self ? (value != nil) as? Value : nil
    }

    /// Whether the object has the method.
    func isUnderstood(by object: AnyObject) -> Bool { accepts(object) }

    /// Calls the method of `object`, or says in a diagnostic why that cannot be.
    @MainActor func perform(on object: AnyObject, with sender: Any? = nil, event: UIEvent? = nil) {
      switch call(object, sender, event) {
      case .called: break
      case .unknown: Headless.diagnose("unrecognized selector \(self) sent to \(type(of: object))")
      case .misfit(let parameter):
        let given = sender.map { "\(type(of: $0))" } ?? "nothing"
        Headless.diagnose("\(self) of \(type(of: object)) takes \(parameter) and was given \(given)")
      }
    }
  }

  extension Selector: Hashable, CustomStringConvertible {
    public static func == (left: Selector, right: Selector) -> Bool { left.identity == right.identity }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(identity)
    }
  }
#endif
