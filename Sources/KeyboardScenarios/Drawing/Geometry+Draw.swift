import PropertyTesting

extension Point {
  static func draw(like example: Point?, from source: inout Draw, by chance: (inout Random) -> Point) -> Point
  {
    let proposed = example ?? source.propose(chance)
    let x = source.real("x", towards: 0, isFinite: true, unit: 10, like: proposed?.x) { _ in 0 }
    let y = source.real("y", towards: 0, isFinite: true, unit: 10, like: proposed?.y) { _ in 0 }
    return Point(x, y)
  }
}

extension Insets {
  /// Draws insets that are zero unless they are asked for.
  static func draw(like example: Insets?, from source: inout Draw, by chance: (inout Random) -> Insets)
    -> Insets
  {
    let proposed = example ?? source.propose(chance)
    return source.optional(
      "insets", like: proposed.map { $0 != .zero }, by: { _ in false },
      value: { source in
        func side(_ label: String, _ like: Double?, _ source: inout Draw) -> Double {
          source.real(label, in: 0 ... .infinity, towards: 0, isFinite: true, unit: 10, like: like) { _ in 0 }
        }
        let bottom = side("bottom", proposed?.bottom, &source)
        let top = side("top", proposed?.top, &source)
        let left = side("left", proposed?.left, &source)
        return Insets(top: top, left: left, bottom: bottom, right: side("right", proposed?.right, &source))
      }) ?? .zero
  }
}

extension Size {
  static func draw(
    towards plain: Size, atLeast least: Double = 0, like example: Size?, from source: inout Draw,
    by chance: (inout Random) -> Size
  ) -> Size {
    let proposed = example ?? source.propose(chance)
    let width = source.real(
      "width", in: least ... .infinity, towards: plain.width, isFinite: true, unit: 10, like: proposed?.width
    ) {
      _ in
      plain.width
    }
    let height = source.real(
      "height", in: least ... .infinity, towards: plain.height, isFinite: true, unit: 10,
      like: proposed?.height
    ) {
      _ in
      plain.height
    }
    return Size(width, height)
  }
}

extension Rect {
  /// Draws a rectangle: size before origin, so that the plainest size is settled first.
  ///
  /// - Parameter isAny: whether it may hold NaN and infinities, as a frame in a notification may.
  static func draw(
    towards plain: Rect, isAny: Bool = false, like example: Rect?, from source: inout Draw,
    by chance: (inout Random) -> Rect
  ) -> Rect {
    let proposed = example ?? source.propose(chance)
    let height = source.real(
      "height", in: 0 ... .infinity, towards: plain.height, isFinite: !isAny, unit: 10, like: proposed?.height
    ) {
      _ in
      plain.height
    }
    let width = source.real(
      "width", in: 0 ... .infinity, towards: plain.width, isFinite: !isAny, unit: 10, like: proposed?.width
    ) { _ in
      plain.width
    }
    let x = source.real("x", towards: plain.x, isFinite: !isAny, unit: 10, like: proposed?.x) { _ in plain.x }
    let y = source.real("y", towards: plain.y, isFinite: !isAny, unit: 10, like: proposed?.y) { _ in plain.y }
    return Rect(x, y, width, height)
  }

  /// Draws a rectangle that is `plain` unless something else is asked for.
  static func drawUnusual(
    plain: Rect, isAny: Bool = false, like example: Rect?, from source: inout Draw,
    by chance: (inout Random) -> Rect
  ) -> Rect {
    let proposed = example ?? source.propose(chance)
    return source.optional(
      "rect", like: proposed.map { $0 != plain }, by: { _ in false },
      value: { source in
        draw(towards: plain, isAny: isAny, like: proposed, from: &source) { _ in plain }
      }) ?? plain
  }
}

extension Transform {
  static func draw(like example: Transform?, from source: inout Draw) -> Transform {
    let plain = Transform.identity
    let proposed = example ?? source.propose { $0.element(of: usual) }
    return source.optional(
      "transform", like: proposed.map { $0 != plain }, by: { _ in false },
      value: { source in
        let numbers = ["a", "b", "c", "d", "tx", "ty"].enumerated().map { index, label in
          let unit = index < 4 ? 0.5 : 10
          return source.real(
            label, towards: plain.numbers[index], isFinite: true, unit: unit, like: proposed?.numbers[index]
          ) { _ in
            plain.numbers[index]
          }
        }
        return Transform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
      }) ?? plain
  }

  /// Scales, turns and shifts that screens have: a card that is made smaller, a shaken view (the
  /// cosine and sine of 5 degrees), a view upside down, one that has been pushed down.
  private static let usual = [
    Transform(0.5, 0, 0, 0.5, 0, 0),
    Transform(0.9, 0, 0, 0.9, 0, 0),
    Transform(2, 0, 0, 2, 0, 0),
    Transform(0.5, 0, 0, 1, 0, 0),
    Transform(1, 0, 0, 0.5, 0, 0),
    Transform(0.99619469809174555, 0.087155742747658166, -0.087155742747658166, 0.99619469809174555, 0, 0),
    Transform(-1, 0, 0, -1, 0, 0),
    Transform(0, 1, -1, 0, 0, 0),
    Transform(1, 0, 0, 1, 0, 100),
    Transform(1, 0, 0, 1, 30, -20),
    Transform(0.5, 0, 0, 0.5, 0, 100),
  ]
}

extension Random {
  /// A number between two others, whole two times in three.
  mutating func real(in range: ClosedRange<Double>) -> Double {
    let whole = Double(integer(in: Int(range.lowerBound)...max(Int(range.lowerBound), Int(range.upperBound))))
    return oneIn(3) ? whole + number(of: [0.5, 0.25, 0.3333333333333333, 0.1]) : whole
  }

  mutating func number(of numbers: [Double]) -> Double {
    element(of: numbers)
  }
}
