import KeyboardScenarios

extension Invariant {
  /// I41: a bar stands where it does without a keyboard, or on top of the keyboard.
  public static let flush = Invariant(
    "I41", .broken, "the bar ends at the top of the keyboard, or where it rests if that is higher",
    always: { situation in .of { () throws(Reason) in try situation.judgeFlush() } })

  /// I42: a bar is never lifted by more than the keyboard covers of it.
  public static let barBounded = Invariant(
    "I42", .broken, "the bar is lifted by no more than the keyboard covers below it",
    always: { situation in
      .of { () throws(Reason) in
        let bar = try situation.barPlace()
        let excess = bar.lift - max(0, bar.rest.maxY - bar.keyboardTop)
        guard excess > situation.claims.tolerance else { return .held }
        return situation.violated("\(bar.name) is lifted \(points(excess)) too far", excess)
      }
    })

  /// I43: a bar that rides by its transform keeps the one that it had, shifted along its superview's y.
  public static let composedTransform = Invariant(
    "I43", .broken, "the bar's transform is the one at rest, then the lift in the superview's coordinates",
    always: { situation in
      .of { () throws(Reason) in
        let bar = try situation.barPlace()
        guard bar.hasRoom else { throw "there is no room for the bar above the keyboard" }
        let lift = max(0, bar.rest.maxY - bar.keyboardTop) / situation.scale
        // That of the owner, where there is one: a subject may have lost it before any keyboard came.
        let owners = situation.scenario.views[bar.view].transform
        let resting = owners == .identity ? try situation.rest.get().views[bar.view].transform : owners
        let expected = resting.concatenating(Transform(1, 0, 0, 1, 0, -lift))
        let actual = situation.now.views[bar.view].transform
        var (now, then) = (actual, expected)
        if abs(actual.ty - expected.ty) * abs(situation.scale) <= situation.claims.tolerance, lift > 0 {
          (now.ty, then.ty) = (0, 0)
        }
        for (number, other) in zip(now.numbers, then.numbers) where !number.isNear(other, 1e-6) {
          return situation.violated(
            "\(bar.name): its transform is \(actual.listed) and not \(expected.listed)", number - other)
        }
        return .held
      }
    })

  /// I45: I41, where something above the bar is scaled or turned.
  public static let flushUnderTransform = Invariant(
    "I45", .broken, "the bar ends at the top of the keyboard also where its screen is scaled or turned",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.isTransformed else { throw "nothing is scaled or turned" }
        return try situation.judgeFlush()
      }
    })

  /// I46: the constant is what the keyboard covers of the view that owns it.
  public static let constant = Invariant(
    "I46", .broken, "the constant is the overlap in the owning view's own coordinates, or the one at rest",
    always: { situation in
      .of { () throws(Reason) in
        let bar = try situation.barPlace()
        let rest = try situation.rest.get()
        guard let now = situation.now.constant, let resting = rest.constant else {
          throw "the subject shows no constraint"
        }
        let covered = (rest.views[situation.container].screen.maxY - bar.keyboardTop) / situation.scale
        let safe = situation.claims.anchor == .safeArea ? situation.now.safeBottom : 0
        let sign = situation.now.isRaisedByConstant ? 1.0 : -1
        let expected = max(sign * resting, covered - safe)
        let excess = sign * now - expected
        guard abs(excess) * situation.scale > situation.claims.tolerance else { return .held }
        return situation.violated("the constant is \(points(now)) and not \(points(sign * expected))", excess)
      }
    })

  /// I47: a bar is never below the place where it rests.
  public static let notLowered = Invariant(
    "I47", .broken, "the bar is never below where it rests, nor its constant below the one at rest",
    always: { situation in
      .of { () throws(Reason) in
        let bar = try situation.barPlace()
        if bar.lift < -situation.claims.tolerance {
          return situation.violated("\(bar.name) is \(points(-bar.lift)) below where it rests", bar.lift)
        }
        let sign = situation.now.isRaisedByConstant ? 1.0 : -1
        guard let now = situation.now.constant, let resting = try situation.rest.get().constant else {
          return .held
        }
        let excess = sign * (now - resting)
        guard excess < -situation.claims.tolerance else { return .held }
        return situation.violated("the constant is \(points(now)), and \(points(resting)) at rest", excess)
      }
    })

  /// I58: a raised bar leaves the focused view to be seen. Only where it is claimed: a bar that rides on the
  /// keyboard and moves nothing else comes to stand over whatever is there.
  public static let focusClear = Invariant(
    "I58", .weakness, "the raised bar does not cover the focused view",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.claims.keepsFocusClear else { throw "it is not claimed" }
        let bar = try situation.barPlace()
        guard bar.lift > 0 else { throw "the bar is not raised" }
        guard let focus = situation.entry.focus, situation.scenario.isView(focus, in: situation.container),
          !situation.scenario.isView(focus, in: bar.view)
        else { throw "nothing in the screen beside the bar is focused" }
        let rest = try situation.rest.get()
        let box = situation.now.essentialBox(of: focus)
        guard rest.essentialBox(of: focus).maxY <= bar.rest.y, box.maxY <= bar.keyboardTop else {
          throw "the focused view is out of sight anyway"
        }
        let covered = box.maxY - bar.now.y
        guard covered > situation.claims.tolerance, box.maxX > bar.now.x, box.x < bar.now.maxX else {
          return .held
        }
        return situation.violated(
          "\(bar.name) covers \(points(covered)) of \(situation.name(focus))", covered)
      }
    })
}

