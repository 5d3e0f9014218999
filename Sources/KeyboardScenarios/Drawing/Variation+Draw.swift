import PropertyTesting

extension Variation {
  /// Draws a variation of `scenario`, or none. A kind that has nothing to refer to counts as none.
  /// - Parameter example: nil to draw; the variation, which may be none, to read.
  static func draw(on scenario: Scenario, like example: Variation??, from source: inout Draw) -> Variation? {
    let kinds = Kind.allCases
    let asked: Int? = example.map { variation in variation.map { $0.kind.index + 1 } ?? 0 }
    let index = source.integer(
      "kind", in: 0...kinds.count, like: asked, meaning: { $0 == 0 ? "none" : kinds[$0 - 1].rawValue },
      by: { $0.index(weights: [3] + kinds.map { $0.isPossible(in: scenario) ? $0.odds : 0 }) })
    guard index > 0, kinds[index - 1].isPossible(in: scenario) else { return nil }
    let example = example ?? nil
    guard let steps = kinds[index - 1].steps(in: scenario) else {
      return drawWithoutStep(kinds[index - 1], in: scenario, like: example, from: &source)
    }
    // Counted from the last: what is deleted is, as a rule, before the step that matters, and leaves its
    // number as it is.
    let step = source.element("step", of: [Int](steps.reversed()), like: example?.index)
    return drawAtStep(step, kinds[index - 1], in: scenario, like: example, from: &source)
  }

  private static func drawAtStep(
    _ step: Int, _ kind: Kind, in scenario: Scenario, like example: Variation?, from source: inout Draw
  ) -> Variation? {
    switch kind {
    case .repeatStep: return .repeatStep(step)
    case .swap: return .swap(step)
    case .channel: return .channel(step)
    case .reappear: return .reappear(step)
    case .hideFirst: return .hideFirst(step)
    case .turnAround: return .turnAround(step)
    case .background: return .background(step)
    case .cancelledPop: return .cancelledPop(step)
    case .begin:
      let frame = Rect.draw(towards: .zero, isAny: true, like: example?.frame, from: &source) { random in
        random.element(of: [.zero, .null, Rect(0, .nan, 1, 1), Rect(3, 920, 320, 1), Rect(0, 451, 375, 216)])
      }
      return .begin(step, frame)
    case .cycle:
      let most = scenario.stepsToCycle(from: step)
      let asked =
        if case .cycle(_, let count, let times)? = example { (count, times) } else { (Int, Int)?.none }
      let count = source.integer("count", in: 1...most, like: asked?.0) { $0.integer(in: 1...min(most, 4)) }
      return .cycle(
        step, count: count,
        times: source.integer("times", in: 2...9, like: asked?.1) { $0.integer(in: 2...4) })
    case .taller:
      let distance = source.real(
        "distance", in: 0.01 ... .infinity, towards: 10, isFinite: true, unit: 10, like: example?.distance
      ) {
        $0.number(of: [0.3, 0.49, 1, 10, 42, 44, 100])
      }
      return .taller(step, by: distance)
    case .echo:
      let names = scenario.echoes(of: step)
      let asked =
        if case .echo(_, let name)? = example { name } else { KeyboardNotification.Name?.none }
      return .echo(step, source.element("name", of: names, like: asked))
    case .fresh, .wrapper, .bystander, .disguise, .translated, .lower: return nil
    }
  }

  private static func drawWithoutStep(
    _ kind: Kind, in scenario: Scenario, like example: Variation?, from source: inout Draw
  ) -> Variation? {
    switch kind {
    case .fresh: return .fresh
    case .disguise: return .disguise
    case .wrapper: return .wrapper(source.element("view", of: scenario.wrappable, like: example?.index))
    case .bystander: return drawBystander(in: scenario, like: example, from: &source)
    case .translated:
      let asked = if case .translated(let distance)? = example { distance } else { Point?.none }
      let distance = Point.draw(like: asked, from: &source) {
        Point($0.number(of: [0, 24, 312]), $0.number(of: [24, 100, 312]))
      }
      return .translated(Point(abs(distance.x), abs(distance.y)))
    case .lower:
      let view = source.element("view", of: scenario.lowerable, like: example?.index)
      let distance = source.real(
        "distance", in: 0.01 ... .infinity, towards: 10, isFinite: true, unit: 10, like: example?.distance
      ) {
        $0.number(of: [0.5, 1, 10, 40, 120])
      }
      return .lower(view, by: distance)
    default: return nil
    }
  }

  private static func drawBystander(
    in scenario: Scenario, like example: Variation?, from source: inout Draw
  ) -> Variation {
    let kinds = Scenario.View.Kind.drawn
    let asked: (Scenario.View.Kind, Int?)? =
      if case .bystander(let kind, let parent, _)? = example { (kind, parent) } else { nil }
    let kind = source.element("kind", of: kinds, like: asked?.0)
    // No parent is the other window; it comes last, as it is the more unusual place.
    let count = scenario.views.count
    let parent = source.index("parent", below: count + 1, like: asked.map { $0.1 ?? count })
    let frame = Rect.draw(towards: Rect(0, 0, 40, 40), like: example?.frame, from: &source) { random in
      Rect(random.real(in: 0...300), random.real(in: 0...600), 40, random.number(of: [40, 700]))
    }
    return .bystander(kind, in: parent == count ? nil : parent, frame: frame)
  }
}

extension Variation.Kind {
  /// Whether the scenario has what a variation of this kind needs to refer to.
  fileprivate func isPossible(in scenario: Scenario) -> Bool {
    switch self {
    case _ where needsScript && scenario.keyboard != .scripted: false
    case .translated: scenario.device.idiom == .pad
    case .lower: !scenario.lowerable.isEmpty
    default: steps(in: scenario).map { !$0.isEmpty } ?? true
    }
  }

  /// How often chance takes it, in proportion: more often what compares a single notification, since more
  /// must come together for the two runs to be comparable.
  fileprivate var odds: Int {
    switch self {
    case .repeatStep, .taller, .lower, .hideFirst: 3
    case .fresh, .cycle, .swap, .translated: 2
    default: 1
    }
  }
}

extension Variation {
  /// The step or the view that it names.
  fileprivate var index: Int? {
    switch self {
    case .repeatStep(let index), .wrapper(let index), .begin(let index, _), .cycle(let index, _, _),
      .swap(let index), .taller(let index, _), .lower(let index, _), .echo(let index, _), .channel(let index),
      .reappear(let index), .hideFirst(let index), .turnAround(let index), .background(let index),
      .cancelledPop(let index):
      index
    case .fresh, .bystander, .disguise, .translated: nil
    }
  }

  fileprivate var frame: Rect? {
    switch self {
    case .begin(_, let frame), .bystander(_, _, let frame): frame
    default: nil
    }
  }

  fileprivate var distance: Double? {
    switch self {
    case .taller(_, let distance), .lower(_, let distance): distance
    default: nil
    }
  }
}
