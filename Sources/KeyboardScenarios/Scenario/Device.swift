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

  public init(screen: Size, idiom: Idiom = .phone, scene: Rect? = nil) {
    (self.screen, self.idiom, self.scene) = (screen, idiom, scene)
  }

  /// The device on which a story is told when any will do: 375 x 667, the whole screen.
  public static let plain = Device(screen: Size(375, 667))

  /// The size of the scene's window while the screen has the size `screen`.
  public func windowSize(on screen: Size) -> Size {
    scene?.size ?? screen
  }
}
