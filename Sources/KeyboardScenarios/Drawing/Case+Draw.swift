public import PropertyTesting

extension Case {
  /// Draws a scenario, and after it the variation, which refers to it.
  public static func draw(like example: Case? = nil, from source: inout Draw) -> Case {
    let scenario = Scenario.draw(like: example?.scenario, from: &source)
    let variation = Variation.draw(on: scenario, like: example.map(\.variation), from: &source)
    return Case(scenario, vary: variation)
  }

  /// The case that `choices` draw.
  public init(reading choices: [Choice]) {
    var source = Draw(replaying: choices)
    self = Case.draw(from: &source)
  }

  /// The questions and answers that draw this case.
  public var recording: Recording {
    Draw.transcribing { Case.draw(like: self, from: &$0) }
  }
}

extension Variation {
  /// Draws a variation of `scenario`, or none. A kind that has nothing to refer to counts as none.
  /// - Parameter example: nil to draw; the variation, which may be none, to read.
  static func draw(on scenario: Scenario, like example: Variation??, from source: inout Draw) -> Variation? {
    let kinds = Kind.allCases
    let asked: Int? = example.map { variation in variation.map { $0.kind.index + 1 } ?? 0 }
    let index = source.integer(in: 0...kinds.count, like: asked) { $0.index(weights: [2, 3, 2, 1, 1, 1, 1]) }
    guard index > 0 else { return nil }
    let example = example ?? nil
    let keyboards = scenario.steps.indices.filter { scenario.steps[$0].keyboard != nil }
    switch kinds[index - 1] {
    case .repeatStep:
      guard !keyboards.isEmpty else { return nil }
      return .repeatStep(drawIndex(of: keyboards, like: example?.index, from: &source))
    case .fresh:
      return .fresh
    case .disguise:
      return .disguise
    case .wrapper:
      let wrappable = scenario.wrappable
      return .wrapper(drawIndex(of: wrappable, like: example?.index, from: &source))
    case .bystander:
      return drawBystander(in: scenario, like: example, from: &source)
    case .begin:
      guard !keyboards.isEmpty else { return nil }
      let step = drawIndex(of: keyboards, like: example?.index, from: &source)
      let frame = Rect.draw(towards: .zero, isAny: true, like: example?.frame, from: &source) { random in
        random.element(of: [.zero, .null, Rect(0, .nan, 1, 1), Rect(3, 920, 320, 1), Rect(0, 451, 375, 216)])
      }
      return .begin(step, frame)
    }
  }

  private static func drawIndex(of indices: [Int], like example: Int?, from source: inout Draw) -> Int {
    indices[source.index(below: indices.count, like: example.flatMap { indices.firstIndex(of: $0) })]
  }

  private static func drawBystander(
    in scenario: Scenario, like example: Variation?, from source: inout Draw
  ) -> Variation {
    let kinds = Scenario.View.Kind.allCases
    let asked: (Scenario.View.Kind, Int?)? =
      if case .bystander(let kind, let parent, _)? = example { (kind, parent) } else { nil }
    let kind = kinds[source.index(below: kinds.count, like: asked?.0.index)]
    // No parent is the other window; it comes last, as it is the more unusual place.
    let count = scenario.views.count
    let parent = source.index(below: count + 1, like: asked.map { $0.1 ?? count })
    let frame = Rect.draw(towards: Rect(0, 0, 40, 40), like: example?.frame, from: &source) { random in
      Rect(random.real(in: 0...300), random.real(in: 0...600), 40, random.number(of: [40, 700]))
    }
    return .bystander(kind, in: parent == count ? nil : parent, frame: frame)
  }
}

extension Variation {
  /// The step or the view that it names.
  fileprivate var index: Int? {
    switch self {
    case .repeatStep(let index), .wrapper(let index), .begin(let index, _): index
    case .fresh, .bystander, .disguise: nil
    }
  }

  fileprivate var frame: Rect? {
    switch self {
    case .begin(_, let frame), .bystander(_, _, let frame): frame
    case .repeatStep, .fresh, .wrapper, .disguise: nil
    }
  }
}

extension Scenario {
  /// The views above which a wrapper changes nothing: not those in a view that scrolls, since the
  /// wrapper would be as large as the viewport and not as what is scrolled.
  public var wrappable: [Int] {
    views.indices.filter { view in views[view].parent.map { !views[$0].kind.scrolls } ?? true }
  }
}
