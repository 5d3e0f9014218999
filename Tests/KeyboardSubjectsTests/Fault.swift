import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import Testing

/// A published fault: what happens, what the published code makes of it, and what is right.
struct Fault: Sendable, CustomTestStringConvertible {
  let id: String
  let scenario: Scenario
  let published: [Sight]
  let repaired: [Sight]
  /// Which published system has the fault, and which are the repaired ones.
  let system: System

  /// A published system, and those that promise the same and keep it.
  struct System: Sendable {
    let published: any KeyboardSubject
    let repaired: [any KeyboardSubject]

    static let occlusionShift = System(
      published: ShippedSubjects.occlusionShiftPublished, repaired: [ShippedSubjects.occlusionShiftRepaired])
    static let toolbar = System(
      published: ShippedSubjects.toolbarPublished, repaired: [ShippedSubjects.toolbarRepaired])
    static let constraintBar = System(
      published: ShippedSubjects.constraintBarPublished, repaired: [ShippedSubjects.constraintBarRepaired])
  }

  init(
    _ id: String, of system: System = .occlusionShift, _ scenario: Scenario, published: Sight...,
    repaired: Sight...
  ) {
    (self.id, self.system, self.scenario) = (id, system, scenario)
    (self.published, self.repaired) = (published, repaired)
  }

  var testDescription: String { id }

  /// All that a scenario can express.
  static let all = keyboard + focus + lifecycle + frames + toolbar + constraintBar
}

// What the keyboard does.
extension Fault {
  private static let keyboard = [
    Fault(
      "F004-01", .screen(.root(), .field(), steps: [.appear, .focus(1), .show(216), .show(216), .show(216)]),
      published: .after(3, .root(0, -189, 375, 667), .ends(451)),
      .after(4, .root(0, 0, 375, 667), .ends(640)),
      .after(5, .root(0, -189, 375, 667), .ends(451)),
      repaired: .after(4, .rootY(-189), .ends(451))),
    Fault(
      "F004-02", .screen(.root(), .field(), steps: [.appear, .focus(1), .show(216), .show(258)]),
      published: .after(4, .root(0, -42, 375, 667), .ends(598)),
      repaired: .after(4, .rootY(-231), .ends(409))),
    Fault(
      "F004-20", .screen(.root(), .field(), steps: [.appear, .focus(1), .keyboard(slow)]),
      published: .after(3, .animation(duration: 0.25, curve: 0)),
      repaired: .after(3, .animation(duration: 0.4, curve: 7))),
    Fault(
      "F004-22", .screen(.root(), .field(), steps: [.appear, .focus(1), .show(216), .keyboard(grown)]),
      published: .after(4, .root(0, -189, 375, 667), .ends(451)),
      repaired: .after(4, .rootY(-231), .ends(409))),
  ]

  private static let slow: KeyboardNotification = {
    var notification = KeyboardNotification(.willShow, end: Rect(0, 451, 375, 216))
    (notification.duration, notification.curve) = (0.4, 7)
    return notification
  }()

  private static let grown = KeyboardNotification(.willChangeFrame, end: Rect(0, 409, 375, 258))
}

// Where the focus is.
extension Fault {
  private static let focus = [
    Fault(
      "F004-04",
      .screen(
        .root(), .field(y: 600), .field(y: 500),
        steps: [.appear, .focus(1), .show(216), .focus(2), .show(216)]),
      published: .after(5, .root(0, 0, 375, 667), .ends(540)),
      repaired: .after(5, .rootY(-89), .ends(451))),
    Fault(
      "F004-05",
      .screen(.root(), .field(y: 500), .field(y: 600), steps: [.appear, .focus(1), .show(216), .focus(2)]),
      published: .after(4, .root(0, -89, 375, 667), .ends(551)),
      repaired: .after(4, .rootY(-189), .ends(451))),
    Fault(
      "F004-14", .screen(.root(), .text(caretY: 30), steps: [.appear, .focus(1), .show(216)]),
      published: .after(3, .root(0, -216, 375, 667), .begins(-196)),
      repaired: .after(3, .rootY(0))),
    Fault(
      "F004-19",
      .screen(
        .root(), .root(Rect(0, 0, 375, 667), in: 0), .field(in: 1),
        steps: [.appear, .focus(2), .show(216), .show(216), .show(216)]),
      published: .after(3, .rootY(-189), .childY(0), .ends(451)),
      .after(4, .rootY(0), .childY(-189), .ends(451)), .after(5, .rootY(0), .childY(0), .ends(640)),
      repaired: .after(3, .ends(451)), .after(4, .ends(451)), .after(5, .ends(451))),
  ]
}

