/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The device that the screen belongs to.
@preconcurrency @MainActor
open class UIDevice {
  public static let current = UIDevice()

  /// The harness's to set.
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
