/// A screen, and what happens to it.
///
/// A scenario is a value: it can be written by hand, stored, drawn, and read aloud. Its views stand
/// in the order in which a walk from the top meets them, parents before children, and those of the
/// scene's window come first.
public struct Scenario: Hashable, Sendable {
  public var device: Device
  /// Which of UIKit's uncertain rules hold.
  public var rules = Rules()
  public var keyboard = Keyboard.scripted
  /// Whether nobody is told of the keyboard: what a screen would look like if the code under test did nothing, and
  /// UIKit did all that it does. No stored scenario is silent.
  public var isSilent = false
  /// What the screen is shown in, outermost first.
  public var around: [Surrounding] = []
  public var views: [View]
  public var steps: [Step]

  /// - Precondition: one of the views in the window belongs to a controller of the subject.
  public init(device: Device = .plain, views: [View], steps: [Step]) {
    (self.device, self.views, self.steps) = (device, views, steps)
    precondition(
      views.contains { $0.controller == .subject && $0.place == .window },
      "a scenario needs a view for the subject")
  }

  /// The view of the subject's controller: the one that the invariants speak of.
  public var container: Int {
    views.indices.first { views[$0].controller == .subject && views[$0].place == .window } ?? 0
  }

  /// The bar that the subject's screen brings along, or a plain one; nil if the scenario has none.
  public var bar: Int? {
    views.firstIndex { $0.kind == .bar }
  }

  /// The indices of the view and its ancestors, the view first.
  public func path(from view: Int) -> [Int] {
    var path = [view]
    while let parent = views[path[path.count - 1]].parent { path.append(parent) }
    return path
  }

  /// Whether `view` is `ancestor` or in it.
  public func isView(_ view: Int, in ancestor: Int) -> Bool {
    var view = view
    while view > ancestor, let parent = views[view].parent { view = parent }
    return view == ancestor
  }

  /// The children of a view, or the views at the top of a place, from back to front.
  public func children(of parent: Int?, in place: View.Place = .window) -> [Int] {
    views.indices.filter { views[$0].parent == parent && (parent != nil || views[$0].place == place) }
  }

  /// Where the tree that holds `view` stands.
  public func place(of view: Int) -> View.Place {
    var top = view
    while let parent = views[top].parent { top = parent }
    return views[top].place
  }
}

extension Scenario {
  /// The size of the screen before each step, and after the last.
  public var screens: [Size] {
    var screens = [device.screen]
    for step in steps {
      screens.append(step.action == .rotate ? screens[screens.count - 1].turned : screens[screens.count - 1])
    }
    return screens
  }

  /// A name for each view: the one that a person gave, or one that tells kind and order.
  public var names: [String] {
    var counts: [String: Int] = [:]
    let container = container
    return views.indices.map { index in
      let kind = index == container ? "root" : views[index].kind.word
      let count = counts[kind, default: 0] + 1
      counts[kind] = count
      let usual = count == 1 ? kind : "\(kind)\(count)"
      return views[index].name.isEmpty ? usual : views[index].name
    }
  }
}

extension Scenario.View.Kind {
  /// What it is called in a name.
  var word: String {
    switch self {
    case .textField: "field"
    case .view: "view"
    case .textView: "text"
    case .scrollView: "scroll"
    case .searchBar: "search"
    case .keyInput: "input"
    case .claimer: "claimer"
    case .bar: "bar"
    }
  }
}
