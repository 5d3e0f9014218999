import Foundation

extension UIView {
  /// In the order of adding; nil when there are none.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      guard let all = rarities?.gestureRecognizers, !all.isEmpty else { return nil }
      return all
    }
    set {
      for old in rarities?.gestureRecognizers ?? [] { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// A recognizer is in one view at a time.
  final func adopt(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    ownRarities.gestureRecognizers.append(recognizer)
  }

  final func disown(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    rarities?.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
    GestureArena.remove(recognizer)
  }
}
