import KeyboardScenarios
public import KeyboardStage
import PortableUIKit

/// The systems under test that come with the harness.
public enum ShippedSubjects {
  /// All of them, by name.
  public static let all: [any KeyboardSubject] = [
    occlusionShiftPublished, occlusionShiftRepaired, firstResponderSearchPublished,
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

  private static let occlusionShift: Claims = {
    var claims = Claims(.container)
    claims.seesFocus = true
    return claims
  }()
}

private struct PublishedSearch: KeyboardSubject {
  let name = "first-responder-search-published"
  let claims = Claims(.search)

  func makeScreen() -> UIViewController { UIViewController() }

  func firstResponder(in root: UIView) -> UIView? { FirstResponderSearch.findFirstResponder(root) }
}
