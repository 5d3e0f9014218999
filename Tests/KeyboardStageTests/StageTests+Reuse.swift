import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PortableUIKit
import PropertyTesting
import Testing

// A play may use the window and the plain views of the one before.
extension StageTests {
  @Test func `a play on used views sees what a fresh one does`() {
    let subjects = ShippedSubjects.all
    let before = Stage.reuseCount
    for index in 0..<150 {
      var source = Draw(seed: Random.seed(campaign: 12, block: 0, index: index))
      let scenario = Scenario.draw(from: &source)
      let pair = [subjects[index % subjects.count], subjects[(index + 3) % subjects.count]]
      let fresh = pair.map { Stage.play(scenario, on: $0, onNewViews: true) }
      for turn in [0, 1, 0] {
        let isSame = isSame(Stage.play(scenario, on: pair[turn]), fresh[turn])
        #expect(isSame, "case \(index)")
      }
    }
    #expect(Stage.reuseCount - before > 100)
  }

  /// What is no number is equal to nothing, not even to itself, but reads the same.
  private func isSame(_ one: Trace, _ other: Trace) -> Bool {
    one == other || "\(one)" == "\(other)"
  }

  @Test(arguments: [
    Spoiler("alpha", true) { $0.alpha = 0.5 }, Spoiler("transform", true) { $0.transform.ty = -9 },
    Spoiler("frame", true) { $0.frame.origin.y = 99 }, Spoiler("subview", true) { $0.addSubview(UIView()) },
    Spoiler("overlay", true) { $0.window?.addSubview(UIView(frame: $0.window?.bounds ?? .zero)) },
    Spoiler("removal", false) { $0.removeFromSuperview() },
    Spoiler("recognizer", false) { $0.addGestureRecognizer(UITapGestureRecognizer()) },
    Spoiler("parent's insets", false) { view in
      view.window?.rootViewController?.additionalSafeAreaInsets.top = 20
    },
  ])
  func `what a screen does to plain views is gone, or they are not used again`(spoiler: Spoiler) {
    let scenario = Scenario.screen(
      [.field(), Scenario.View(.view, frame: Rect(0, 0, 375, 200), in: 0)], .appear, .focus(1), .show(216),
      .hide)
    let subject = ScreenSubject("spoiler") { SpoilingScreen(spoiler.spoil) }
    let fresh = Stage.play(scenario, on: subject, onNewViews: true)
    #expect(fresh.isReleased == true)
    let before = Stage.reuseCount
    for _ in 0..<3 { #expect(Stage.play(scenario, on: subject) == fresh) }
    #expect(Stage.reuseCount - before == (spoiler.isUndone ? 2 : 0))
  }

  @Test
  func `what a screen puts into a plain view is gone with it, before anybody is told of a keyboard again`() {
    let scenario = Scenario.screen(
      [Scenario.View(.view, frame: Rect(0, 0, 9, 9), in: 0)], .appear, .show(216))
    let log = Listener.Log()
    let subject = ScreenSubject("spacing") { SpoilingScreen { $0.addSubview(HearingView(log)) } }
    for _ in 0..<3 { _ = Stage.play(scenario, on: subject) }
    #expect(log.lines.count == 3)
  }

  @Test func `what has moved since the play before is not used again`() {
    let scenario = Scenario.screen([Scenario.View(.view, frame: Rect(0, 0, 9, 9), in: 0)], .appear)
    let log = Kept()
    let subject = ScreenSubject("kept") { SpoilingScreen { log.view = $0 } }
    let first = Stage.play(scenario, on: subject)
    let before = Stage.reuseCount
    log.view?.center.x += 50
    #expect(Stage.play(scenario, on: subject) == first)
    #expect(Stage.reuseCount == before)
    #expect(Stage.play(scenario, on: subject) == first)
    #expect(Stage.reuseCount == before + 1)
  }

  /// Something that a screen does to the plain view in it, and whether that can be undone.
  struct Spoiler: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isUndone: Bool
    let spoil: @MainActor @Sendable (UIView) -> Void

    init(_ name: String, _ isUndone: Bool, _ spoil: @MainActor @Sendable @escaping (UIView) -> Void) {
      (testDescription, self.isUndone, self.spoil) = (name, isUndone, spoil)
    }
  }
}

private final class SpoilingScreen: UIViewController {
  private let spoil: @MainActor (UIView) -> Void

  init(_ spoil: @MainActor @escaping (UIView) -> Void) {
    self.spoil = spoil
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    if let plain = view.subviews.first(where: { type(of: $0) == UIView.self }) { spoil(plain) }
  }
}

@MainActor private final class Kept {
  weak var view: UIView?
}

/// Writes down every keyboard that it hears of while it lives.
private final class HearingView: UIView {
  private var token: (any NSObjectProtocol)?

  init(_ log: Listener.Log) {
    super.init(frame: .zero)
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { if self != nil { log.lines.append("keyboard") } }
    }
  }

  required init?(coder: NSCoder) { nil }
}
