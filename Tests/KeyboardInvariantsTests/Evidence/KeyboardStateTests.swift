import KeyboardInvariants
import KeyboardScenarios
import Testing

@Suite struct KeyboardStateTests {
  @Test(
    arguments: [
      (Rect.docked, 451),
      (Rect(0, 451, 374, 216), 451), (Rect(0, 451, 373.9, 216), nil),
      (Rect(0, 450, 375, 216), 450), (Rect(0, 449.9, 375, 216), nil),
      (Rect(0, 666.5, 375, 216), 666.5), (Rect(0, 666.6, 375, 216), nil),
      (Rect(0, 612, 375, 313), 612), (Rect(0, -100, 375, 767), -100),
      (Rect(0, 667, 375, 216), nil), (Rect(0, 451, 375, 0), nil), (.zero, nil), (.null, nil),
      (Rect(0, .nan, 375, 216), nil), (Rect(0, 451, .infinity, 216), nil),
      (.floating, nil), (Rect(0, -264, 375, 304), nil),
    ] as [(Rect, Double?)])
  func `a docked keyboard is as wide as the screen, down to its bottom, and visible`(
    frame: Rect, top: Double?
  ) {
    #expect(KeyboardState.shown(frame).dockedTop(on: Size(375, 667)) == top)
  }

  @Test func `a hidden keyboard has no top`() {
    #expect(KeyboardState.hidden.dockedTop(on: Size(375, 667)) == nil)
  }
}
