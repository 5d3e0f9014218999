import PropertyTesting

extension EventOrder {
  /// Collects the steps of one order, for the screen as it is at each of them.
  struct Builder {
    private(set) var steps: [Step] = []
    private(set) var screen: Size
    /// How high the keyboard is that this order is about, in points.
    let height: Double
    private let context: StepContext

    init(_ context: StepContext, by random: inout Random) {
      (self.context, screen) = (context, context.screen)
      let last = context.lastEnd.flatMap { $0.height >= 100 && $0.height <= 500 ? $0.height : nil }
      height = last ?? random.number(of: [216, 216, 258, 291, 336])
    }

    var docked: Rect { docked(height) }
    var below: Rect { Rect(0, screen.height, screen.width, height) }
    var undocked: Rect { Rect(0, max(0, screen.height - height - 100), screen.width, height) }
    var floating: Rect { Rect(screen.width / 8, max(0, screen.height / 2 - 125), 320, 250) }

    func docked(_ height: Double) -> Rect {
      Rect(0, screen.height - height, screen.width, height)
    }

    mutating func add(_ action: Step.Action, _ change: (inout Step) -> Void = { _ in }) {
      var step = Step(action)
      change(&step)
      steps.append(step)
    }

    mutating func post(
      _ name: KeyboardNotification.Name, _ end: Rect, duration: Double = 0.25, curve: Int = 7,
      isLocal: Bool = true, _ change: (inout Step) -> Void = { _ in }
    ) {
      var notification = KeyboardNotification(name, end: end)
      (notification.duration, notification.curve, notification.isLocal) = (duration, curve, isLocal)
      add(.keyboard(notification), change)
    }

    mutating func show() {
      for name in [KeyboardNotification.Name.willChangeFrame, .willShow, .didChangeFrame, .didShow] {
        post(name, docked)
      }
    }

    mutating func hide() {
      for name in [KeyboardNotification.Name.willChangeFrame, .willHide, .didChangeFrame, .didHide] {
        post(name, below)
      }
    }

    mutating func focus(by random: inout Random) {
      if !context.focusable.isEmpty { add(.focus(random.element(of: context.focusable))) }
    }

    mutating func scroll(by random: inout Random) {
      guard !context.scrollable.isEmpty else { return }
      add(.scroll(random.element(of: context.scrollable), Point(0, random.real(in: 0...300))))
    }

    mutating func rotate(settles: Bool) {
      add(.rotate) { $0.settles = settles }
      screen = screen.turned
    }

    mutating func layOutContainer(by random: inout Random) {
      let top = random.number(of: [0, 20, 44, 64])
      let frame = context.views[context.container].frame ?? Rect(0, 0, screen.width, screen.height)
      add(.layout(context.container, Rect(frame.x, top, frame.width, max(1, frame.height - top))))
    }
  }
}
