import Foundation

/// Whether there are safe areas at all: while nobody asks for one, nobody pays for them.
enum SafeArea {
  /// How many windows and controllers have insets of their own that are not zero.
  @exclusivity(unchecked) nonisolated(unsafe) static var sources = 0

  static func note(change old: UIEdgeInsets, to new: UIEdgeInsets) {
    sources += (new == .zero ? 0 : 1) - (old == .zero ? 0 : 1)
  }
}
