import KeyboardScenarios
import Testing

/// Something that the generator must draw, and how seldom it may.
struct Habit: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// In how many of 10,000 scenarios at least.
  let least: Int
  let isThere: @Sendable (Scenario) -> Bool

  init(_ testDescription: String, least: Int, _ isThere: @escaping @Sendable (Scenario) -> Bool) {
    (self.testDescription, self.least, self.isThere) = (testDescription, least, isThere)
  }

  /// What public reports needed to show a fault.
  static let all = keyboards + frames + channels + focus + lifecycle + layout + views
}

extension Habit {
  private static let keyboards = [
    Habit("the same show twice", least: 150) { $0.hasShows { $0 == $1 } },
    Habit("a taller keyboard while up", least: 300) {
      $0.hasShows { ($0.end?.height ?? 0) > 100 && ($1.end?.height ?? 0) > ($0.end?.height ?? 0) }
    },
    Habit("heights to and fro", least: 60) { scenario in
      let heights = scenario.shows.compactMap { $0.end?.height }
      return zip(heights, heights.dropFirst(2)).contains { $0 == $1 }
    },
    Habit("three announcements within 12 ms", least: 20) { scenario in
      scenario.steps.count { $0.keyboard != nil && $0.after > 0 && $0.after < 0.012 } >= 2
    },
    Habit("show and hide again and again", least: 100) { scenario in
      scenario.notifications.count { $0.name == .willHide } >= 2
        && scenario.notifications.count { $0.name == .willShow } >= 2
    },
    Habit("a keyboard that answers to the layout", least: 200) { scenario in
      (scenario.keyboard.profile?.nearBar ?? 0) > 0
    },
    Habit("fields with and without suggestions", least: 30) { scenario in
      (scenario.keyboard.profile?.suggestions ?? 0) > 0
        && Set(scenario.focuses.map { scenario.views[$0].typing == .text }).count == 2
    },
  ]

  private static let frames = [
    Habit("a hardware keyboard's bar", least: 100) {
      $0.hasEnd { frame, screen in
        frame.y > screen.height - 80 && frame.y < screen.height && frame.maxY > screen.height
      }
    },
    Habit("an accessory alone", least: 50) {
      $0.hasEnd { frame, screen in frame.maxY == screen.height && (frame.height == 14 || frame.height == 44) }
    },
    Habit("a floating keyboard", least: 100) {
      $0.hasEnd { frame, screen in frame.width < screen.width - 1 && frame.width > 0 }
    },
    Habit("an undocked keyboard", least: 100) {
      $0.hasEnd { frame, screen in
        frame.width == screen.width && frame.maxY < screen.height - 1 && frame.maxY > 0
      }
    },
    Habit("above the screen in part", least: 30) { $0.hasEnd { frame, _ in frame.y < 0 && frame.maxY > 0 } },
    Habit("the zero rectangle", least: 100) { $0.hasEnd { frame, _ in frame == .zero } },
    Habit("the null rectangle", least: 30) { $0.hasEnd { frame, _ in frame == .null } },
    Habit("no height", least: 30) { $0.hasEnd { frame, _ in frame.height == 0 && frame.width > 0 } },
    Habit("below the screen, and no hide", least: 30) { scenario in
      scenario.shows.contains { ($0.end?.y ?? 0) >= 320 && ($0.end?.y ?? 0) >= scenario.device.screen.height }
    },
    Habit("fractions", least: 100) { $0.hasEnd { frame, _ in frame.y != frame.y.rounded() } },
    Habit("no number", least: 30) { $0.hasEnd { frame, _ in frame.y.isNaN } },
  ]

