/// What was seen while a scenario was played: one moment a step.
///
/// Geometry is in screen coordinates unless it says otherwise. Arrays are flat, by view index.
public struct Trace: Hashable, Sendable {
  public var moments: [Moment]
  /// Where everything is ten seconds after the last step; nil if nobody looked.
  public var afterwards: Snapshot?
  /// Whether the subject's screen was gone when nobody but itself could still hold it; nil if nobody looked.
  public var isReleased: Bool?

  public init(moments: [Moment] = [], afterwards: Snapshot? = nil, isReleased: Bool? = nil) {
    (self.moments, self.afterwards, self.isReleased) = (moments, afterwards, isReleased)
  }

  /// One step, and what came of it.
  public struct Moment: Hashable, Sendable {
    /// What happened, in order.
    public var events: [Event]
    /// As the step returned: handlers have run, no layout pass, the clock unmoved.
    public var returned: Snapshot
    /// After everything came to rest; nil for a step that does not settle.
    public var settled: Snapshot?
    /// The animations that began before the step returned, and moved something.
    public var animations: [Animation]
    /// The view that the subject's search found below the container.
    public var found: Found
    /// How often the layout made a simulated keyboard change.
    public var keyboardAnswers: Int

    public init(
      events: [Event], returned: Snapshot, settled: Snapshot?, animations: [Animation] = [],
      found: Found = .notAsked, keyboardAnswers: Int = 0
    ) {
      (self.events, self.returned, self.settled) = (events, returned, settled)
      (self.animations, self.found, self.keyboardAnswers) = (animations, found, keyboardAnswers)
    }
  }

  public enum Event: Hashable, Sendable {
    /// Another view, or none, has the focus of the scene's window.
    case focus(Int?)
    /// A view that the scenario does not know has the focus of the scene's window.
    case strangeFocus
    /// This view announced that it begins editing.
    case beganEditing(Int)
    /// This view announced that it has ended editing.
    case endedEditing(Int)
    case keyboard(KeyboardNotification)
    case appeared, disappeared
    /// While the keyboard was announced the view with this index was asked whether it can become first
    /// responder.
    case askedForFocus(Int)
    /// The code under test did something that UIKit refuses; what it was.
    case diagnostic(String)
  }

  public enum Found: Hashable, Sendable {
    case notAsked
    case nothing
    case view(Int)
    /// A view that the scenario does not know.
    case stranger
  }

  /// An animation, as it was asked for.
  public struct Animation: Hashable, Sendable {
    /// In seconds.
    public var duration: Double
    public var curve: Int

    public init(duration: Double, curve: Int) {
      (self.duration, self.curve) = (duration, curve)
    }
  }
}

extension [Trace.Event] {
  /// The keyboard notifications among them, in order.
  public var keyboards: [KeyboardNotification] {
    compactMap { event in if case .keyboard(let notification) = event { notification } else { nil } }
  }
}
