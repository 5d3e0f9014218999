import Foundation

/// Where a container's bars leave its content: a frame, without height where they take all there is, and how far bars
/// reach into that.
struct ContentPlace: Equatable {
  var frame: CGRect
  var insets = UIEdgeInsets.zero

  /// The content lies under a bar at the top, or begins below it.
  mutating func makeRoom(forTopBar height: CGFloat, endingAt bottom: CGFloat, isUnder: Bool) {
    if isUnder {
      insets.top = height
    } else {
      frame.size.height = max(0, frame.maxY - bottom)
      frame.origin.y = bottom
    }
  }

  /// The content lies under a bar at the bottom, or ends above it.
  mutating func makeRoom(forBottomBar height: CGFloat, beginningAt top: CGFloat, isUnder: Bool) {
    if isUnder {
      insets.bottom = height
    } else {
      frame.size.height = max(0, top - frame.minY)
    }
  }
}

extension UIViewController {
  /// Whether the controller's view lies under a bar at an edge rather than beside it.
  final func liesUnder(barAt edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Puts the view of a container's child where it belongs; what code has moved since stays there until the place
  /// itself changes.
  final func settle(in place: ContentPlace) {
    let rarities = ownRarities
    imposeSafeArea(place.insets)
    if rarities.place?.frame != place.frame { loadedView.frame = place.frame }
    rarities.place = place
  }

  /// Takes the view of a container's child away, which will be placed anew when it comes back.
  final func unsettle() {
    viewIfLoaded?.removeFromSuperview()
    rarities?.place = nil
    imposeSafeArea(.zero)
  }
}
