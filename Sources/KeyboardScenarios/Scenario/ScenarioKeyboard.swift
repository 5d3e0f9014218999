extension Scenario {
  /// Who posts keyboard notifications.
  public enum Keyboard: Hashable, Sendable {
    /// Only the steps do, in any order, sane or not.
    case scripted
    /// A simulated keyboard that reacts to the focus, to rotation, and to what the user does to it.
    case simulated(KeyboardProfile)

    public var profile: KeyboardProfile? {
      if case .simulated(let profile) = self { profile } else { nil }
    }
  }

  /// How the simulated keyboard looks as the scenario begins: docked, over no hardware. Lengths are in points.
  public struct KeyboardProfile: Hashable, Sendable {
    /// The systems whose keyboards differ in what they post; each stands for those up to the next.
    public enum System: String, CaseIterable, Sendable {
      case ios13, ios16, ios26

      /// Whether its keyboards may have a bar that depends on the layout.
      public var hasNearBar: Bool { self == .ios26 }
    }

    public var system: System
    /// Of the keys, down to the bottom of the screen, while that is higher than wide, and while it is not.
    public var height = 216.0
    public var heightSideways = 162.0
    /// Of the bar with suggestions, which the user can turn off and on, and some fields do without; zero is off.
    public var suggestions = 0.0
    /// Of the shortcut bar that a pad shows above the keys, and alone over a hardware keyboard.
    public var shortcuts = 0.0
    /// How high the suggestions are when the user turns them on: as at the beginning, or else as on most phones.
    public var usualSuggestions: Double { suggestions > 0 ? suggestions : 44 }

    /// Whether it fades instead of moving: a hide reports no frame then.
    public var crossFades = false
    /// Of a bar that comes above the keys while the focused view, or the caret of a text view, ends less than that above
    /// the keyboard, and goes again: the keyboard's frame depends on the layout. Only iOS 26 has one; zero for none.
    public var nearBar = 0.0

    public init(_ system: System) {
      self.system = system
    }
  }

  /// What UIKit does where its sources are few or disagree.
  public struct Rules: Hashable, Sendable {
    /// Whether a scroll view brings its offset back to its content when insets or sizes change.
    public var clampsOffsets = true
    /// Whether a child controller's view keeps the first safe area that it had.
    public var freezesChildSafeAreas = false
    /// Whether layout margins grow by the safe area.
    public var growsMarginsBySafeArea = true
    /// Whether sheets in which something is typed move clear of the keyboard by themselves.
    public var movesSheets = true
    /// Whether only the key window's first responder has the keyboard.
    public var keyWindowHasKeyboard = true

    public init() {}

    /// The rules by their names in a seed file.
    public static var named: [(name: String, rule: WritableKeyPath<Rules, Bool>)] {
      [
        ("clampsOffsets", \.clampsOffsets), ("freezesChildSafeAreas", \.freezesChildSafeAreas),
        ("growsMarginsBySafeArea", \.growsMarginsBySafeArea), ("movesSheets", \.movesSheets),
        ("keyWindowHasKeyboard", \.keyWindowHasKeyboard),
      ]
    }
  }
}

/// What a user does to a simulated keyboard.
public enum KeyboardAct: String, CaseIterable, Sendable {
  case dock, undock, split, float
  case attachHardware, detachHardware
  case showSuggestions, hideSuggestions
  /// Another app, beside this one, brings its keyboard up and takes it away.
  case foreignShow, foreignHide
  /// A finger drags the keyboard down, and lifts below its top or back above it.
  case dragAway, dragBack

  /// Whether only a pad's keyboard, or a pad with two apps side by side, allows it.
  public var needsPad: Bool {
    switch self {
    case .undock, .split, .float, .foreignShow: true
    default: false
    }
  }
}

extension Scenario.Keyboard {
  /// What a seed file can say of the keyboard, of what the user does to it, and of UIKit's uncertain rules.
  public static let summaries =
    [
      #""keyboard": "scripted"            only the steps post notifications, in any order; the default"#,
      #""keyboard": "ios13"               a simulated keyboard that follows the focus as that of iOS 13 to 15 does"#,
      #""keyboard": "ios16"               of iOS 16 to 18: notifications name the screen, a turn hides and shows once"#,
      #""keyboard": "ios26"               of iOS 26: a hide reports the accessory view that stays, and an undocked"#,
      #"                                  keyboard follows the focused view upward"#,
      #""keyboard": { "system": ..., "height": 216, "sideways": 162, "suggestions": 44, "shortcuts": 55,"#,
      #"              "crossFades": true }   points; all but the system may be left out"#,
      #"  of iOS 26 also "nearBar": 44    a bar that is there while the focused view ends less than that above it"#,
      #"a field's "accessory": 44         the height of the view above the keys while it has the focus"#,
      #"a text field's "typing": "number" or "secure"   what is typed: the keyboard has no suggestions then"#,
      "",
      #"{ "onKeyboard": ACT }             a step, where ACT is one of"#,
      "  " + KeyboardAct.allCases.map(\.rawValue).joined(separator: ", "),
      "",
      #""rules": { RULE: true or false }  what UIKit does where its sources are few; RULE and what is usual:"#,
    ] + Scenario.Rules.named.map { "  \($0.name): \(Scenario.Rules()[keyPath: $0.rule])" }
}
