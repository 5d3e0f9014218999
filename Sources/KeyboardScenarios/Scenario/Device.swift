/// The screen, and the part of it that the scene under test has.
public struct Device: Hashable, Sendable {
  public enum Idiom: String, CaseIterable, Sendable {
    case phone, pad
  }

  /// The screen's size in points, as the scenario begins.
  public var screen: Size
  public var idiom: Idiom
  /// The scene in screen coordinates; nil if it fills the screen, also after a rotation.
  public var scene: Rect?
  /// What bars of the system, a notch and the home indicator take from the scene's edges, as the scenario
  /// begins.
  public var safeArea = Insets.zero

  public init(screen: Size, idiom: Idiom = .phone, scene: Rect? = nil) {
    (self.screen, self.idiom, self.scene) = (screen, idiom, scene)
  }

  /// The device on which a story is told when any will do: 375 x 667, the whole screen.
  public static let plain = Device(screen: Size(375, 667))

  /// The size of the scene's window while the screen has the size `screen`.
  public func windowSize(on screen: Size) -> Size {
    scene?.size ?? screen
  }

  /// The safe area while the screen has the size `screen`.
  ///
  /// A phone with a home indicator that is turned has 21 points below, and beside it what was above; one
  /// without has nothing. A pad keeps what it has.
  public func safeArea(on screen: Size) -> Insets {
    guard screen != self.screen, idiom == .phone else { return safeArea }
    let isUpright = self.screen.height >= self.screen.width
    let (side, indicator) =
      isUpright ? (safeArea.top, 21.0) : (0, 34.0)
    guard safeArea.bottom > 0 else { return isUpright ? .zero : Insets(top: 20) }
    return isUpright
      ? Insets(left: side, bottom: indicator, right: side)
      : Insets(top: max(safeArea.left, safeArea.right), bottom: indicator)
  }
}
