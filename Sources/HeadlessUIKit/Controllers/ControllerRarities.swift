import Foundation

/// What few controllers have: made on first use, so that a plain one pays an empty pointer.
final class ControllerRarities {
  var presentationStyle = UIModalPresentationStyle.automatic
  var contentSize = CGSize.zero
  var isModal = false
  var definesContext = false

  /// What this controller presents.
  var presentation: Presentation?
  /// The transition that this controller is in.
  weak var coordinator: TransitionCoordinator?
  var presentationController: UIPresentationController?
  /// Who presents this controller.
  weak var presenter: UIViewController?

  var extendedEdges = UIRectEdge.all
  var includesOpaqueBars = false
  var hidesBottomBar = false
  var isMovingToParent = false
  var isMovingFromParent = false

  var respectsMinimumMargins = true

  var isEditing = false
  var title: String?
  var navigationItem: UINavigationItem?

  /// Where the container has put the controller's view.
  var place: ContentPlace?
  /// How far the container's bars reach into the view, besides the controller's own additional insets.
  var imposedSafeArea = UIEdgeInsets.zero

  deinit {
    SafeArea.note(change: imposedSafeArea, to: .zero)
  }
}

extension UIViewController {
  /// The rarities, made when there are none.
  final var ownRarities: ControllerRarities {
    if let rarities { return rarities }
    let made = ControllerRarities()
    rarities = made
    return made
  }

  /// Whether a user's swipe does not dismiss the controller; code always can.
  public final var isModalInPresentation: Bool {
    get { rarities?.isModal ?? false }
    set { ownRarities.isModal = newValue }
  }

  /// Whether presentations over the current context cover this controller's view.
  public final var definesPresentationContext: Bool {
    get { rarities?.definesContext ?? false }
    set { ownRarities.definesContext = newValue }
  }
}
