/// What the feature under test promises, whatever its code happens to do.
///
/// A claim selects invariants and sets their numbers: a system is only held to what it promises. The
/// published and the repaired version of a system have the same claims.
public struct Claims: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// Moves a container of views as far as the focused one needs.
    case container
    /// Moves a bar onto the keyboard by its transform.
    case toolbar
    /// Moves a bar onto the keyboard by the constant of the constraint that holds its bottom.
    case constraintBar
    /// Finds the first responder below a view, and moves nothing.
    case search
  }

  /// Which view a search reports where several answer that they are first responder.
  public enum Reports: String, CaseIterable, Sendable {
    /// The topmost that answers.
    case outermost
    /// The one that has the focus itself.
    case innermost
  }

  /// What a container changes in order to move.
  public enum Moves: String, CaseIterable, Sendable {
    /// Its position: the y of its centre, or of its frame.
    case position
    /// The vertical shift of its transform.
    case transform
  }

  /// What a constraint bar's bottom is held to.
  public enum Anchor: String, CaseIterable, Sendable {
    case view, safeArea
  }

  /// What is done about a keyboard that belongs to another app.
  public enum Foreign: String, CaseIterable, Sendable {
    /// It is not said: it covers this app's window too, but the text is not here.
    case undeclared
    case ignored
  }

  public var kind: Kind
  public var moves = Moves.position
  /// The notifications that it acts on.
  public var channels: Set<KeyboardNotification.Name> = [.willShow, .willHide, .willChangeFrame]
  /// The points that it keeps between the focused view and the keyboard.
  public var margin = 0.0
  /// The points by which a position may be off, for rounding that is declared.
  public var tolerance = 0.5
  /// Whether it acts when a field or a text view begins editing, with no keyboard notification.
  public var seesFocus = false
  public var reports = Reports.outermost
  public var anchor = Anchor.view
  public var foreign = Foreign.undeclared
  /// Whether the raised bar leaves the focused view uncovered.
  public var keepsFocusClear = false
  /// Whether everything is in its final place when the handler of a notification returns.
  public var isImmediate = true

  public init(_ kind: Kind) {
    self.kind = kind
  }
}
