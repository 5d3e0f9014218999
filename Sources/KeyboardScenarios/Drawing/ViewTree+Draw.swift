import PropertyTesting

/// Draws the views of a scenario, tree by tree, in the order in which they are stored.
struct ViewTreeDraw {
  private let example: Scenario?
  private let isTyped: Bool
  private var views: [Scenario.View] = []

  /// - Parameter isTyped: whether there is a keyboard to which it matters what is typed.
  static func draw(
    in window: Size, isTyped: Bool, like example: Scenario?, from source: inout Draw
  ) -> [Scenario.View] {
    var tree = ViewTreeDraw(example: example, isTyped: isTyped)
    tree.drawWindow(window, from: &source)
    tree.drawElsewhere(window, from: &source)
    return tree.views
  }

  private init(example: Scenario?, isTyped: Bool) {
    (self.example, self.isTyped) = (example, isTyped)
  }

  private mutating func drawWindow(_ size: Size, from source: inout Draw) {
    let tops = example?.children(of: nil)
    drawLevel(around: tops, parent: nil, size: size, depth: 0, from: &source)
  }

  /// Draws the views of a level, one of which is the container or holds it.
  private mutating func drawLevel(
    around examples: [Int]?, parent: Int?, size: Size, depth: Int, from source: inout Draw
  ) {
    let parts = examples.map { examples in
      let middle = examples.firstIndex { holdsContainer($0) } ?? 0
      return (examples[..<middle], examples[middle], examples[(middle + 1)...])
    }
    let beside = Level(parent: parent, size: size, depth: 3, isInContainer: false)
    drawSiblings(like: parts.map { Array($0.0) }, beside, from: &source)
    drawHolder(like: parts?.1, parent, size, depth, from: &source)
    drawSiblings(like: parts.map { Array($0.2) }, beside, from: &source)
  }

  private func holdsContainer(_ index: Int) -> Bool {
    example.map { $0.isView($0.container, in: index) } ?? false
  }

  /// Draws the container, or a view around it.
  private mutating func drawHolder(
    like index: Int?, _ parent: Int?, _ size: Size, _ depth: Int, from source: inout Draw
  ) {
    let container = example?.container
    source.span("view") { source in
      let isAround = source.flag("is around", like: index.map { $0 != container }) {
        depth < 2 && $0.oneIn(5)
      }
      let controller = isAround ? Scenario.View.Controller.none : .subject
      let view = Scenario.View.drawScreen(
        controller, in: size, like: index.flatMap { example?.views[$0] }, from: &source)
      let own = add(view, parent, .window)
      let children = index.flatMap { example?.children(of: $0) }
      let inner = view.frame?.size ?? size
      if isAround {
        drawLevel(around: children, parent: own, size: inner, depth: depth + 1, from: &source)
      } else {
        let level = Level(parent: own, size: inner, depth: 0, isInContainer: true)
        let others = children?.filter { example?.views[$0].kind != .bar }
        drawSiblings(like: others, level, from: &source)
        drawBar(like: children.map { $0.first { example?.views[$0].kind == .bar } }, level, from: &source)
      }
    }
  }

  /// Draws the bar of the screen, in front of all else in it.
  private mutating func drawBar(like index: Int??, _ level: Level, from source: inout Draw) {
    _ = source.optional(
      "bar", weight: 1, like: index.map { $0 != nil }, by: { !$0.oneIn(3) },
      value: { source in
        let index = index ?? nil
        let bar = Scenario.View.drawBar(like: index.flatMap { example?.views[$0] }, from: &source)
        let own = add(bar, level.parent, level.place)
        let inner = Level(parent: own, size: Size(level.size.width, 44), depth: 2, isInContainer: false)
        drawSiblings(like: index.flatMap { example?.children(of: $0) }, inner, from: &source)
      })
  }

  /// What the siblings of a level have in common.
  private struct Level {
    var parent: Int?
    /// Of the parent, in points.
    var size: Size
    var depth: Int
    var isInContainer: Bool
    var place = Scenario.View.Place.window
  }

  private mutating func drawSiblings(like examples: [Int]?, _ level: Level, from source: inout Draw) {
    // How often there is one more, by depth: a few fields in the container, seldom anything deep.
    let odds = [[8, 2], [5, 5], [3, 7], [1, 15]][min(level.depth, 3)]
    _ = source.array(
      of: "view", weight: 1, like: examples, by: { $0 < 8 && $1.index(weights: odds) == 0 },
      element: { drawTree(like: $0, level, from: &$1) })
  }

  /// Draws a view and what is in it; returns its index.
  private mutating func drawTree(like index: Int?, _ level: Level, from source: inout Draw) -> Int {
    let view = Scenario.View.draw(
      in: level.size, isInContainer: level.isInContainer, isTyped: isTyped,
      like: index.flatMap { example?.views[$0] }, from: &source)
    let own = add(view, level.parent, level.place)
    var inner = level
    inner.parent = own
    inner.size = view.contentSize ?? view.frame?.size ?? level.size
    // A scroll view has something in it, as a rule, and not seldom another one.
    inner.depth = view.kind.takesFocus ? 3 : view.kind == .scrollView ? max(1, level.depth) : level.depth + 1
    drawSiblings(like: index.flatMap { example?.children(of: $0) }, inner, from: &source)
    return own
  }

  /// Draws trees in another window, and trees that are in none.
  private mutating func drawElsewhere(_ size: Size, from source: inout Draw) {
    let tops = example.map { example in
      example.views.indices.filter { example.views[$0].parent == nil && example.views[$0].place != .window }
    }
    _ = source.array(
      of: "tree", weight: 1, like: tops, by: { $0 < 2 && $1.oneIn(6) },
      element: { index, source in
        let place = index.flatMap { example?.views[$0].place }
        let places = [Scenario.View.Place.otherWindow, .detached, .otherScene]
        let level = Level(
          parent: nil, size: size, depth: 1, isInContainer: false,
          place: source.element("place", of: places, like: place))
        return drawTree(like: index, level, from: &source)
      })
  }

  private mutating func add(_ view: Scenario.View, _ parent: Int?, _ place: Scenario.View.Place) -> Int {
    var view = view
    view.parent = parent
    view.place = parent == nil ? place : .window
    views.append(view)
    return views.count - 1
  }
}
