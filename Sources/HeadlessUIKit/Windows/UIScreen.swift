public import Foundation

/// The device's screen: a size, and the space in which keyboard frames are given.
@preconcurrency @MainActor
open class UIScreen: UprightSpace {
  public static let main = UIScreen()

  /// The size is the harness's to set.
  public internal(set) var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)

  public var coordinateSpace: any UICoordinateSpace { self }

  var screenOrigin: CGPoint { .zero }
}