  private static let channels = [
    Habit("willShow alone", least: 1000) { scenario in
      scenario.has(.willShow) && !scenario.has(.willChangeFrame)
    },
    Habit("willChangeFrame alone", least: 300) { scenario in
      scenario.has(.willChangeFrame) && !scenario.has(.willShow)
    },
    Habit("willChangeFrame, then willShow", least: 300) {
      $0.hasNames { $0 == .willChangeFrame && $1 == .willShow }
    },
    Habit("willShow, then willChangeFrame", least: 50) {
      $0.hasNames { $0 == .willShow && $1 == .willChangeFrame }
    },
    Habit("all four of a show", least: 200) { scenario in
      [.willChangeFrame, .willShow, .didChangeFrame, .didShow].allSatisfy(scenario.has)
    },
    Habit("all four of a hide", least: 100) { scenario in
      [.willChangeFrame, .willHide, .didChangeFrame, .didHide].allSatisfy(scenario.has)
    },
    Habit("docking", least: 20) { scenario in
      scenario.notifications.count { $0.name == .didShow } >= 2
        && scenario.notifications.count { $0.name == .willChangeFrame } >= 2
    },
    Habit("no end frame", least: 50) { $0.notifications.contains { $0.end == nil } },
    Habit("no duration", least: 30) { $0.notifications.contains { $0.duration == nil } },
    Habit("no time at all", least: 30) { $0.notifications.contains { $0.duration == 0 } },
    Habit("another curve", least: 100) { $0.notifications.contains { $0.curve != 7 } },
    Habit("no begin frame", least: 50) { $0.notifications.contains { $0.begin == .missing } },
    Habit("begin equals end", least: 50) { scenario in
      scenario.notifications.contains { note in note.end.map { note.begin == .frame($0) } ?? false }
    },
    Habit("another app's keyboard", least: 100) { $0.notifications.contains { !$0.isLocal } },
  ]

  private static let focus = [
    Habit("the focus before the keyboard", least: 1000) { scenario in
      scenario.hasSteps { $0.isFocus && $1.keyboard?.name == .willShow }
    },
    Habit("the focus after the keyboard", least: 300) { scenario in
      scenario.hasSteps { $0.keyboard?.name == .willShow && $1.isFocus }
    },
    Habit("the focus moves and nothing is announced", least: 300) { scenario in
      scenario.hasSteps { $0.isFocus && $1.isFocus }
    },
    Habit("the focus goes to another window", least: 30) { $0.hasFocus(at: .otherWindow) },
    Habit("the focus goes to another scene", least: 20) { $0.hasFocus(at: .otherScene) },
    Habit("the focus goes into a child controller's view", least: 50) { scenario in
      scenario.focuses.contains { view in
        scenario.path(from: view).contains { scenario.views[$0].controller == .plain }
      }
    },
    Habit("the focus ends", least: 100) { scenario in scenario.steps.contains { $0.action == .blur } },
    Habit("a field in the bar", least: 100) { scenario in
      scenario.views.contains { view in
        view.parent.map { scenario.views[$0].kind == .bar } ?? false && view.kind.takesFocus
      }
    },
  ]

  private static let lifecycle = [
    Habit("appear told twice", least: 100) { scenario in
      scenario.hasSteps { $0.action == .appear && $1.action == .appear }
    },
    Habit("gone while up", least: 100) { scenario in
      scenario.hasSteps { $0.isShow && $1.action == .disappear }
        || scenario.hasSteps { $0.isShow && $1.action == .willDisappear }
    },
    Habit("a cancelled pop", least: 100) { scenario in
      scenario.hasSteps { $0.action == .willDisappear && $1.action == .appear }
    },
    Habit("a hide between will and did disappear", least: 30) { scenario in
      let actions = scenario.steps
      return actions.indices.dropLast(2).contains {
        actions[$0].action == .willDisappear && actions[$0 + 1].keyboard?.name == .willHide
          && actions[$0 + 2].action == .disappear
      }
    },
    Habit("the background", least: 100) { scenario in
      scenario.steps.contains { $0.action == .background }
        && scenario.steps.contains { $0.action == .foreground }
    },
    Habit("an alert in front", least: 100) { scenario in scenario.steps.contains { $0.action == .alert } },
    Habit("a turn while up", least: 200) { scenario in scenario.hasSteps { $0.isShow && $1.action == .rotate }
    },
    Habit("a keyboard between a turn and its layout", least: 60) { scenario in
      scenario.hasSteps { $0.action == .rotate && !$0.settles && $1.keyboard != nil }
    },
    Habit("there and back", least: 60) { scenario in scenario.steps.count { $0.action == .rotate } >= 2 },
  ]

