import PropertyTesting

extension KeyboardNotification {
  /// Draws a notification for a screen of this size.
  ///
  /// Everything but its name is as usual, or else all of it is asked for: so another frame of the
  /// keyboard costs more questions than another place of a field, and stories keep to a plain keyboard
  /// where they can.
  static func draw(
    on screen: Size, like example: KeyboardNotification?, from source: inout Draw
  ) -> KeyboardNotification {
    let names = Name.allCases
    let index = source.integer(
      "name", in: 0...names.count - 1, like: example?.name.index, meaning: { names[$0].rawValue },
      by: { $0.index(weights: [8, 4, 5, 1, 1, 1]) })
    let usual = KeyboardNotification(names[index], end: plainEnd(of: names[index], on: screen))
    return source.optional(
      "unusual", like: example.map { $0 != usual }, by: { _ in false },
      value: { source in drawUnusual(usual, like: example, from: &source) }) ?? usual
  }

  private static func drawUnusual(
    _ usual: KeyboardNotification, like example: KeyboardNotification?, from source: inout Draw
  ) -> KeyboardNotification {
    var notification = usual
    notification.end = drawEnd(usual.end ?? .zero, like: example, from: &source)
    notification.begin = Begin.draw(like: example?.begin, from: &source)
    // Asked in any case, so that leaving it out does not make a case any plainer.
    let duration = source.real(
      "duration", in: 0 ... .infinity, towards: 0.25, isFinite: true, unit: 1,
      like: example.map { $0.duration ?? 0.25 }
    ) { _ in 0.25 }
    let isMissing = source.flag("has no duration", like: example.map { $0.duration == nil }) { _ in false }
    notification.duration = isMissing ? nil : duration
    notification.curve = 7 - source.integer("curve", in: 0...7, like: example.map { 7 - $0.curve }) { _ in 0 }
    notification.isLocal = !source.flag("is foreign", like: example.map { !$0.isLocal }) { _ in false }
    return notification
  }

  private static func drawEnd(
    _ plain: Rect, like example: KeyboardNotification?, from source: inout Draw
  ) -> Rect? {
    if source.flag("has no end", like: example.map { $0.end == nil }, by: { _ in false }) { return nil }
    return Rect.drawUnusual(plain: plain, isAny: true, like: example?.end, from: &source) { _ in plain }
  }
}

extension KeyboardNotification.Begin {
  fileprivate static func draw(
    like example: KeyboardNotification.Begin?, from source: inout Draw
  ) -> KeyboardNotification.Begin {
    let kind: Int? =
      switch example {
      case .honest?: 0
      case .missing?: 1
      case .frame?: 2
      case nil: nil
      }
    switch source.integer(
      "begin", in: 0...2, like: kind, meaning: { ["honest", "missing", "frame"][$0] }, by: { _ in 0 })
    {
    case 0: return .honest
    case 1: return .missing
    default:
      let example = if case .frame(let frame)? = example { frame } else { Rect?.none }
      return .frame(Rect.draw(towards: .zero, isAny: true, like: example, from: &source) { _ in .zero })
    }
  }
}
