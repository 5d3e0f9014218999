import Foundation

/// Plain views in a visible window that a harness uses again, play after play, as if they were new. Not UIKit's.
///
/// What is renewed is as it was when the tree was noted, and nobody is told.
/// A class, because it is handed from play to play.
@preconcurrency @MainActor
public final class HeadlessTree {
  public let window: UIWindow
  /// By the harness's numbers; nil for what every play makes for itself.
  public let views: [UIView?]

  private let root: UIView
  /// Those that go with what is made for every play, then the others.
  private let pieces: [Piece]
  private let looseCount: Int
  /// The views of the tree that lie in each piece, one piece after the other.
  private let children: [UnsafeMutableRawPointer]
  private var renewedGeneration: Int?

  /// A view of the tree, which keeps it, and how it was.
  private struct Piece {
    let view: Unmanaged<UIView>
    /// What it lies in, and whether that is of the tree or made for every play.
    let superview: UnsafeMutableRawPointer?
    let isInTree: Bool
    let bounds: CGRect
    let center: CGPoint
    /// Where its own are among the children of all.
    let children: Range<Int>
  }

  /// Notes a tree that has just been built.
  ///
  /// - Returns: nil where something is not plain: a view or the window of a subclass, a view of a controller other than
  ///   the window's own, or that one with anything but its view.
  public init?(of views: [UIView?], in window: UIWindow) {
    guard type(of: window) == UIWindow.self, window.storedController == nil,
      let root = window.rootViewController?.loadedView, type(of: root) == UIView.self
    else { return nil }
    let tree = views.compactMap { $0 }
    guard tree.allSatisfy({ type(of: $0) == UIView.self && $0.storedController == nil }) else { return nil }
    (self.window, self.views, self.root) = (window, views, root)
    let loose = tree.filter { !$0.isDescendant(of: window) }
    let others = tree.filter { $0.isDescendant(of: window) } + [root, window]
    var children: [UnsafeMutableRawPointer] = []
    pieces = (loose + others).map { view in
      let above = view.storedSuperview
      let first = children.count
      for child in view.storedSubviews where child === root || tree.contains(child) {
        children.append(Unmanaged.passUnretained(child).toOpaque())
      }
      return Piece(
        view: .passUnretained(view), superview: above.map { Unmanaged.passUnretained($0).toOpaque() },
        isInTree: above.map { $0 === window || $0 === root || tree.contains($0) } ?? (view === window),
        bounds: view.storedBounds, center: view.storedCenter, children: first..<children.count)
    }
    (looseCount, self.children) = (loose.count, children)
  }

  /// Whether every view still lies where it was noted, or in `other` where that was nowhere in the tree.
  public func isInPlace(or other: UIView) -> Bool {
    Self.isEach(of: pieces, inPlaceOr: Unmanaged.passUnretained(other).toOpaque())
  }

  nonisolated private static func isEach(
    of pieces: [Piece], inPlaceOr other: UnsafeMutableRawPointer
  ) -> Bool {
    for piece in pieces {
      let superview = piece.view._withUnsafeGuaranteedRef { $0.superviewReference }
      guard superview?.toOpaque() == (piece.isInTree ? piece.superview : other) else { return false }
    }
    return true
  }

  /// Makes the views as they were noted that lay in what is made for every play, and is gone.
  ///
  /// Subviews that do not belong to the tree are let go, as those of a view that ends are.
  ///
  /// - Returns: false where something cannot be undone so, and the tree is not to be used again: a view has constraints,
  ///   guides, recognizers or a layer, or lies elsewhere.
  public func renewWhatIsLoose() -> Bool { renew(pieces[..<looseCount]) }

  /// Makes everything else as it was noted, the window and its root too.
  public func renewTheRest() -> Bool {
    guard !window.storedIsHidden, window.rootViewController?.renew() ?? false, renew(pieces[looseCount...])
    else {
      return false
    }
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.headlessSafeAreaInsets = .zero
    (window.storedFirstResponder, window.inputWindow) = (nil, nil)
    Headless.hierarchyDidChange()
    renewedGeneration = Headless.geometryGeneration
    return true
  }

  /// Whether nothing has moved anywhere since all was renewed: work that does not wait for the virtual clock may have
  /// come between.
  public var isUntouched: Bool { renewedGeneration == Headless.geometryGeneration }

  private func renew(_ pieces: ArraySlice<Piece>) -> Bool {
    for piece in pieces {
      let view = piece.view.takeUnretainedValue()
      guard view.renew(keeping: children[piece.children]) else { return false }
      (view.storedBounds, view.storedCenter) = (piece.bounds, piece.center)
    }
    return true
  }

  /// Brings the renewed window into the first scene.
  public func enter() {
    window.windowScene = UIApplication.shared.defaultScene
  }
}

extension UIViewController {
  /// Makes the controller as it was when it had appeared; false where something cannot be undone.
  fileprivate final func renew() -> Bool {
    guard case .appeared = appearance, storedChildren.isEmpty, storedParent == nil,
      storedAdditionalSafeArea == .zero, rarities?.isForgettable ?? true
    else { return false }
    rarities = nil
    return true
  }
}

extension UIView {
  fileprivate final func renew(keeping children: ArraySlice<UnsafeMutableRawPointer>) -> Bool {
    if let rarities {
      guard rarities.isForgettable else { return false }
      self.rarities = nil
    }
    guard letGoOthers(than: children) else { return false }
    #if canImport(ObjectiveC)
      objc_removeAssociatedObjects(self)
    #endif
    (storedAlpha, storedIsHidden, clipsToBounds) = (1, false, false)
    (isUserInteractionEnabled, autoresizesSubviews, autoresizingMask) = (true, true, [])
    (needsLayout, subtreeNeedsLayout) = (true, !children.isEmpty)
    (isLayingOut, safeAreaIsDue) = (false, false)
    return true
  }

  /// - Returns: whether the children are there, in their order.
  nonisolated private final func letGoOthers(than children: ArraySlice<UnsafeMutableRawPointer>) -> Bool {
    var index = 0
    while index < storedSubviews.count {
      let isKept =
        index < children.count
        && Unmanaged.passUnretained(storedSubviews[index]).toOpaque() == children[children.startIndex + index]
      if isKept {
        index += 1
      } else {
        let other = storedSubviews.remove(at: index)
        other.superviewReference = nil
        if other.windowReference != nil { other.settle(in: nil) }
      }
    }
    return index == children.count
  }
}

extension ViewRarities {
  /// Whether nothing outside the view knows of these.
  fileprivate var isForgettable: Bool {
    safeAreaGuide == nil && keyboardGuide == nil && layout == nil && layer == nil
      && gestureRecognizers.isEmpty
  }
}

extension ControllerRarities {
  /// Whether nothing outside the controller knows of these.
  fileprivate var isForgettable: Bool {
    presentation == nil && presentationController == nil && presenter == nil && place == nil
      && navigationItem == nil
      && imposedSafeArea == .zero
  }
}
