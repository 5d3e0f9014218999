import KeyboardScenarios
import KeyboardStage
import PortableUIKit

/// A screen with a bar of 44 points at its bottom, which acts whenever it hears of the keyboard.
///
/// As with `TestScreen`, what it lends to `act` is right.
final class TestBar: TestScreen {
  /// What holds the bar at the bottom.
  enum Holder {
    /// Its frame and its autoresizing: it is raised by its transform.
    case frame
    /// A constraint, and whether a larger constant raises it.
    case view(isRaisedByConstant: Bool)
    case safeArea
    /// A view of its own, as high as the bar, which nobody raises.
    case footer
  }

  let bar = UIView()
  private(set) var bottomSpace: NSLayoutConstraint?
  private let holder: Holder
  private let restingConstant: CGFloat
  /// The transform that this class wrote, and the one at rest.
  private var written: (raised: CGAffineTransform, rest: CGAffineTransform)?

  init(
    _ holder: Holder, constant: CGFloat = 0, hearsLayout: Bool = false,
    _ act: @escaping @MainActor @Sendable (TestBar) -> Void
  ) {
    (self.holder, restingConstant) = (holder, constant)
    super.init(hearing: ScreenSubject.keyboard, hearsLayout: hearsLayout) { screen in
      if let screen = screen as? TestBar { act(screen) }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    switch holder {
    case .frame: add(bar, to: view)
    case .footer:
      let footer = UIView()
      add(footer, to: view)
      add(bar, to: footer)
    case .view(isRaisedByConstant: true): pin(view.bottomAnchor.constraint(equalTo: bar.bottomAnchor))
    case .view: pin(bar.bottomAnchor.constraint(equalTo: view.bottomAnchor))
    case .safeArea: pin(view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor))
    }
  }

  private func add(_ child: UIView, to parent: UIView) {
    child.frame = CGRect(x: 0, y: parent.bounds.height - 44, width: parent.bounds.width, height: 44)
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(child)
  }

  private func pin(_ bottomSpace: NSLayoutConstraint) {
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    bottomSpace.constant = restingConstant
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44), bottomSpace,
    ])
    self.bottomSpace = bottomSpace
  }
}

extension TestBar {
  /// The bar's transform as its owner wrote it.
  var restingTransform: CGAffineTransform {
    guard let written, bar.transform == written.raised else { return bar.transform }
    return written.rest
  }

  /// Puts the bar this far above where it rests, in its superview's coordinates.
  func raise(by lift: CGFloat) {
    let rest = restingTransform
    bar.transform = lift == 0 ? rest : rest.concatenating(CGAffineTransform(translationX: 0, y: -lift))
    written = (bar.transform, rest)
  }

  /// How far the bar must rise, in its superview's coordinates.
  var cover: CGFloat {
    guard let keyboard, isDocked, isLocal else { return 0 }
    let raised = (restingTransform.ty - bar.transform.ty) * scale
    return max(0, bar.bottomOnScreen(of: bar.bounds) + raised - keyboard.minY) / scale
  }

  /// Points on the screen for each point of the view's y.
  var scale: CGFloat {
    let space = UIScreen.main.coordinateSpace
    return view.convert(CGPoint(x: 0, y: 1), to: space).y - view.convert(.zero, to: space).y
  }

  /// Gives the constraint another constant, and the bar its place.
  func hold(_ constant: CGFloat) {
    bottomSpace?.constant = constant
    view.layoutIfNeeded()
  }

  /// How far the keyboard reaches over what the bar is held to, or the constant at rest if that is more.
  var raisingConstant: CGFloat {
    let rest = restingConstantToRaise
    guard let keyboard, isDocked, isLocal else { return rest }
    var safeBottom: CGFloat = 0
    if case .safeArea = holder { safeBottom = view.safeAreaInsets.bottom }
    return max(rest, (view.bottomOnScreen(of: view.bounds) - keyboard.minY) / scale - safeBottom)
  }

  private var restingConstantToRaise: CGFloat {
    if case .view(isRaisedByConstant: false) = holder { return -restingConstant }
    return restingConstant
  }
}

extension BarSubject where Screen == TestBar {
  /// Stands on the keyboard, and keeps everything that it must.
  static var honest: BarSubject { toolbar { $0.raise(by: $0.cover) } }

  /// Does what `act` says with a bar that is raised by its transform.
  static func toolbar(
    claims: Claims = Claims(.toolbar), in holder: TestBar.Holder = .frame, hearsLayout: Bool = false,
    _ act: @escaping @MainActor @Sendable (TestBar) -> Void
  ) -> BarSubject {
    BarSubject(
      "toolbar", claims: claims, makeScreen: { TestBar(holder, hearsLayout: hearsLayout, act) },
      bar: { $0.bar })
  }

  /// The constant of its constraint is what the keyboard covers.
  static var honestConstraint: BarSubject { constraintBar { $0.hold($0.raisingConstant) } }

  /// Does what `act` says with a bar that a constraint holds.
  static func constraintBar(
    claims: Claims = Claims(.constraintBar), to holder: TestBar.Holder = .view(isRaisedByConstant: true),
    constant: CGFloat = 0, hearsLayout: Bool = false,
    _ act: @escaping @MainActor @Sendable (TestBar) -> Void
  ) -> BarSubject {
    BarSubject(
      "constraint-bar", claims: claims,
      makeScreen: { TestBar(holder, constant: constant, hearsLayout: hearsLayout, act) }, bar: { $0.bar },
      constraint: { $0.bottomSpace })
  }
}

extension Claims {
  /// Those of a toolbar, but for what `change` says.
  static func toolbar(_ change: (inout Claims) -> Void) -> Claims {
    var claims = Claims(.toolbar)
    change(&claims)
    return claims
  }

  /// Those of a constraint bar, but for what `change` says.
  static func constraintBar(_ change: (inout Claims) -> Void) -> Claims {
    var claims = Claims(.constraintBar)
    change(&claims)
    return claims
  }
}

extension Scenario {
  /// A screen with a bar on the plain phone: view 0 is the screen, the last view the bar, which ends at 667.
  ///
  /// The keyboard begins at 451, so it covers the bar and the screen by 216 points.
  static func bar(
    _ actions: [Step.Action] = [.appear, .show()], with views: [View] = [],
    transform: Transform = .identity
  ) -> Scenario {
    var bar = View(.bar, in: 0)
    bar.transform = transform
    return .screen(views + [bar], actions)
  }

  /// The same in a view that has this transform: view 1 is the screen, view 2 the bar.
  static func bar(
    inside transform: Transform, _ actions: [Step.Action] = [.appear, .show()]
  ) -> Scenario {
    var outer = View(.view)
    outer.transform = transform
    return Scenario(views: [outer, .screen(in: 0), View(.bar, in: 1)], steps: actions.map(Step.init))
  }
}

extension Step.Action {
  /// Another app's keyboard.
  static func foreign(_ name: KeyboardNotification.Name = .willShow, _ end: Rect? = .docked) -> Step.Action {
    var notification = KeyboardNotification(name, end: end)
    notification.isLocal = false
    return .keyboard(notification)
  }
}