// How the screen comes and goes.
extension Fault {
  private static let bar = Step.Action.layout(0, Rect(0, 64, 375, 603))

  private static let lifecycle = [
    Fault(
      "F004-09",
      .screen(.root(Rect(0, 0, 375, 603)), .field(y: 100), steps: [.appear, bar, .focus(1), .show(216)]),
      published: .after(4, .root(0, 0, 375, 603), .ends(140)),
      repaired: .after(4, .rootY(64))),
    Fault(
      "F004-09b",
      .screen(
        .root(Rect(0, 0, 375, 603)), .field(y: 540), steps: [.appear, bar, .focus(1), .show(216), .hide]),
      published: .after(4, .root(0, -193, 375, 603), .ends(387)),
      .after(5, .root(0, 0, 375, 603), .ends(580)),
      repaired: .after(4, .rootY(-129), .ends(451)), .after(5, .rootY(64))),
    Fault(
      "F004-10",
      .screen(
        .root(), .field(),
        steps: [.appear, .focus(1), .show(216), .willDisappear, .hide, .appear, .focus(1), .show(258), .hide]),
      published: .after(5, .root(0, -189, 375, 667), .ends(451)),
      .after(8, .root(0, -231, 375, 667), .ends(409)), .after(9, .root(0, -189, 375, 667), .ends(451)),
      repaired: .after(5, .rootY(0)), .after(9, .rootY(0))),
    Fault(
      "F004-11",
      .screen(.root(), .field(), steps: [.appear, .focus(1), .show(216), .willDisappear, .appear, .hide]),
      published: .after(6, .root(0, -189, 375, 667), .ends(451)),
      repaired: .after(6, .rootY(0))),
  ]
}

// Which frames there are.
extension Fault {
  private static let stageManager = Device(
    screen: Size(1024, 1366), idiom: .pad, scene: Rect(100, 500, 700, 800))

  private static let frames = [
    Fault(
      "F004-06",
      .screen(
        .root(Rect(80, 0, 295, 667)), .field(Rect(20, 600, 255, 40)),
        steps: [.appear, .focus(1), .show(216), .hide]),
      published: .after(3, .root(0, -189, 295, 667), .ends(451)),
      .after(4, .root(0, 0, 295, 667), .ends(640)),
      repaired: .after(3, .root(80, -189, 295, 667)), .after(4, .root(80, 0, 295, 667))),
    Fault(
      "F004-13",
      .screen(
        .root(), .field(Rect(20, 740, 660, 40)), on: stageManager,
        steps: [.appear, .focus(1), .show(Rect(0, 968, 1024, 398))]),
      published: .after(3, .root(0, 0, 700, 800), .ends(1280)),
      repaired: .after(3, .rootY(-312), .ends(968))),
    Fault(
      "F004-16", .screen(.root(), .field(), steps: [.appear, .focus(1), .show(.zero)]),
      published: .after(3, .root(0, -640, 375, 667), .ends(0)),
      repaired: .after(3, .rootY(0))),
    Fault(
      "F004-17",
      .screen(
        .root(), .field(Rect(20, 900, 300, 40)), on: Device(screen: Size(768, 1024), idiom: .pad),
        steps: [.appear, .focus(1), .show(Rect(400, 300, 320, 250))]),
      published: .after(3, .root(0, -640, 768, 1024), .ends(300)),
      repaired: .after(3, .rootY(0))),
  ]
}
