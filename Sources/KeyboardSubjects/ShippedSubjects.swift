import KeyboardScenarios
public import KeyboardStage
import PortableUIKit

/// The systems under test that come with the harness: each as it was published, and as an app should ship it.
public enum ShippedSubjects {
  /// All of them.
  public static let all: [any KeyboardSubject] = [
    occlusionShiftPublished, occlusionShiftRepaired, firstResponderSearchPublished, toolbarPublished,
    toolbarRepaired, constraintBarPublished, constraintBarRepaired, constraintBarInSafeArea,
  ]

  /// The shift of a whole screen, with the faults of its publication.
  public static let occlusionShiftPublished: any KeyboardSubject = ScreenSubject(
    "occlusion-shift-published", claims: occlusionShift
  ) { OcclusionShiftPublished() }

  /// The same feature as an app should ship it.
  public static let occlusionShiftRepaired: any KeyboardSubject = ScreenSubject(
    "occlusion-shift-repaired", claims: occlusionShift
  ) { OcclusionShiftRepaired() }

  /// The recursive search for the first responder, as published.
  public static let firstResponderSearchPublished: any KeyboardSubject = PublishedSearch()

  /// The toolbar that rides on the keyboard by its transform, with the faults of its publication.
  public static let toolbarPublished: any KeyboardSubject = BarSubject(
    "toolbar-published", claims: toolbar, makeScreen: { ToolbarPublished() },
    bar: { $0.bottomToolBar })

  /// The same feature as an app should ship it.
  public static let toolbarRepaired: any KeyboardSubject = BarSubject(
    "toolbar-repaired", claims: toolbar, makeScreen: { ToolbarRepaired() },
    bar: { $0.toolbar })

  /// The bar whose bottom constraint follows the keyboard, with the faults of its publication.
  public static let constraintBarPublished: any KeyboardSubject = BarSubject(
    "constraint-bar-published", claims: constraintBar(.view),
    makeScreen: { ConstraintBarPublished() },
    bar: { $0.bar }, constraint: { $0.bottomSpace })

  /// The same feature as an app should ship it.
  public static let constraintBarRepaired: any KeyboardSubject = BarSubject(
    "constraint-bar-repaired", claims: constraintBar(.view),
    makeScreen: { ConstraintBarRepaired(anchor: .view) },
    bar: { $0.bar }, constraint: { $0.bottomSpace })

  /// The same, with a bar that is held to the safe area.
  public static let constraintBarInSafeArea: any KeyboardSubject = BarSubject(
    "constraint-bar-repaired-in-safe-area", claims: constraintBar(.safeArea),
    makeScreen: { ConstraintBarRepaired(anchor: .safeArea) },
    bar: { $0.bar }, constraint: { $0.bottomSpace })

  private static let occlusionShift: Claims = {
    var claims = Claims(.container)
    claims.seesFocus = true
    return claims
  }()

  private static let toolbar: Claims = {
    var claims = Claims(.toolbar)
    (claims.foreign, claims.keepsFocusClear) = (.ignored, true)
    return claims
  }()

  private static func constraintBar(_ anchor: Claims.Anchor) -> Claims {
    var claims = Claims(.constraintBar)
    (claims.foreign, claims.anchor) = (.ignored, anchor)
    return claims
  }
}

private struct PublishedSearch: KeyboardSubject {
  let name = "first-responder-search-published"
  let claims = Claims(.search)

  func makeScreen() -> UIViewController { UIViewController() }

  func firstResponder(in root: UIView) -> UIView? { FirstResponderSearch.findFirstResponder(root) }
}
