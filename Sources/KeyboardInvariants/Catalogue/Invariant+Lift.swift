import KeyboardScenarios

extension Invariant {
  /// I3: a container is never lifted by more than the keyboard overlaps it.
  public static let bounded = Invariant(
    "I3", .broken, "the screen is lifted by no more than the keyboard overlaps it, and never lowered",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.entry.hasShown else { throw "no keyboard yet" }
        let (lift, overlap) = try situation.liftAndOverlap()
        let (tolerance, most) = (situation.claims.tolerance, overlap + situation.claims.margin)
        if lift < -tolerance {
          return situation.violated("\(situation.containerName) is lowered by \(points(-lift))", lift)
        }
        guard lift > most + tolerance else { return .held }
        let gap = "\(points(lift - most)) more than the keyboard overlaps it"
        return situation.violated(
          "\(situation.containerName) is lifted by \(points(lift)), \(gap)", lift - most)
      }
    })

  /// I4: a container is lifted as far as the focused view needs, and no further.
  public static let minimal = Invariant(
    "I4", .broken, "the screen is lifted as far as the focused view needs, and no further",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.keyboardTop != nil else { throw "no docked keyboard" }
        let need = try situation.need()
        guard need.fits else { throw "there is no room for it above the keyboard" }
        guard situation.isInView(need) else { throw "the focused view is out of view without a keyboard" }
        let tolerance = situation.claims.tolerance
        if need.lift < need.least - tolerance {
          let missing = need.least - need.lift
          return situation.violated(
            "\(situation.containerName) is lifted \(points(missing)) too little", -missing)
        }
        guard need.lift > need.most + tolerance else { return .held }
        let excess = need.lift - need.most
        return situation.violated("\(situation.containerName) is lifted \(points(excess)) too far", excess)
      }
    })

  /// I5: where the keyboard covers nothing that is focused, nothing moves.
  public static let noOp = Invariant(
    "I5", .broken, "a keyboard that leaves the focused view free moves nothing",
    always: { situation in
      .of { () throws(Reason) in
        guard case .shown = situation.entry.keyboard else { throw "no keyboard" }
        let need = try situation.need()
        guard need.restingWhole.maxY + need.margin <= need.keyboardTop else { throw "the keyboard covers it" }
        let tolerance = situation.claims.tolerance
        guard need.lift < -tolerance || need.lift > need.riseOfTallView + tolerance else { return .held }
        let direction = need.lift > 0 ? "lifted" : "lowered"
        return situation.violated(
          "\(situation.containerName) is \(direction) by \(points(abs(need.lift))) for nothing", need.lift)
      }
    })

  /// I17: where something above the screen is scaled, the lift in its own coordinates makes up for it.
  public static let scaledLift = Invariant(
    "I17", .broken, "in a scaled superview the screen moves by the lift on the screen over the scale",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.isTransformed else { throw "nothing above the screen is scaled" }
        guard situation.isUpright, situation.scale > 0 else { throw "the screen is turned" }
        guard situation.claims.margin == 0 else { throw "a margin does not scale" }
        guard situation.keyboardTop != nil else { throw "no docked keyboard" }
        let need = try situation.need()
        guard need.fits else { throw "there is no room for it above the keyboard" }
        guard situation.isInView(need) else { throw "the focused view is out of view without a keyboard" }
        guard situation.scenario.hasOneScreen(around: need.view) else { throw "a screen is in a screen" }
        let rest = try situation.rest.get()
        let moved = situation.now.views[situation.container].risen(from: rest.views[situation.container])
        let onScreen = moved * situation.scale
        let off = max(need.least - onScreen, 0) - max(onScreen - need.most, 0)
        guard abs(off) > situation.claims.tolerance else { return .held }
        return situation.violated(
          "\(situation.containerName) moves by \(points(moved)) of its own, where"
            + " \(points(need.least / situation.scale)) are needed", -off)
      }
    })
}

extension Snapshot.ViewState {
  /// How far up its model values put it, in its superview's coordinates.
  fileprivate func risen(from rest: Snapshot.ViewState) -> Double {
    rest.center.y - center.y + rest.transform.ty - transform.ty
  }
}

extension Scenario {
  fileprivate func hasOneScreen(around view: Int) -> Bool {
    path(from: view).count { views[$0].controller == .subject } == 1
  }
}

extension Need {
  /// The least lift that shows what must be visible, and the most that there is a reason for.
  var least: Double { min(need(of: restingEssential), overlap + margin) }
  var most: Double { min(max(least, need(of: restingWhole), riseOfTallView), overlap + margin) }

  /// A view too tall for the room above the keyboard may be brought up to the top, to show as much of
  /// it as there is room for.
  fileprivate var riseOfTallView: Double {
    hasRoomForWhole ? 0 : max(0, restingBounds.y - topLimit)
  }
}

extension Situation {
  var containerName: String { name(container) }

  /// How far the screen is lifted, all containers around the focused view together, and how far the
  /// keyboard reaches over the lowest of them.
  fileprivate func liftAndOverlap() throws(Reason) -> (lift: Double, overlap: Double) {
    guard isVisible else { throw "the screen is not there" }
    guard !entry.hasStaleLayout else { throw "the layout changed without a signal" }
    guard canRise else { throw "the screen is turned" }
    let rest = try rest.get()
    let focus = entry.focus.flatMap { scenario.isView($0, in: container) ? $0 : nil } ?? container
    let containers = scenario.path(from: focus).filter { scenario.views[$0].controller == .subject }
    let inner = containers.first ?? container
    let top = keyboardTop ?? .infinity
    let overlap = containers.map { max(0, rest.views[$0].screen.maxY - top) }.max() ?? 0
    return (rest.views[inner].screen.y - now.views[inner].screen.y, overlap)
  }
}
