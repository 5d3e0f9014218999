import KeyboardScenarios

// The toolbar that rides on the keyboard by its transform: 44 points high, at the bottom of the safe area.
extension Fault {
  static let toolbar = [
    Fault(
      "F000-01", of: .toolbar, .bar(on: .pad, steps: [.appear, .show(Rect(0, 969, 768, 313))]),
      published: .after(2, .shift(-313), .barEnds(711)),
      repaired: .after(2, .shift(-55), .barEnds(969))),
    Fault(
      "F000-02", of: .toolbar, .bar(in: [.opaqueTabBar], steps: [.appear, .show(216), .hide]),
      published: .after(2, .shift(-216), .barEnds(402)), .after(3, .shift(0), .barEnds(618)),
      repaired: .after(2, .shift(-167), .barEnds(451)), .after(3, .shift(0), .barEnds(618))),
    Fault(
      "F000-03", of: .toolbar,
      .bar(on: .withHomeIndicator, steps: [.appear, .show(Rect(0, 521, 375, 291))]),
      published: .after(2, .shift(-291), .barEnds(487)),
      repaired: .after(2, .shift(-257), .barEnds(521))),
    Fault(
      "F000-04", of: .toolbar,
      .bar(on: .pad, in: [.formSheet], steps: [.appear, .show(Rect(0, 760, 768, 264))]),
      published: .after(2, .shift(-264), .barEnds(558)),
      repaired: .after(2, .shift(-62), .barEnds(760))),
    Fault(
      "F000-05", of: .toolbar,
      .bar(on: Device(screen: Size(320, 568)), steps: [.appear, .show(Rect(0, 315, 320, 253))]),
      published: .after(2, .shift(0), .barEnds(568)),
      repaired: .after(2, .shift(-253), .barEnds(315))),
    Fault(
      "F000-08", of: .toolbar, .bar(on: .pad, steps: [.appear, .show(Rect(400, 300, 320, 250))]),
      published: .after(2, .shift(-250), .barEnds(774)),
      repaired: .after(2, .shift(0), .barEnds(1024))),
  ]
}

// The bar whose bottom constraint follows the keyboard.
extension Fault {
  static let constraintBar = [
    Fault(
      "F002-01", of: .constraintBar,
      .bar(.root(Rect(0, 64, 375, 603)), steps: [.appear, .change(Rect(0, 451, 375, 216)), .change(.below)]),
      published: .after(2, .constant(152), .barEnds(515)), .after(3, .constant(-64), .barEnds(731)),
      repaired: .after(2, .constant(216), .barEnds(451)), .after(3, .constant(0), .barEnds(667))),
    Fault(
      "F002-03", of: .constraintBar,
      .bar(.root(Rect(0, 0, 375, 618)), steps: [.appear, .change(Rect(0, 451, 375, 216)), .change(.below)]),
      published: .after(2, .constant(167), .barEnds(451)), .after(3, .constant(-49), .barEnds(667)),
      repaired: .after(2, .constant(167), .barEnds(451)), .after(3, .constant(0), .barEnds(618))),
    Fault(
      "F002-04", of: .constraintBar,
      .bar(
        on: .pad, in: [.formSheet],
        steps: [.appear, .change(Rect(0, 760, 768, 264)), .change(Rect(0, 1024, 768, 264))]),
      published: .after(2, .constant(-140), .barEnds(962)), .after(3, .constant(-404), .barEnds(1226)),
      repaired: .after(2, .constant(62), .barEnds(760)), .after(3, .constant(0), .barEnds(822))),
    Fault(
      "F002-05", of: .constraintBar, .bar(steps: [.appear, .change(.zero)]),
      published: .after(2, .constant(667), .barEnds(0)),
      repaired: .after(2, .constant(0), .barEnds(667))),
    Fault(
      "F002-07", of: .constraintBar, .bar(steps: [.appear, .change(Rect(0, 451, 375, 216)), .hide]),
      published: .after(3, .constant(216), .barEnds(451)),
      repaired: .after(3, .constant(0), .barEnds(667))),
    Fault(
      "F002-09", of: .constraintBar, turned,
      published: .after(4, .constant(454), .barEnds(-79)),
      repaired: .after(4, .constant(162), .barEnds(213))),
    Fault(
      "F002-11", of: .constraintBar,
      .bar(
        on: Device(screen: Size(1024, 1366), idiom: .pad, scene: Rect(100, 500, 700, 800)),
        steps: [.appear, .change(Rect(0, 968, 1024, 398)), .change(Rect(0, 1366, 1024, 398))]),
      published: .after(2, .constant(-168), .barEnds(1468)), .after(3, .constant(-566), .barEnds(1866)),
      repaired: .after(2, .constant(332), .barEnds(968)), .after(3, .constant(0), .barEnds(1300))),
    Fault(
      "F002-12", of: .constraintBar, .bar(steps: [.appear, .keyboard(ofAnotherApp)]),
      published: .after(2, .constant(216), .barEnds(451)),
      repaired: .after(2, .constant(0), .barEnds(667))),
  ]

  /// The keyboard for the turned screen comes before the layout pass that turns the view.
  private static let turned: Scenario = {
    var scenario = Scenario.bar(steps: [.appear, .rotate, .change(Rect(0, 213, 667, 162)), .layoutPass])
    for step in [1, 2] { scenario.steps[step].settles = false }
    return scenario
  }()

  private static let ofAnotherApp: KeyboardNotification = {
    var notification = KeyboardNotification(.willChangeFrame, end: Rect(0, 451, 375, 216))
    notification.isLocal = false
    return notification
  }()
}

extension Scenario {
  /// A screen with nothing in it but its own bar, which is the last of the views.
  static func bar(
    _ root: View = .root(), on device: Device = .plain, in around: [Surrounding] = [],
    steps actions: [Step.Action]
  ) -> Scenario {
    var scenario = Scenario(
      device: device, views: [root, View(.bar, in: 0)], steps: actions.map { Step($0) })
    scenario.around = around
    return scenario
  }
}

extension Device {
  fileprivate static let pad = Device(screen: Size(768, 1024), idiom: .pad)

  fileprivate static let withHomeIndicator: Device = {
    var device = Device(screen: Size(375, 812))
    device.safeArea = Insets(top: 44, bottom: 34)
    return device
  }()
}

extension Rect {
  /// Just below the screen of the plain phone.
  fileprivate static let below = Rect(0, 667, 375, 216)
}

extension Step.Action {
  fileprivate static func change(_ end: Rect) -> Step.Action {
    .keyboard(KeyboardNotification(.willChangeFrame, end: end))
  }
}
