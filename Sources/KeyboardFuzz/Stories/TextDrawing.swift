import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage

/// A drawing of the screen in characters: views, keyboard, bar and focus after one step.
struct TextDrawing {
  let text: String

  /// - Parameters:
  ///   - step: the index of the step after which it is drawn; the last, unless given.
  ///   - isVaried: whether the varied run is drawn.
  @MainActor
  init(of content: Case, on subject: any KeyboardSubject, step: Int?, isVaried: Bool) {
    var scenario = content.scenario
    guard
      var step = step.flatMap({ scenario.steps.indices.contains($0) ? $0 : nil })
        ?? scenario.steps.indices.last
    else {
      text = "  nothing happens"
      return
    }
    var number = "\(step + 1)"
    if isVaried, let variation = content.variation,
      let counterpart = variation.applied(to: scenario).steps[step]
    {
      if case .repeatStep(step) = variation { number += "'" } else { number = "\(counterpart + 1)'" }
      (scenario, step) = (variation.applied(to: scenario).scenario, counterpart)
    }
    let moments = Stage.play(scenario, on: subject).moments
    let now = moments[step].settled ?? moments[step].returned
    let keyboard = Self.keyboard(moments[...step].flatMap(\.events).keyboards)
    let bar = subject.claims.movesBar ? scenario.bar.flatMap { now.views[$0].isInWindow ? $0 : nil } : nil
    let lines = Self.lines(scenario, now, bar: bar, keyboard: keyboard)
    let legend = "▒ keyboard  ┏ focus" + (bar == nil ? "" : "  ╔ bar")
    text = (["after step \(number):"] + lines + [legend]).map { "  " + $0 }.joined(separator: "\n")
  }

  /// Views from back to front, the keyboard in front of them, then the bar that the subject moves, and what
  /// has the focus in front of all.
  private static func lines(
    _ scenario: Scenario, _ now: Snapshot, bar: Int?, keyboard: Rect?
  ) -> [String] {
    let names = scenario.names
    var canvas = Canvas(of: now.screen)
    let visible = scenario.views.indices.filter { now.views[$0].isInWindow && $0 != bar }
    for view in visible { canvas.draw(now.views[view].screen, line: .light) }
    canvas.draw(Rect(0, 0, now.screen.width, now.screen.height), line: .light)
    if let keyboard { canvas.fill(keyboard) }
    if let bar {
      canvas.clear(now.views[bar].screen)
      canvas.draw(now.views[bar].screen, line: .double)
      for view in visible where scenario.isView(view, in: bar) {
        canvas.draw(now.views[view].screen, line: .light)
      }
      canvas.write(names[bar], in: now.views[bar].screen, isOnTop: true)
    }
    if let focus = now.focus { canvas.draw(now.views[focus].screen, line: .heavy) }
    for view in visible where view != scenario.container {
      canvas.write(names[view], in: now.views[view].screen)
    }
    return canvas.lines
  }

  /// The last frame that was announced, if the keyboard was not hidden since.
  private static func keyboard(_ announced: [KeyboardNotification]) -> Rect? {
    guard let last = announced.last, last.name != .willHide, last.name != .didHide, let end = last.end,
      end.isFinite
    else {
      return nil
    }
    return end
  }
}

/// A grid of characters over the screen; a cell is about twice as high as it is wide.
private struct Canvas {
  enum Line {
    case light, heavy, double

    /// Across, down, and the four corners.
    var marks: [Character] {
      switch self {
      case .light: ["─", "│", "┌", "┐", "└", "┘"]
      case .heavy: ["━", "┃", "┏", "┓", "┗", "┛"]
      case .double: ["═", "║", "╔", "╗", "╚", "╝"]
      }
    }
  }

  private static let columns = 34
  private let rows: Int
  private let scale: Double
  private var cells: [[Character]]

  init(of screen: Size) {
    scale = max(screen.width, 1) / Double(Self.columns)
    rows = min(max(Int((screen.height / (scale * 2)).rounded()), 4), 60)
    cells = Array(repeating: Array(repeating: " ", count: Self.columns), count: rows)
  }

  var lines: [String] { cells.map { String($0) } }

  private func column(_ x: Double) -> Int { Int(min(max((x / scale).rounded(), -1), Double(Self.columns))) }
  private func row(_ y: Double) -> Int { Int(min(max((y / (scale * 2)).rounded(), -1), Double(rows))) }

  private mutating func set(_ row: Int, _ column: Int, _ character: Character) {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
    cells[row][column] = character
  }

  mutating func draw(_ rect: Rect, line: Line) {
    guard rect.isFinite else { return }
    let (left, right) = (column(rect.x), max(column(rect.x), column(rect.maxX) - 1))
    let (top, bottom) = (row(rect.y), max(row(rect.y), row(rect.maxY) - 1))
    let marks = line.marks
    for column in left...right {
      set(top, column, marks[0])
      set(bottom, column, marks[0])
    }
    for row in top...bottom {
      set(row, left, marks[1])
      set(row, right, marks[1])
    }
    for (row, column, mark) in [(top, left, 2), (top, right, 3), (bottom, left, 4), (bottom, right, 5)] {
      set(row, column, marks[mark])
    }
  }

  mutating func clear(_ rect: Rect) { fill(rect, with: " ") }

  mutating func fill(_ rect: Rect, with character: Character = "▒") {
    guard rect.isFinite else { return }
    let (top, bottom) = (row(rect.y), row(rect.maxY))
    guard top < bottom else { return }
    for row in top..<bottom {
      for column in column(rect.x)..<max(column(rect.x), column(rect.maxX)) { set(row, column, character) }
    }
  }

  /// - Parameter isOnTop: whether the name stands in the upper edge, and not in the middle.
  mutating func write(_ name: String, in rect: Rect, isOnTop: Bool = false) {
    guard rect.isFinite else { return }
    let middle = (self.row(rect.y) + max(self.row(rect.y), self.row(rect.maxY) - 1)) / 2
    let row = isOnTop ? self.row(rect.y) : middle
    for (offset, character) in name.enumerated() { set(row, column(rect.x) + 2 + offset, character) }
  }
}
