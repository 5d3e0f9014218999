import KeyboardScenarios

/// What came of each step: what moved and where it is now, in words.
struct StoryEffects {
  private let scenario: Scenario
  private let trace: Trace
  private let names: [String]
  /// The bar, if the subject moves one.
  private let bar: Int?

  init(_ scenario: Scenario, _ trace: Trace, _ claims: Claims) {
    (self.scenario, self.trace) = (scenario, trace)
    names = scenario.names
    bar = claims.movesBar ? scenario.bar : nil
  }

  /// How the container and the bar moved, and where the bar and the focused view end now.
  func words(of step: Int) -> String {
    let now = state(after: step)
    let posted = scenario.keyboard == .scripted ? nil : postedWords(step)
    guard now.views[scenario.container].isInWindow else { return posted ?? "" }
    let parts = [posted, containerWords(step, now), barWords(step, now), foundWords(step), focusWords(now)]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// `keyboard shows, top at 451`: where a simulated keyboard went in this step, each way that it went unless
  /// they are many.
  private func postedWords(_ step: Int) -> String? {
    let posts = trace.moments[step].events.keyboards.filter { $0.name == .willShow || $0.name == .willHide }
    let moved =
      posts.isEmpty ? trace.moments[step].events.keyboards.filter { $0.name == .willChangeFrame } : posts
    let words = moved.map { post in
      var plain = KeyboardNotification(post.name, end: post.end)
      (plain.isLocal, plain.duration) = (post.isLocal, 0.25)
      return plain.words(on: state(after: step).screen)
    }
    guard words.count > 4 else { return words.isEmpty ? nil : words.joined(separator: ", ") }
    return words.prefix(3).joined(separator: ", ") + ", and so on, \(words.count) in all"
  }

  private func state(after step: Int) -> Snapshot {
    trace.moments[step].settled ?? trace.moments[step].returned
  }

  private func containerWords(_ step: Int, _ now: Snapshot) -> String? {
    let changes = changes(of: scenario.container, step, now)
    return changes.isEmpty ? nil : "\(names[scenario.container]) " + changes.joined(separator: ", ")
  }

  /// `bar up 216, ends at 451, constant 216`
  private func barWords(_ step: Int, _ now: Snapshot) -> String? {
    guard let bar, now.views[bar].isInWindow else { return nil }
    var parts = changes(of: bar, step, now) + ["ends at \(now.views[bar].screen.maxY.short)"]
    if let constant = now.constant { parts.append("constant \(constant.short)") }
    return "\(names[bar]) " + parts.joined(separator: ", ")
  }

  private func foundWords(_ step: Int) -> String? {
    switch trace.moments[step].found {
    case .view(let view): "finds \(names[view])"
    case .nothing: "finds nothing"
    case .stranger: "finds a view of the screen's own"
    case .notAsked: nil
    }
  }

  private func focusWords(_ now: Snapshot) -> String? {
    guard let focus = now.focus else { return nil }
    let box = now.views[focus].essential ?? now.views[focus].screen
    let what = scenario.views[focus].kind == .textView ? "the caret of \(names[focus])" : names[focus]
    return "\(what) ends at \(box.maxY.short)"
  }

  /// What is otherwise than after the step before, if the view was there.
  private func changes(of view: Int, _ step: Int, _ now: Snapshot) -> [String] {
    guard step > 0 else { return [] }
    let before = state(after: step - 1).views[view]
    guard before.isInWindow else { return [] }
    return Self.changes(from: before.screen, to: now.views[view].screen)
  }

  private static func changes(from before: Rect, to now: Rect) -> [String] {
    let (down, right) = (now.y - before.y, now.x - before.x)
    var parts: [String] = []
    if abs(down) >= 0.005 || down.isNaN { parts.append("\(down < 0 ? "up" : "down") \(abs(down).short)") }
    if abs(right) >= 0.005 { parts.append("\(right < 0 ? "left" : "right") \(abs(right).short)") }
    if now.size != before.size { parts.append("is \(now.width.short) x \(now.height.short)") }
    return parts
  }
}

extension Claims {
  /// Whether it is a bar that gets out of the keyboard's way.
  var movesBar: Bool { kind == .toolbar || kind == .constraintBar }
}
