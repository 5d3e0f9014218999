import PropertyTesting

extension KeyboardNotification {
  /// Notifications as keyboards post them for one change, in their order, or one alone.
  ///
  /// The orders are those of public logs: a show posts willChangeFrame, willShow, didChangeFrame,
  /// didShow, a hide the same with its own names; a field that gets another keyboard, iOS 9's
  /// predictive bar, and an undocked keyboard leave some of them out.
  static func usual(on screen: Size, after last: Rect?, by random: inout Random) -> [KeyboardNotification] {
    let isHide = last != nil && random.oneIn(3)
    let end =
      isHide ? usualHiddenEnd(on: screen, by: &random) : usualEnd(on: screen, after: last, by: &random)
    let names: [Name] =
      switch random.integer(below: 8) {
      case 0 where isHide: [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
      case 0: [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
      case 1 where isHide: [.willChangeFrame, .willHide]
      case 1: [.willChangeFrame, .willShow]
      case 2: [.willChangeFrame]
      case 3: [random.element(of: Name.allCases)]
      default: isHide ? [.willHide] : [.willShow]
      }
    let isOdd = random.oneIn(6)
    return names.map { name in
      var notification = KeyboardNotification(name, end: end)
      if isOdd { notification.makeOdd(on: screen, by: &random) }
      return notification
    }
  }

  /// A frame below the screen, where a keyboard is after it hid; now and then one that is not.
  private static func usualHiddenEnd(on screen: Size, by random: inout Random) -> Rect? {
    switch random.integer(below: 10) {
    case 0: .zero
    case 1: .null
    case 2: Rect(0, screen.height - 44, screen.width, 44)
    case 3: usualEnd(on: screen, after: nil, by: &random)
    default: Rect(0, screen.height, screen.width, 216)
    }
  }

  private static func usualEnd(on screen: Size, after last: Rect?, by random: inout Random) -> Rect? {
    if let last, last.isFinite, random.oneIn(3) {
      let change = random.number(of: [0, 0, 0, 42, -42, 44, 0.3])
      return Rect(last.x, last.y - change, last.width, last.height + change)
    }
    let rows = PublishedKeyboard.rows(for: screen)
    if !rows.isEmpty, random.oneIn(2) { return random.element(of: rows).end }
    if random.oneIn(4) { return oddEnd(on: screen, by: &random) }
    let height =
      random.oneIn(2) ? random.number(of: [216, 226, 258, 271, 291, 336]) : random.real(in: 1...420)
    return Rect(0, screen.height - height, screen.width, height)
  }

  /// Frames of keyboards that are not docked, or say nothing, or cannot be.
  private static func oddEnd(on screen: Size, by random: inout Random) -> Rect? {
    let (width, height) = (screen.width, screen.height)
    switch random.integer(below: 16) {
    case 0: return .zero
    case 1: return .null
    case 2: return nil
    case 3: return Rect(0, .nan, width, 216)
    case 4: return Rect(0, height - 216, .infinity, 216)
    case 5: return Rect(0, height + random.real(in: 0...300), width, 216)
    case 6: return Rect(0, height - 216, width, 0)
    case 7: return Rect(0, -264, width, 304)
    case 8: return Rect(0, random.real(in: 100...max(101, height - 260)), width, 216)
    case 9: return Rect(0, height - random.number(of: [55, 69]), width, 313)
    case 10: return Rect(0, height - 44, width, random.number(of: [14, 44]))
    // At the edges of docked: shifted aside, a little too narrow or too short, wider than the screen.
    case 11: return Rect(random.number(of: [10, 400, -10]), height - 216, width, 216)
    case 12: return Rect(0, height - 216, width - random.number(of: [0.5, 1, 1.5]), 216)
    case 13: return Rect(0, height - 216 - random.number(of: [0.5, 1, 1.5]), width, 216)
    case 14: return Rect(-10, height - 216, width + 20, 216)
    default:
      let x = random.real(in: 0...max(1, width - 320))
      return Rect(x, random.real(in: 0...max(1, height - 250)), 320, 250)
    }
  }

  /// Gives it a begin frame, a duration, a curve or an owner that is not as usual.
  private mutating func makeOdd(on screen: Size, by random: inout Random) {
    switch random.integer(below: 6) {
    case 0: begin = .missing
    case 1: begin = .frame(Self.oddEnd(on: screen, by: &random) ?? .zero)
    case 2: begin = end.map { .frame($0) } ?? .missing
    case 3: duration = random.oneIn(3) ? nil : random.number(of: [0, 0.4, 0.35])
    case 4: curve = random.integer(in: 0...7)
    default: isLocal = false
    }
  }
}
