import PropertyTesting

extension Scenario.View {
  /// Draws a view in a parent of the size `size`, all but its place in the tree.
  ///
  /// - Parameters:
  ///   - isInContainer: whether its controller may be one more of the subject's.
  ///   - isTyped: whether there is a keyboard to which it matters what is typed.
  static func draw(
    in size: Size, isInContainer: Bool, isTyped: Bool, like example: Scenario.View?,
    from source: inout Draw
  ) -> Scenario.View {
    let kind = drawKind(like: example?.kind, from: &source)
    var view = Scenario.View(kind)
    if kind == .view {
      let controllers: [Controller] = isInContainer ? [.none, .plain, .subject] : [.none, .plain]
      let index = source.integer(
        "controller", in: 0...controllers.count - 1, like: example?.controller.index,
        meaning: { controllers[$0].rawValue },
        by: { $0.index(weights: isInContainer ? [8, 2, 1] : [8, 2]) })
      view.controller = controllers[index]
    }
    view.frame = drawFrame(of: kind, in: size, like: example, from: &source)
    view.drawContent(in: size, like: example, from: &source)
    view.drawRarities(isTyped: isTyped, like: example, from: &source)
    return view
  }

  /// Draws the view that the subject moves, or one around it: as a rule they fill their parents.
  static func drawScreen(
    _ controller: Controller, in size: Size, like example: Scenario.View?, from source: inout Draw
  ) -> Scenario.View {
    var view = Scenario.View(.view)
    view.controller = controller
    view.frame = source.optional(
      "frame", like: example.map { $0.frame != nil }, by: { $0.oneIn(3) },
      value: { source in
        Rect.draw(towards: Rect(0, 0, size.width, size.height), like: example?.frame, from: &source) {
          usualScreenFrame(in: size, by: &$0)
        }
      })
    view.drawRarities(like: example, from: &source)
    return view
  }

  /// A field is as wide as its parent and 40 high unless it has another frame; a box fills its parent.
  private static func drawFrame(
    of kind: Kind, in size: Size, like example: Scenario.View?, from source: inout Draw
  ) -> Rect? {
    let plain = Rect(0, 0, size.width, kind.takesFocus ? 40 : size.height)
    let usual = kind.takesFocus ? plain : nil
    let isUnusual = example.map { $0.frame != usual && $0.frame != nil }
    return source.optional(
      "frame", like: isUnusual, by: { kind.takesFocus || !$0.oneIn(3) },
      value: { source in
        Rect.draw(towards: plain, like: example?.frame, from: &source) {
          usualFrame(of: kind, in: size, by: &$0)
        }
      }) ?? usual
  }

  private static func drawKind(like example: Kind?, from source: inout Draw) -> Kind {
    let kinds = Kind.drawn
    let index = source.integer(
      "kind", in: 0...kinds.count - 1, like: example?.index, meaning: { kinds[$0].rawValue },
      by: { $0.index(weights: [8, 4, 4, 3, 1, 2, 1]) })
    return kinds[index]
  }

  /// Draws the bar of the screen: its place is the screen's affair.
  static func drawBar(like example: Scenario.View?, from source: inout Draw) -> Scenario.View {
    var bar = Scenario.View(.bar)
    bar.drawRarities(like: example, from: &source)
    return bar
  }

  private mutating func drawContent(in size: Size, like example: Scenario.View?, from source: inout Draw) {
    let own = frame?.size ?? size
    if kind.scrolls {
      contentSize = source.optional(
        "content", like: example.map { $0.contentSize != nil }, by: { !$0.oneIn(4) },
        value: { source in
          Size.draw(towards: own, like: example?.contentSize, from: &source) {
            Size(own.width, own.height + $0.number(of: [0, 100, 500, 2000]))
          }
        })
      let reach = max(0, (contentSize?.height ?? own.height) - own.height)
      contentOffset = Point.draw(like: example?.contentOffset, from: &source) { random in
        random.oneIn(2) ? .zero : Point(0, random.real(in: 0...max(1, reach)).rounded())
      }
      contentInset = Insets.draw(like: example?.contentInset, from: &source) { random in
        random.oneIn(6)
          ? Insets(top: random.number(of: [20, 64]), bottom: random.number(of: [0, 49])) : .zero
      }
    }
    if kind == .textView {
      caret = Rect.drawUnusual(plain: Self.plainCaret, like: example?.caret, from: &source) { random in
        Rect(5, random.real(in: 0...max(1, own.height - 20)).rounded(), 2, 20)
      }
    }
  }

