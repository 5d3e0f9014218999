public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests, measured from the bottom's safe area.
  ///
  /// A class, as in UIKit.
  @preconcurrency @MainActor
  public final class Detent {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    private static var nameless = 0

    private init(
      _ identifier: Identifier,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Half the height, or a little more: 0.56 of the largest, and where the screen is no higher than 568, 0.63.
    ///
    /// The shares are those that UIKit's own detents resolve to. There is none where the height is compact.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        let height = (context as? DetentContext)?.containerHeight ?? context.maximumDetentValue
        let isSmall = height <= 568
        return context.maximumDetentValue * (isSmall ? 0.63 : 0.56)
      }
    }

    /// All the height there is.
    public static func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height that code works out, in points; nil where there should be none. Without an identifier it gets one of
    /// its own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      if identifier == nil { nameless += 1 }
      return Detent(identifier ?? Identifier("com.apple.UIKit.custom.\(nameless)"), resolver: resolver)
    }

    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}

/// What a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }

  /// The height of the large detent, without the bottom's safe area.
  var maximumDetentValue: CGFloat { get }
}

/// One measuring of a sheet's detents; a class because UIKit's contexts are.
@MainActor
final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let containerHeight: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, containerHeight: CGFloat) {
    (containerTraitCollection, maximumDetentValue) = (traits, maximum)
    self.containerHeight = containerHeight
  }
}

extension UISheetPresentationController {
  /// The heights of the smallest detent and of the selected one, where the largest is as given.
  func heights(upTo maximum: CGFloat) -> SheetGeometry.Heights {
    let traits = SizeClasses(in: containerView?.storedWindow).traits
    let context = DetentContext(
      traits: traits, maximum: maximum, containerHeight: containerView?.bounds.height ?? maximum)
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, max(0, min($0, maximum))) }
    }
    let smallest = active.first?.1 ?? maximum
    let selected = active.first { $0.0 == selectedDetentIdentifier }?.1
    return SheetGeometry.Heights(smallest: smallest, selected: selected ?? smallest)
  }
}
