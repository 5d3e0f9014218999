extension Scenario {
  /// One view of the screen.
  public struct View: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
      case textField, view, textView, scrollView, searchBar, keyInput, claimer
      /// The bar at the bottom of the subject's screen, which brings it along and places it; a toolbar
      /// where it brings none.
      case bar

      /// Whether it can be first responder. A search bar's focus is that of the field in it.
      public var takesFocus: Bool {
        switch self {
        case .textField, .textView, .searchBar, .keyInput: true
        case .view, .scrollView, .claimer, .bar: false
        }
      }

      /// Whether it can have an accessory view.
      public var takesAccessory: Bool { self == .textField || self == .textView }

      /// Whether something else than text can be what it is for.
      public var takesTyping: Bool { self == .textField }

      /// Whether it has a content offset that a user can change.
      public var scrolls: Bool { self == .scrollView || self == .textView }
    }

    /// What is typed into it: for digits and for what nobody is to read a keyboard has no suggestions.
    public enum Typing: String, CaseIterable, Sendable {
      case text, number, secure
    }

    /// Whose view it is.
    public enum Controller: String, CaseIterable, Sendable {
      case none, plain, subject
    }

    /// Where a view without a parent stands.
    public enum Place: String, CaseIterable, Sendable {
      case window, otherWindow
      /// A window of the app's other scene, at the screen's origin.
      case otherScene
      case detached
    }

    /// The name that a person gave it; empty for the name that follows from its kind and place.
    public var name = ""
    /// The parent's index among the scenario's views; it is smaller than the view's own.
    public var parent: Int?
    public var place = Place.window
    public var kind: Kind
    public var controller = Controller.none
    /// The place in the parent, before the transform, in points; nil fills the parent, always.
    public var frame: Rect?
    public var transform = Transform.identity
    public var isHidden = false
    public var alpha = 1.0
    public var clips = false
    /// What it scrolls, in points; nil for its own size as the screen is built. Only for views that scroll.
    public var contentSize: Size?
    public var contentOffset = Point.zero
    /// What is added around the content, in points. Only for views that scroll.
    public var contentInset = Insets.zero
    /// The caret of a text view in the coordinates of its content.
    public var caret = View.plainCaret
    /// The height of the accessory view above the keyboard while it has the focus, in points; zero for none. Only
    /// for text fields and text views, and only a simulated keyboard shows it.
    public var accessory = 0.0
    /// Only for text fields, and only where there is a simulated keyboard.
    public var typing = Typing.text

    public static let plainCaret = Rect(0, 0, 2, 20)

    public init(_ kind: Kind, frame: Rect? = nil, in parent: Int? = nil) {
      (self.kind, self.frame, self.parent) = (kind, frame, parent)
    }
  }
}
