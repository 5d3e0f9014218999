public import Foundation

/// Something that a bar shows: not a view, but what a view is made from.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  public override init() {}

  open var title: String? {
    didSet { if title != oldValue { itemDidChange() } }
  }

  open var isEnabled = true {
    didSet { if isEnabled != oldValue { itemDidChange() } }
  }

  open var image: UIImage?
  public final var tag = 0

  func itemDidChange() {}
}
