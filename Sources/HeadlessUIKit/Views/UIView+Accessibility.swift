/// What a view tells assistive technologies and UI tests; here it is only stored.
struct ViewAccessibility {
  var isElement = false
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
}

/// What kind of thing an element is, and what it does.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
  private final var accessibility: ViewAccessibility {
    get { rarities?.accessibility ?? ViewAccessibility() }
    set { ownRarities.accessibility = newValue }
  }

  /// False unless it is set: that controls and labels are elements by themselves is not modelled.
  public final var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  public final var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  public final var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  public final var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  public final var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  public final var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
}
