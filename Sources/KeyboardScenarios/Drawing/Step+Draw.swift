import PropertyTesting

/// What the steps so far have done to the things that a further step refers to.
struct StepContext {
  let views: [Scenario.View]
  let idiom: Device.Idiom
  var screen: Size
  /// The views that a focus or a scroll can name.
  let focusable: [Int]
  let scrollable: [Int]
  let textViews: [Int]
  let container: Int
  /// Whether the steps post the notifications, and not a simulated keyboard.
  let isScripted: Bool
  /// The end frame of the last notification.
  var lastEnd: Rect?

  init(device: Device, keyboard: Scenario.Keyboard, views: [Scenario.View]) {
    (self.views, isScripted) = (views, keyboard == .scripted)
    idiom = device.idiom
    screen = device.screen
    focusable = views.indices.filter { views[$0].kind.takesFocus }
    scrollable = views.indices.filter { views[$0].kind.scrolls }
    textViews = views.indices.filter { views[$0].kind == .textView }
    container = views.indices.first { views[$0].controller == .subject && views[$0].place == .window } ?? 0
  }
}

extension StepContext: StateModel {
  static let commands = Step.Kind.allCases.map { kind in
    Command<StepContext>(
      "\(kind)", weight: kind.odds, restsOnceIn: kind.restsOnceIn, if: { kind.isPossible(in: $0) },
      draw: { Step.draw(kind, in: $0, like: $1, from: &$2) }
    ).recognized { $0.kind == kind }
  }

  mutating func apply(_ step: Step) {
    if step.action == .rotate { screen = screen.turned }
    if let notification = step.keyboard { lastEnd = notification.end }
  }
}

extension Step {
  /// The kinds of step, plain ones first.
  enum Kind: Int, CaseIterable {
    case appear, focus, keyboard, blur, willDisappear, disappear, tap, rotate, layoutPass, layout, scroll
    case moveScene, moveCaret, safeArea, background, foreground, alert, dismissAlert, keyboardAct

    /// How often chance takes it where all kinds are there.
    var odds: Int {
      switch self {
      case .keyboard: 10
      case .focus: 6
      case .appear, .tap, .layout, .scroll, .rotate: 2
      default: 1
      }
    }

    /// In how many scenarios one does without it: the focus and the keyboard seldom rest, and a screen
    /// always appears.
    var restsOnceIn: Int? {
      switch self {
      case .appear: nil
      case .focus, .keyboard: 12
      default: 2
      }
    }

    /// Whether there is what it refers to.
    func isPossible(in context: StepContext) -> Bool {
      switch self {
      case .focus: !context.focusable.isEmpty
      case .scroll: !context.scrollable.isEmpty
      case .moveScene: context.idiom != .phone
      case .moveCaret: !context.textViews.isEmpty
      case .keyboard: context.isScripted
      case .keyboardAct: !context.isScripted
      default: true
      }
    }
  }

  /// Draws a step of a kind that is possible in `context`.
  static func draw(
    _ kind: Kind, in context: StepContext, like example: Step?, from source: inout Draw
  ) -> Step {
    var step = Step(drawAction(kind, in: context, like: example?.action, from: &source))
    _ = source.optional(
      "timing", like: example.map { $0.after != 0 || !$0.settles }, by: { $0.oneIn(16) },
      value: { source in
        step.after = source.real(
          "after", in: 0 ... .infinity, towards: 0, isFinite: true, unit: 1, like: example?.after
        ) {
          $0.number(of: [0, 0.01, 0.1, 0.45])
        }
        step.settles = !source.flag("is unsettled", like: example.map { !$0.settles }) { $0.oneIn(2) }
      })
    return step
  }