  /// What few views have: one question stands before all of it.
  private mutating func drawRarities(
    isTyped: Bool = false, like example: Scenario.View?, from source: inout Draw
  ) {
    var view = self
    _ = source.optional(
      "rarities", like: example?.hasRarities, by: { $0.oneIn(5) },
      value: { source in
        view.name = source.givenText("name", like: example?.name)
        view.transform = Transform.draw(like: example?.transform, from: &source)
        view.isHidden = source.flag("is hidden", like: example?.isHidden) { $0.oneIn(8) }
        view.alpha = source.real("alpha", towards: 1, isFinite: true, unit: 0.5, like: example?.alpha) {
          $0.oneIn(6) ? 0 : 1
        }
        view.clips = source.flag("clips", like: example?.clips) { $0.oneIn(4) }
        if kind.takesAccessory {
          view.accessory = source.real(
            "accessory", in: 0 ... .infinity, towards: 0, isFinite: true, unit: 1, like: example?.accessory
          ) { $0.number(of: [0, 0, 44, 44, 78]) }
        }
        guard kind.takesFocus else { return }
        if source.flag("has no frame", like: example.map { $0.frame == nil }, by: { $0.oneIn(8) }) {
          view.frame = nil
        }
        guard isTyped, kind.takesTyping else { return }
        view.typing = source.element("typing", of: Typing.allCases, like: example?.typing)
      })
    self = view
  }

  private var hasRarities: Bool {
    !name.isEmpty || transform != .identity || isHidden || alpha != 1 || clips || accessory != 0
      || typing != .text
      || (kind.takesFocus && frame == nil)
  }
}

extension Scenario.View {
  /// Frames of fields and of boxes: anywhere, often low, sometimes beyond the parent or as tall as it.
  private static func usualFrame(of kind: Kind, in size: Size, by random: inout Random) -> Rect {
    let height = usualHeight(of: kind, in: size, by: &random)
    let y =
      switch random.integer(below: 8) {
      case 0: random.number(of: [0, 20, 44, 64, 100])
      case 1: size.height - height - random.number(of: [0, 8, 27, 34, 83])
      case 2: random.real(in: 0...max(1, size.height * 1.2))
      case 3...5:
        random.real(in: min(size.height * 0.4, max(0, size.height - height))...max(1, size.height - height))
      default: random.real(in: 0...max(1, size.height - height))
      }
    let x = random.number(of: [0, 20, 20, 80])
    let width = max(10, random.number(of: [size.width, size.width - 2 * x, 200]))
    return Rect(x, y, width, height)
  }

  private static func usualHeight(of kind: Kind, in size: Size, by random: inout Random) -> Double {
    switch kind {
    case .textField, .searchBar, .keyInput:
      random.oneIn(20) ? size.height : random.number(of: [30, 36, 40, 44, 56])
    case .textView:
      random.number(of: [40, 120, 300, max(40, size.height - 20), 2000])
    case .view, .scrollView, .claimer, .bar:
      random.number(of: [size.height, max(20, size.height - 100), 200, 400])
    }
  }

  /// Frames of whole screens: below bars, beside a column, as sheets.
  private static func usualScreenFrame(in size: Size, by random: inout Random) -> Rect {
    if random.oneIn(6) { return Rect(114, 202, 540, 620) }
    let top = random.number(of: [0, 20, 40, 44, 47, 59, 64, 88])
    let bottom = random.number(of: [0, 0, 34, 49, 83])
    let left = random.number(of: [0, 0, 0, 20, 80])
    return Rect(left, top, max(20, size.width - left), max(20, size.height - top - bottom))
  }
}

extension Scenario.View.Kind {
  /// Those that can stand anywhere: all but the bar.
  static let drawn = allCases.filter { $0 != .bar }
}

extension CaseIterable where Self: Equatable {
  /// The place among all cases, in the order in which they are declared.
  var index: Int {
    Self.allCases.enumerated().first { $0.element == self }?.offset ?? 0
  }
}
