import KeyboardScenarios

/// What follows from the views of a scenario before anything is built.
///
/// A class, because it is handed from play to play, and is never copied.
final class StagePlan {
  let models: [Scenario.View]
  let container: Int
  let bar: Int?
  let frames: [Rect?]
  /// How many views lie behind each in the same kept view or in the root of the window, the container not counted, which
  /// comes later; nil elsewhere.
  private(set) var rank: [Int?] = []
  /// The views that may answer for the first responder: all others are UIKit's own, and answer for themselves.
  private(set) var answering: [Int] = []
  /// Which views can serve in the next play too: the stage's own without any state that could not be undone, and held
  /// by nobody but such views, the window or the subject's screen.
  private(set) var isKept: [Bool] = []
  /// Which views are to be built although the kept ones are there: also those kept ones that fill what lies around them,
  /// or lie in what is made anew.
  private(set) var unfinished: [Int] = []
  /// How many views lie in each, and in the root of the window, the container not counted.
  private(set) var childCount: [Int]
  private(set) var topCount = 0
  /// Which views are more than a plain one in its place.
  private(set) var dressed: [Int] = []

  init(_ scenario: Scenario) {
    models = scenario.views
    (container, bar) = (scenario.container, scenario.bar)
    frames = models.map(\.frame)
    childCount = Array(repeating: 0, count: models.count)
    for (index, view) in models.enumerated() {
      let staysBelow = view.parent.map { isKept[$0] } ?? (view.place == .window)
      rank.append(staysBelow ? view.parent.map { childCount[$0] } ?? topCount : nil)
      if index != container {
        if let parent = view.parent { childCount[parent] += 1 } else if staysBelow { topCount += 1 }
      }
      if Self.mayAnswer(view) { answering.append(index) }
      let isHeld = staysBelow || view.parent == container
      isKept.append(isHeld && view.kind == .view && view.controller == .none)
      if !isKept[index] || view.frame == nil || view.parent == container { unfinished.append(index) }
      if view.kind != .view || view.isDressed { dressed.append(index) }
    }
  }

  private static func mayAnswer(_ view: Scenario.View) -> Bool {
    switch view.kind {
    case .claimer, .searchBar, .bar: true
    case .view, .textField, .textView, .scrollView, .keyInput: view.controller == .subject
    }
  }
}

extension Scenario.View {
  fileprivate var isDressed: Bool {
    transform != .identity || isHidden || alpha != 1 || clips || accessory > 0
  }
}