  private static func drawAction(
    _ kind: Kind, in context: StepContext, like example: Action?, from source: inout Draw
  ) -> Action {
    switch kind {
    case .appear: return .appear
    case .willDisappear: return .willDisappear
    case .disappear: return .disappear
    case .blur: return .blur
    case .rotate: return .rotate
    case .layoutPass: return .layoutPass
    case .background: return .background
    case .foreground: return .foreground
    case .alert: return .alert
    case .dismissAlert: return .dismissAlert
    case .keyboardAct:
      let asked = if case .keyboardAct(let act)? = example { act } else { KeyboardAct?.none }
      let possible = KeyboardAct.allCases.filter { context.idiom == .pad || !$0.needsPad }
      return .keyboardAct(source.element("act", of: possible, like: asked))
    case .safeArea:
      let asked = if case .safeArea(let insets)? = example { insets } else { Insets?.none }
      return .safeArea(
        Insets.draw(like: asked, from: &source) { random in
          Insets(top: random.number(of: [0, 20, 40, 47]), bottom: random.number(of: [0, 34, 49]))
        })
    case .focus:
      return .focus(drawView(of: context.focusable, like: example, from: &source))
    case .keyboard:
      let example =
        if case .keyboard(let notification)? = example { notification } else { KeyboardNotification?.none }
      let usual = source.propose {
        KeyboardNotification.usual(on: context.screen, after: context.lastEnd, by: &$0).first
      }
      return .keyboard(KeyboardNotification.draw(on: context.screen, like: example ?? usual, from: &source))
    case .tap, .moveScene, .layout, .scroll, .moveCaret:
      return drawPlacedAction(kind, in: context, like: example, from: &source)
    }
  }

  /// Draws an action that names a place.
  private static func drawPlacedAction(
    _ kind: Kind, in context: StepContext, like example: Action?, from source: inout Draw
  ) -> Action {
    let screen = context.screen
    switch kind {
    case .tap:
      return .tap(
        Point.draw(like: example?.point, from: &source) {
          Point($0.real(in: 0...max(1, screen.width)), $0.real(in: 0...max(1, screen.height)))
        })
    case .moveScene:
      return .moveScene(
        Point.draw(like: example?.point, from: &source) {
          Point($0.number(of: [0, 24, 100, 312]), $0.number(of: [0, 24, 100, 500]))
        })
    case .scroll:
      let view = drawView(of: context.scrollable, like: example, from: &source)
      return .scroll(view, Point.draw(like: example?.point, from: &source) { Point(0, $0.real(in: 0...600)) })
    case .moveCaret:
      let view = drawView(of: context.textViews, like: example, from: &source)
      return .moveCaret(
        view,
        Rect.draw(towards: Scenario.View.plainCaret, like: example?.frame, from: &source) {
          Rect(5, $0.real(in: 0...2000).rounded(), 2, 20)
        })
    default:
      let placed = context.views.indices.filter { context.views[$0].kind != .bar }
      let view = drawView(of: placed, like: example, from: &source)
      let plain = Rect(0, 0, screen.width, screen.height)
      return .layout(
        view,
        Rect.draw(towards: plain, like: example?.frame, from: &source) { random in
          usualLayout(of: context.views[view], on: screen, by: &random)
        })
    }
  }

  private static func drawView(of indices: [Int], like example: Action?, from source: inout Draw) -> Int {
    source.element("view", of: indices, like: example?.view)
  }

  /// A frame near the one that the view has: moved by what a bar is high, or made smaller by it.
  private static func usualLayout(of view: Scenario.View, on screen: Size, by random: inout Random) -> Rect {
    let bar = random.number(of: [20, 44, 64, 88])
    let frame = view.frame ?? Rect(0, 0, screen.width, screen.height)
    return random.oneIn(2)
      ? Rect(frame.x, frame.y + bar, frame.width, frame.height)
      : Rect(frame.x, frame.y + bar, frame.width, max(10, frame.height - bar))
  }
}

extension Step {
  var kind: Kind {
    switch action {
    case .appear: .appear
    case .focus: .focus
    case .keyboard: .keyboard
    case .blur: .blur
    case .willDisappear: .willDisappear
    case .disappear: .disappear
    case .tap: .tap
    case .rotate: .rotate
    case .layoutPass: .layoutPass
    case .layout: .layout
    case .scroll: .scroll
    case .moveScene: .moveScene
    case .moveCaret: .moveCaret
    case .safeArea: .safeArea
    case .background: .background
    case .foreground: .foreground
    case .alert: .alert
    case .dismissAlert: .dismissAlert
    case .keyboardAct: .keyboardAct
    }
  }
}

extension Step.Action {
  fileprivate var view: Int? {
    switch self {
    case .focus(let view), .layout(let view, _), .scroll(let view, _), .moveCaret(let view, _): view
    default: nil
    }
  }

  fileprivate var point: Point? {
    switch self {
    case .tap(let point), .moveScene(let point), .scroll(_, let point): point
    default: nil
    }
  }

  fileprivate var frame: Rect? {
    switch self {
    case .layout(_, let frame), .moveCaret(_, let frame): frame
    default: nil
    }
  }
}
