import KeyboardScenarios

/// The focused view of a container, and how much room a docked keyboard leaves it.
///
/// All in screen coordinates. Symbols are those of the specification.
struct Need {
  let view: Int
  /// Fmin now, and without a keyboard: what must be visible.
  let essential: Rect
  let restingEssential: Rect
  /// The view's whole bounds without a keyboard.
  let restingBounds: Rect
  /// T; infinite where nothing takes space away.
  let keyboardTop: Double
  /// Where the container's safe content begins without a keyboard: nothing that was below it may end above.
  let topLimit: Double
  let margin: Double
  /// The lift of the innermost container that holds the view: that of all containers together.
  let lift: Double
  /// How far the lowest of these containers reaches under the keyboard, at rest.
  let overlap: Double

  /// Whether what must be visible has room above the keyboard.
  var fits: Bool { essential.height <= keyboardTop - topLimit - margin }

  /// Whether the whole view has.
  var hasRoomForWhole: Bool { restingBounds.height <= keyboardTop - topLimit - margin }

  /// Fmax without a keyboard: the whole view if it has room, otherwise only what must be visible.
  var restingWhole: Rect { hasRoomForWhole ? restingBounds : restingEssential }

  func need(of resting: Rect) -> Double {
    max(0, resting.maxY + margin - keyboardTop)
  }
}

extension Situation {
  /// What the focused view needs.
  ///
  /// Judged only where the subject must have acted: the focus and the layout have not changed since
  /// the last signal (a technique that hears notifications cannot see a silent change of focus, and
  /// a view that only moves calls no layoutSubviews).
  /// - Parameter afterSignal: whether the focus must not have changed since the last signal.
  func need(afterSignal: Bool = true) throws(Reason) -> Need {
    guard isVisible else { throw "the screen is not there" }
    guard !entry.hasStrangeFocus else { throw "a view of the screen's own is focused" }
    guard let view = entry.focus else { throw "nothing is focused" }
    guard scenario.isView(view, in: container) else { throw "the focus is elsewhere" }
    guard !afterSignal || !entry.hasStaleFocus else { throw "the focus changed without a signal" }
    guard !entry.hasStaleLayout else { throw "the layout changed without a signal" }
    guard !entry.isUncertain else { throw "nobody can be sure of the keyboard" }
    guard canRise else { throw "the screen is turned" }
    let rest = try rest.get()
    guard now.views[view].isInWindow, rest.views[view].isInWindow else {
      throw "the focused view is not there"
    }
    guard scenario.offsets(in: now) == scenario.offsets(in: rest) else { throw "something scrolled" }
    return need(of: view, rest: rest)
  }

  /// By how many points two positions may differ that ought to be one.
  static let rounding = 1e-6

  private func need(of view: Int, rest: Snapshot) -> Need {
    let containers = scenario.path(from: view).filter { scenario.views[$0].controller == .subject }
    let top = keyboardTop ?? .infinity
    let inner = containers.first ?? container
    return Need(
      view: view,
      essential: now.views[view].essential ?? now.views[view].screen,
      restingEssential: rest.views[view].essential ?? rest.views[view].screen,
      restingBounds: rest.views[view].screen,
      keyboardTop: top, topLimit: rest.contentTop, margin: claims.margin,
      lift: rest.views[inner].screen.y - now.views[inner].screen.y,
      overlap: containers.map { max(0, rest.views[$0].screen.maxY - top) }.max() ?? 0)
  }

  /// Whether a move along the y axis of the moved view's superview moves it up or down on the screen:
  /// under a superview turned by 90 degrees, or scaled to nothing, no move of y alone can help.
  var canRise: Bool {
    abs(scale) > 0.001 && toScreen.determinant != 0
  }

  /// Points on the screen for each point along the y axis of the moved view's superview; negative if that is
  /// upside down.
  var scale: Double { toScreen.d }

  private var toScreen: Transform {
    ancestors.reduce(Transform.identity) { $0.concatenating(scenario.views[$1].transform) }
  }

  /// Whether it is a move up or down and nothing else.
  var isUpright: Bool {
    canRise
      && ancestors.allSatisfy { scenario.views[$0].transform.b == 0 && scenario.views[$0].transform.c == 0 }
  }

  /// Whether anything above the moved view is scaled or turned.
  var isTransformed: Bool { ancestors.contains { scenario.views[$0].transform.isMoreThanShift } }

  private var ancestors: ArraySlice<Int> { scenario.path(from: moved ?? container).dropFirst() }

  /// Whether what must be visible is so without a keyboard: inside the container and everything that
  /// clips. Otherwise it is hidden by other hands than the keyboard.
  ///
  /// No screen may rise by more than the keyboard covers of it (I3), so that what lies beyond its edge would stay as
  /// far under the keyboard: there, only rounding is forgiven.
  func isInView(_ need: Need) -> Bool {
    guard case .success(let rest) = rest else { return false }
    return scenario.path(from: need.view).allSatisfy { ancestor in
      let view = scenario.views[ancestor]
      let isScreen = ancestor == container || view.controller == .subject
      return !(isScreen || view.clips || view.kind.scrolls)
        || need.restingEssential.isInside(
          rest.views[ancestor].screen, tolerance: isScreen ? Self.rounding : claims.tolerance)
    }
  }
}
