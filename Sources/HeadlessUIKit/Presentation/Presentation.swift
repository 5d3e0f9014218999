import Foundation

/// One controller presented by another, from the beginning to the end of its dismissal. A class, because both
/// controllers and the clock share it.
@MainActor
final class Presentation {
  enum Phase {
    /// The controllers are being told, and the view is being put in.
    case beginning
    case presenting, presented, dismissing, ended
  }

  let presented: UIViewController
  private(set) var phase = Phase.beginning
  private(set) weak var presenter: UIViewController?
  private let style: UIModalPresentationStyle
  let container: PresentationContainer
  private var seat: ViewSeat?
  private weak var end: TransitionEnd?
  /// Who had the focus before, and gets it back.
  private var formerFocus: FormerFocus?

  /// How long iOS takes to bring a controller or take it away: not documented, and about half a second.
  private static let duration = 0.5

  init(of presented: UIViewController, by presenter: UIViewController, over view: UIView) {
    self.presented = presented
    self.presenter = presenter
    style = presented.modalPresentationStyle
    container = PresentationContainer(
      for: presented, style: style,
      frame: style.staysInContext ? view.frame : view.storedWindow?.storedBounds ?? .zero)
  }

  /// Whether the presenter's view has gone.
  var hidesPresenter: Bool { seat != nil }

  /// Where the presenter's view will return to.
  var presenterSuperview: UIView? { seat?.superview }

  /// Whoever is told may take everything away again; then there is nothing more to do.
  func begin(over view: UIView, animated: Bool, completion: (() -> Void)?) {
    let coordinator = coordinator(from: presenter, to: presented, animated: animated)
    takeFocus(from: view)
    if style.removesPresenter { presenter?.beginDisappearing(animated: animated) }
    presented.beginAppearing(animated: animated)
    guard phase == .beginning else { return }
    if style.staysInContext {
      view.storedSuperview?.insertSubview(container, aboveSubview: view)
    } else {
      view.storedWindow?.addSubview(container)
    }
    container.placeContent()
    container.addSubview(presented.loadedView)
    presented.announceAppearing(animated: animated)
    container.layoutIfNeeded()
    guard phase == .beginning else { return }
    phase = .presenting
    coordinator?.begin()
    wait(animated: animated) {
      self.finishBeginning(over: view)
      coordinator?.end()
      completion?()
    }
  }

  private func coordinator(
    from: UIViewController?, to: UIViewController?, animated: Bool
  ) -> TransitionCoordinator? {
    guard animated, UIView.areAnimationsEnabled else { return nil }
    return TransitionCoordinator(
      from: from, to: to, in: container, duration: Self.duration, style: style)
  }

  /// In its `viewDidAppear` the presented controller is still being presented, and may dismiss itself.
  private func finishBeginning(over view: UIView) {
    presented.endTransition()
    guard phase == .presenting else { return }
    phase = .presented
    guard style.removesPresenter else { return }
    seat = ViewSeat(of: view)
    view.removeFromSuperview()
    presenter?.endTransition()
  }

  /// Takes the presented controller away, and first whatever it presents.
  ///
  /// UIKit refuses, and says so in the log, while the controller is being put in.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    if phase == .beginning { return }
    end?.arrive()
    guard phase == .presented || phase == .presenting else {
      completion?()
      return
    }
    phase = .dismissing
    presented.rarities?.presentation?.abandon()
    let coordinator = coordinator(from: presented, to: presenter, animated: animated)
    presented.viewIfLoaded?.giveUpFocusInside()
    presented.beginDisappearing(animated: animated)
    if style.removesPresenter { returnPresenter(animated: animated) }
    coordinator?.begin()
    wait(animated: animated) {
      self.finish()
      coordinator?.end()
      self.formerFocus?.restore()
      completion?()
    }
  }

  /// The keyboard of what is presented over goes (slackhq/SlackTextViewController issue 300), and comes back with the focus
  /// (siteline/swiftui-introspect issue 43). A popover leaves it as it is.
  private func takeFocus(from view: UIView) {
    guard style != .popover else { return }
    formerFocus = FormerFocus(in: view)
    view.giveUpFocusInside()
  }

  private func wait(animated: Bool, _ work: @escaping () -> Void) {
    let end = TransitionEnd(work)
    self.end = end
    end.wait(animated: animated, duration: Self.duration)
  }

  private func returnPresenter(animated: Bool) {
    guard let presenter else { return }
    presenter.beginAppearing(animated: animated)
    seat?.take(presenter.loadedView)
    seat = nil
    presenter.announceAppearing(animated: animated)
    presenter.loadedView.layoutIfNeeded()
  }

  /// In its `viewDidDisappear` the presented controller is still being dismissed.
  private func finish() {
    guard phase == .dismissing else { return }
    if style.removesPresenter { presenter?.endTransition() }
    container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.endTransition()
    phase = .ended
    presented.rarities?.presenter = nil
    if let rarities = presenter?.rarities, rarities.presentation === self { rarities.presentation = nil }
  }

  /// Takes everything away at once, and leaves the presenter's view where it is.
  func abandon() {
    end?.arrive()
    guard phase != .ended else { return }
    phase = .dismissing
    presented.rarities?.presentation?.abandon()
    presented.beginDisappearing(animated: false)
    finish()
  }

  /// The content is measured again, because the size that it prefers has changed.
  func measure() {
    container.setNeedsLayout()
  }
}
