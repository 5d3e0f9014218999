import Foundation

/// The `userInfo` of keyboard notifications, kept from one to the next.
///
/// Only what differs is made anew, and put where it belongs without hashing its long key.
@MainActor
struct KeyboardInfo {
  private var values: [AnyHashable: Any]
  private let places: [Dictionary<AnyHashable, Any>.Index]
  private var begin = CGRect.zero
  private var end = CGRect.zero
  private var duration = 0.25
  private var curve = 7
  private var isLocal = true

  private enum Key: Int, CaseIterable {
    case frameBegin, frameEnd, duration, curve, isLocal, bounds, centerBegin, centerEnd

    var name: String {
      switch self {
      case .frameBegin: UIResponder.keyboardFrameBeginUserInfoKey
      case .frameEnd: UIResponder.keyboardFrameEndUserInfoKey
      case .duration: UIResponder.keyboardAnimationDurationUserInfoKey
      case .curve: UIResponder.keyboardAnimationCurveUserInfoKey
      case .isLocal: UIResponder.keyboardIsLocalUserInfoKey
      case .bounds: "UIKeyboardBoundsUserInfoKey"
      case .centerBegin: "UIKeyboardCenterBeginUserInfoKey"
      case .centerEnd: "UIKeyboardCenterEndUserInfoKey"
      }
    }
  }

  init() {
    let zero = NSValue(rect: .zero)
    let origin = NSValue(point: .zero)
    let values: [AnyHashable: Any] = [
      Key.frameBegin.name: zero,
      Key.frameEnd.name: zero,
      Key.duration.name: NSNumber(value: duration),
      Key.curve.name: NSNumber(value: curve),
      Key.isLocal.name: NSNumber(value: isLocal),
      Key.bounds.name: zero,
      Key.centerBegin.name: origin,
      Key.centerEnd.name: origin,
    ]
    self.values = values
    places = Key.allCases.compactMap { values.index(forKey: $0.name) }
  }

  /// The dictionary of one notification; without an end there are no bounds and no centre of it either.
  mutating func values(
    begin: CGRect?, end: CGRect?, duration: Double?, curve: Int, isLocal: Bool
  ) -> [AnyHashable: Any] {
    update(begin: begin ?? self.begin)
    update(end: end ?? begin ?? self.end)
    update(duration: duration ?? self.duration, curve: curve, isLocal: isLocal)
    guard begin == nil || end == nil || duration == nil else { return values }
    var fewer = values
    if begin == nil {
      fewer[Key.frameBegin.name] = nil
      fewer[Key.centerBegin.name] = nil
    }
    if end == nil {
      fewer[Key.frameEnd.name] = nil
      fewer[Key.centerEnd.name] = nil
    }
    if duration == nil { fewer[Key.duration.name] = nil }
    return fewer
  }

  private mutating func update(begin: CGRect) {
    guard self.begin != begin else { return }
    self.begin = begin
    set(.frameBegin, NSValue(rect: begin))
    set(.centerBegin, NSValue(point: begin.middle))
  }

  private mutating func update(end: CGRect) {
    guard self.end != end else { return }
    if self.end.size != end.size { set(.bounds, NSValue(rect: CGRect(origin: .zero, size: end.size))) }
    self.end = end
    set(.frameEnd, NSValue(rect: end))
    set(.centerEnd, NSValue(point: end.middle))
  }

  private mutating func update(duration: Double, curve: Int, isLocal: Bool) {
    if self.duration != duration {
      self.duration = duration
      set(.duration, NSNumber(value: duration))
    }
    if self.curve != curve {
      self.curve = curve
      set(.curve, NSNumber(value: curve))
    }
    if self.isLocal != isLocal {
      self.isLocal = isLocal
      set(.isLocal, NSNumber(value: isLocal))
    }
  }

  private mutating func set(_ key: Key, _ value: Any) {
    values.values[places[key.rawValue]] = value
  }
}

extension CGRect {
  fileprivate var middle: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}
