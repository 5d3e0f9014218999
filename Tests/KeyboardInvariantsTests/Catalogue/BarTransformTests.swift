import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I43: a raised bar keeps the transform that its owner gave it.
  @Suite @MainActor struct BarTransformTests {
    // Half as large, the bar ends at 656, and so 205 under the keyboard.
    private let half = Transform(0.5, 0, 0, 0.5, 0, 0)

    @Test func `I43 holds for a transform that is shifted last`() {
      #expect(judge("I43", .bar(), on: BarSubject.honest) == .held)
      #expect(judge("I43", .bar(transform: half), on: BarSubject.honest) == .held)
      #expect(judge("I43", .bar(inside: half), on: BarSubject.honest) == .held)
    }

    @Test func `I43 sees a shift that comes first`() {
      let subject = BarSubject.toolbar { screen in
        screen.bar.transform = screen.bar.transform.translatedBy(x: 0, y: -205)
      }
      #expect(
        judge("I43", .bar(transform: half), on: subject)
          == .violated(
            "bar: its transform is [0.5, 0, 0, 0.5, 0, -102.5] and not [0.5, 0, 0, 0.5, 0, -205]", 102.5,
            step: 1))
    }

    @Test func `I43 sees a transform that is overwritten`() {
      let subject = BarSubject.toolbar { screen in
        screen.bar.transform = CGAffineTransform(translationX: 0, y: -205)
      }
      #expect(
        judge("I43", .bar(transform: half), on: subject)
          == .violated(
            "bar: its transform is [1, 0, 0, 1, 0, -205] and not [0.5, 0, 0, 0.5, 0, -205]", 0.5, step: 1))
    }

    /// Without a keyboard it is lost too, so that the two runs agree.
    @Test func `I43 sees a transform that is lost before any keyboard comes`() {
      let subject = BarSubject.toolbar(hearsLayout: true) { screen in
        screen.bar.transform = CGAffineTransform(translationX: 0, y: screen.keyboard == nil ? 0 : -216)
      }
      #expect(
        judge("I43", .bar(transform: half), on: subject)
          == .violated(
            "bar: its transform is [1, 0, 0, 1, 0, -216] and not [0.5, 0, 0, 0.5, 0, -216]", 0.5, step: 1))
    }

    @Test func `I43 wants the transform back when the keyboard has gone`() {
      let subject = BarSubject.toolbar { screen in
        if screen.keyboard != nil { screen.raise(by: 205) } else { screen.bar.transform = .identity }
      }
      #expect(
        judge("I43", .bar([.appear, .show(), .hide()], transform: half), on: subject)
          == .violated(
            "bar: its transform is [1, 0, 0, 1, 0, 0] and not [0.5, 0, 0, 0.5, 0, 0]", 0.5, step: 2))
    }

    @Test(
      arguments: [
        (215.5, 0, .held), (216, 0.001, .violated(leftOver(0.001), 0.001, step: 2)),
      ] as [(Double, Double, Judgement)])
    func `I43 allows half a point while the bar is up, and nothing after`(
      up: Double, after: Double, judgement: Judgement
    ) {
      let subject = BarSubject.toolbar { $0.raise(by: $0.keyboard == nil ? -after : up) }
      #expect(judge("I43", .bar([.appear, .show(), .hide()]), on: subject) == judgement)
    }

    nonisolated private static func leftOver(_ shift: Double) -> String {
      "bar: its transform is [1, 0, 0, 1, 0, \(shift)] and not [1, 0, 0, 1, 0, 0]"
    }
  }
}