/// Where a bar is, and where it would be without a keyboard; in screen coordinates.
struct BarPlace {
  let view: Int
  let name: String
  let now: Rect
  let rest: Rect
  /// T; infinite where nothing takes space away.
  let keyboardTop: Double
  /// The upper edge of the bar's superview without a keyboard.
  let superviewTop: Double

  var lift: Double { rest.maxY - now.maxY }

  /// Whether the bar has its full height between the top of its superview and the keyboard.
  var hasRoom: Bool { keyboardTop >= superviewTop + rest.height }
}

extension Situation {
  func judgeFlush() throws(Reason) -> Judgement {
    let bar = try barPlace()
    guard bar.hasRoom else { throw "there is no room for the bar above the keyboard" }
    let expected = min(bar.rest.maxY, bar.keyboardTop)
    let below = bar.now.maxY - expected
    guard abs(below) > claims.tolerance else { return .held }
    let place = keyboardTop == nil ? "its place without a keyboard" : "its place"
    return violated(
      below > 0
        ? "\(bar.name) ends \(points(below)) below \(place), under the keyboard or out of its screen"
        : "\(bar.name) ends \(points(-below)) above \(place)", below)
  }

  /// The bar, where a subject must have put it: the keyboard is known, and the layout has not changed
  /// since the last signal.
  func barPlace() throws(Reason) -> BarPlace {
    guard let view = moved, view != container else { throw "the scenario has no bar" }
    guard isVisible else { throw "the screen is not there" }
    guard entry.hasShown else { throw "no keyboard yet" }
    guard !entry.hasStaleLayout else { throw "the layout changed without a signal" }
    guard !entry.isUncertain else { throw "nobody can be sure of the keyboard" }
    guard isUpright else { throw "the screen is turned" }
    if claims.kind == .constraintBar {
      // A constraint moves the untransformed frame, and only in the direction that its screen calls down.
      guard scale > 0 else { throw "the screen is upside down" }
      guard scenario.views[view].transform == .identity else { throw "the bar is transformed" }
    }
    let rest = try rest.get()
    return BarPlace(
      view: view, name: name(view), now: now.views[view].screen, rest: rest.views[view].screen,
      keyboardTop: keyboardTop ?? .infinity, superviewTop: rest.views[container].screen.y)
  }
}

extension Snapshot {
  /// What must be visible of a view while it has the focus, in screen coordinates.
  func essentialBox(of view: Int) -> Rect {
    views[view].essential ?? views[view].screen
  }
}
