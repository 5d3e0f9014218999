import PropertyTesting

extension KeyboardNotification {
  /// Draws a notification for a screen of this size.
  static func draw(
    on screen: Size, like example: KeyboardNotification?, from source: inout Draw
  ) -> KeyboardNotification {
    let names = Name.allCases
    let index = source.integer(in: 0...names.count - 1, like: example?.name.index) {
      $0.index(weights: [8, 4, 5, 1, 1, 1])
    }
    var notification = KeyboardNotification(names[index], end: nil)
    notification.end = drawEnd(of: notification.name, on: screen, like: example, from: &source)
    notification.drawRarities(on: screen, like: example, from: &source)
    return notification
  }

  private static func drawEnd(
    of name: Name, on screen: Size, like example: KeyboardNotification?, from source: inout Draw
  ) -> Rect? {
    let plain = plainEnd(of: name, on: screen)
    let unusual = source.optional(
      "end", like: example.map { $0.end != plain }, by: { _ in false },
      value: { source in
        source.flag(like: example.map { $0.end == nil }, by: { _ in false })
          ? Rect?.none
          : Rect.draw(towards: plain, isAny: true, like: example?.end, from: &source) { _ in plain }
      })
    return unusual ?? plain
  }

  /// Draws what is nearly always as usual.
  private mutating func drawRarities(
    on screen: Size, like example: KeyboardNotification?, from source: inout Draw
  ) {
    var notification = self
    _ = source.optional(
      "rarities", like: example.map { $0 != $0.plain }, by: { _ in false },
      value: { source in
        notification.begin = Begin.draw(on: screen, like: example?.begin, from: &source)
        let isMissing = source.flag(like: example.map { $0.duration == nil }) { _ in false }
        notification.duration =
          isMissing ? nil : source.real(towards: 0.25, unit: 1, like: example?.duration) { _ in 0.25 }
        notification.curve = 7 - source.integer(in: 0...7, like: example.map { 7 - $0.curve }) { _ in 0 }
        notification.isLocal = !source.flag(like: example.map { !$0.isLocal }) { _ in false }
      })
    self = notification
  }
}

extension KeyboardNotification.Begin {
  fileprivate static func draw(
    on screen: Size, like example: KeyboardNotification.Begin?, from source: inout Draw
  ) -> KeyboardNotification.Begin {
    let kind: Int? =
      switch example {
      case .honest?: 0
      case .missing?: 1
      case .frame?: 2
      case nil: nil
      }
    switch source.integer(in: 0...2, like: kind, by: { _ in 0 }) {
    case 0: return .honest
    case 1: return .missing
    default:
      let example = if case .frame(let frame)? = example { frame } else { Rect?.none }
      return .frame(Rect.draw(towards: .zero, isAny: true, like: example, from: &source) { _ in .zero })
    }
  }
}