  private static let layout = [
    Habit("below a bar", least: 100) { scenario in
      [20, 40, 44, 47, 59, 64, 88].contains(scenario.views[scenario.container].frame?.y ?? 0)
    },
    Habit("beside a column", least: 100) { scenario in (scenario.views[scenario.container].frame?.x ?? 0) > 0
    },
    Habit("a navigation bar", least: 100) {
      !Set($0.around).isDisjoint(with: [.navigationBar, .opaqueNavigationBar])
    },
    Habit("a tab bar", least: 100) { !Set($0.around).isDisjoint(with: [.tabBar, .opaqueTabBar]) },
    Habit("a form sheet", least: 50) { $0.around.contains(.formSheet) },
    Habit("a page sheet", least: 50) { $0.around.contains(.pageSheet) },
    Habit("a home indicator", least: 500) { $0.device.safeArea.bottom > 0 },
    Habit("a scene off the screen's origin", least: 100) { ($0.device.scene?.y ?? 0) > 0 },
    Habit("a layout of the screen while up", least: 50) { scenario in
      scenario.hasSteps { $0.isShow && $1.laysOut(scenario.container) }
    },
    Habit("another safe area while up", least: 30) { scenario in
      scenario.hasSteps { step, next in if case .safeArea = next.action { step.isShow } else { false } }
    },
  ]

  private static let views = [
    Habit("a scaled screen", least: 50) { scenario in
      scenario.path(from: scenario.container).contains {
        scenario.views[$0].transform.a != 1 && scenario.views[$0].transform.b == 0
      }
    },
    Habit("a slightly turned view", least: 20) {
      $0.views.contains { abs($0.transform.b) > 0 && abs($0.transform.b) < 0.2 }
    },
    Habit("upside down", least: 20) { $0.views.contains { $0.transform.a == -1 } },
    Habit("pushed down by 100", least: 20) { $0.views.contains { $0.transform.ty == 100 } },
    Habit("a transform in a transform", least: 10) { scenario in
      scenario.views.indices.contains { view in
        scenario.path(from: view).count { scenario.views[$0].transform != .identity } >= 2
      }
    },
    Habit("a transformed bar", least: 50) { scenario in
      scenario.bar.map { scenario.views[$0].transform != .identity } ?? false
    },
    Habit("a scroll view in a scroll view", least: 100) { scenario in
      scenario.views.indices.contains { view in
        scenario.path(from: view).count { scenario.views[$0].kind == .scrollView } >= 2
      }
    },
    Habit("a field far down in a scroll view", least: 20) { scenario in
      scenario.views.contains { view in (view.frame?.y ?? 0) > 1000 && view.kind.takesFocus }
    },
    Habit("content that begins below a bar", least: 50) { $0.views.contains { $0.contentInset.top > 0 } },
    Habit("a text of 2000 points", least: 50) {
      $0.views.contains { $0.kind == .textView && ($0.frame?.height ?? 0) == 2000 }
    },
    Habit("a caret that moves", least: 50) { scenario in
      scenario.steps.contains { if case .moveCaret = $0.action { true } else { false } }
    },
    Habit("a screen in a screen", least: 50) { $0.views.count { $0.controller == .subject } >= 2 },
  ]
}

extension Scenario {
  fileprivate var notifications: [KeyboardNotification] { steps.compactMap(\.keyboard) }
  fileprivate var shows: [KeyboardNotification] { notifications.filter { $0.name == .willShow } }

  fileprivate var focuses: [Int] {
    steps.compactMap { if case .focus(let view) = $0.action { view } else { nil } }
  }

  fileprivate func has(_ name: KeyboardNotification.Name) -> Bool {
    notifications.contains { $0.name == name }
  }

  fileprivate func hasFocus(at place: View.Place) -> Bool { focuses.contains { self.place(of: $0) == place } }

  fileprivate func hasSteps(_ fit: (Step, Step) -> Bool) -> Bool {
    zip(steps, steps.dropFirst()).contains { fit($0, $1) }
  }

  fileprivate func hasShows(_ fit: (KeyboardNotification, KeyboardNotification) -> Bool) -> Bool {
    zip(shows, shows.dropFirst()).contains { fit($0, $1) }
  }

  fileprivate func hasNames(_ fit: (KeyboardNotification.Name, KeyboardNotification.Name) -> Bool) -> Bool {
    zip(notifications, notifications.dropFirst()).contains { fit($0.name, $1.name) }
  }

  /// Whether a keyboard ends so on the screen as it is then.
  fileprivate func hasEnd(_ fit: (Rect, Size) -> Bool) -> Bool {
    zip(steps, screens).contains { step, screen in step.keyboard?.end.map { fit($0, screen) } ?? false }
  }
}

extension Step {
  fileprivate var isFocus: Bool { if case .focus = action { true } else { false } }
  fileprivate var isShow: Bool { keyboard?.name == .willShow || keyboard?.name == .didShow }

  fileprivate func laysOut(_ view: Int) -> Bool {
    if case .layout(view, _) = action { true } else { false }
  }
}
