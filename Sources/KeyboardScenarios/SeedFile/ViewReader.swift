/// Reads the views of a seed file: named, in any order that a person finds clear.
struct ViewReader {
  private(set) var views: [Scenario.View] = []
  /// The index of each view by the name that it has in the file.
  private(set) var indices: [String: Int] = [:]

  private struct Entry {
    var reader: JSONReader
    var id: String
    var parent: (id: String, reader: JSONReader)?
    var view: Scenario.View
  }

  /// More than any screen has, and few enough to walk any tree of them.
  private static let most = 1000

  private static let keys = [
    "id", "in", "at", "kind", "controller", "frame", "transform", "hidden", "alpha", "clips", "content",
    "offset", "inset", "caret", "accessory", "typing",
  ]

  init(_ reader: JSONReader, isScripted: Bool) throws(SeedFileError) {
    var entries: [Entry] = []
    let elements = try reader.array()
    guard elements.count <= Self.most else {
      throw reader.fail("\(elements.count) views", remedy: "keep to \(Self.most), and to those that matter")
    }
    for element in elements { entries.append(try Self.entry(element, after: entries)) }
    guard !entries.isEmpty else {
      throw reader.fail("no views", remedy: "add one for the subject: { \"id\": \"root\" }")
    }
    if isScripted, let entry = entries.first(where: { $0.view.typing != .text }) {
      throw SeedFileError(
        "what is typed matters to a simulated keyboard alone", at: entry.reader.place + ".typing",
        remedy: "add \"keyboard\": \"ios16\" to the file")
    }
    try add(entries, in: reader)
    try settleContainer(entries)
    try checkBar(entries)
    dropUsualNames()
  }

  private static func entry(_ reader: JSONReader, after others: [Entry]) throws(SeedFileError) -> Entry {
    let members = try reader.object(keys)
    guard let id = try members["id"]?.text(), !id.isEmpty else {
      throw reader.fail("no id", remedy: "give the view a name of its own: \"id\": \"email\"")
    }
    guard !id.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw reader.fail("an id with a control character", remedy: "give the view a name that can be read")
    }
    guard !others.contains(where: { $0.id == id }) else {
      throw reader.fail("another view is called \"\(id)\" too", remedy: "give each its own id")
    }
    let kind = try members["kind"]?.name(Scenario.View.Kind.self, "kind of view") ?? .view
    var view = Scenario.View(kind, frame: try members["frame"]?.rect())
    view.name = id
    try view.read(members)
    let parent = try members["in"].map { reader throws(SeedFileError) in (try reader.text(), reader) }
    if parent != nil, let place = members["at"] {
      throw place.fail("a view inside another stands where that one does", remedy: "remove \"at\"")
    }
    return Entry(reader: reader, id: id, parent: parent, view: view)
  }

  /// Adds the entries in the order of a walk from the top, the scene's window first.
  private mutating func add(_ entries: [Entry], in reader: JSONReader) throws(SeedFileError) {
    for entry in entries {
      guard let parent = entry.parent else { continue }
      guard entries.contains(where: { $0.id == parent.id }) else {
        throw parent.reader.fail(
          "no view is called \"\(parent.id)\"", remedy: "name one of the views in this file")
      }
    }
    let tops = entries.filter { $0.parent == nil }
    for top in tops where top.view.place == .window { add(top, in: nil, from: entries) }
    for top in tops where top.view.place != .window { add(top, in: nil, from: entries) }
    if let lost = entries.first(where: { indices[$0.id] == nil }) {
      throw lost.reader.fail(
        "\"\(lost.id)\" is inside itself", remedy: "put it into a view that is not in it")
    }
  }

  private mutating func add(_ entry: Entry, in parent: Int?, from entries: [Entry]) {
    var view = entry.view
    view.parent = parent
    let index = views.count
    indices[entry.id] = index
    views.append(view)
    for child in entries where child.parent?.id == entry.id { add(child, in: index, from: entries) }
  }

  /// Finds the subject's view: the one that says so, or the first.
  private mutating func settleContainer(_ entries: [Entry]) throws(SeedFileError) {
    if !views.contains(where: { $0.controller == .subject }) { views[0].controller = .subject }
    let subjects = views.indices.filter { views[$0].controller == .subject }
    let container = subjects[0]
    let ancestors = path(from: container)
    let top = ancestors[ancestors.count - 1]
    guard views[top].place == .window else {
      throw fail(container, entries, "the subject's view is not in the window", remedy: "move it there")
    }
    for index in ancestors
    where views[index].kind != .view || (index != container && views[index].controller != .none) {
      throw fail(
        index, entries, "what holds the subject's view must be a plain view",
        remedy: "give it no kind and no controller")
    }
    for index in subjects.dropFirst()
    where !path(from: index).contains(container) {
      throw fail(
        index, entries, "a second screen of the subject is outside the first",
        remedy: "put it into \"\(views[container].name)\"")
    }
  }

  /// There is one bar at most, in the subject's view and in front of what else is there.
  private func checkBar(_ entries: [Entry]) throws(SeedFileError) {
    let bars = views.indices.filter { views[$0].kind == .bar }
    guard let bar = bars.first else { return }
    let container = Scenario(views: views, steps: []).container
    if bars.count > 1 {
      throw fail(bars[1], entries, "a second bar", remedy: "keep to one: a screen has one at most")
    }
    if views[bar].frame != nil {
      throw fail(
        bar, entries, member: ".frame", "the screen places its bar itself", remedy: "remove \"frame\"")
    }
    if views[bar].parent != container {
      throw fail(
        bar, entries, "a bar stands in the subject's view and no deeper",
        remedy: "write \"in\": \"\(views[container].name)\"")
    }
    if let front = views.indices.last(where: { views[$0].parent == container }), front != bar {
      throw fail(front, entries, "a view in front of the bar", remedy: "move it before the bar in the list")
    }
  }

  /// The view and its ancestors.
  private func path(from index: Int) -> [Int] {
    [index] + (views[index].parent.map(path) ?? [])
  }

  /// - Parameter member: what of the view is meant, as the end of a place.
  private func fail(
    _ index: Int, _ entries: [Entry], member: String = "", _ problem: String, remedy: String
  ) -> SeedFileError {
    let reader = entries.first { $0.id == views[index].name }?.reader
    return SeedFileError(problem, at: (reader?.place ?? "views") + member, remedy: remedy)
  }

  /// A name that the view would have anyway is none that a person gave.
  private mutating func dropUsualNames() {
    var unnamed = Scenario(views: views, steps: [])
    for index in views.indices { unnamed.views[index].name = "" }
    let usual = unnamed.names
    for index in views.indices where views[index].name == usual[index] { views[index].name = "" }
  }
}

extension Scenario.View {
  /// Reads what is not its place in the tree.
  fileprivate mutating func read(_ members: [String: JSONReader]) throws(SeedFileError) {
    place = try members["at"]?.name(Place.self, "place for a view") ?? .window
    if let reader = members["controller"] {
      controller = try reader.name(Controller.self, "kind of controller")
      guard kind == .view else {
        throw reader.fail(
          "a \(kind.rawValue) is no controller's view", remedy: "remove \"controller\", or the kind")
      }
    }
    if let numbers = try members["transform"]?.numbers(6, like: "[a, b, c, d, tx, ty]") {
      transform = Transform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }
    isHidden = try members["hidden"]?.flag() ?? false
    alpha = try members["alpha"]?.number() ?? 1
    clips = try members["clips"]?.flag() ?? false
    contentSize = try members["content"]?.size()
    contentOffset = try members["offset"]?.point() ?? .zero
    contentInset = try members["inset"]?.insets() ?? .zero
    caret = try members["caret"]?.rect() ?? View.plainCaret
    for name in ["content", "offset", "inset"] where !kind.scrolls {
      try members[name].map { reader throws(SeedFileError) in
        throw reader.fail("a \(kind.rawValue) does not scroll", remedy: "remove \"\(name)\"")
      }
    }
    accessory = try members["accessory"]?.number() ?? 0
    if let reader = members["accessory"], !kind.takesAccessory || accessory < 0 {
      throw reader.fail(
        kind.takesAccessory ? "a height is not negative" : "a \(kind.rawValue) has no accessory view",
        remedy: kind.takesAccessory ? "give zero or more points" : "give it to a textField or a textView")
    }
    typing = try members["typing"]?.name(View.Typing.self, "kind of typing") ?? .text
    if let reader = members["typing"], !kind.takesTyping {
      throw reader.fail("only a textField says what is typed", remedy: "remove \"typing\"")
    }
    if let reader = members["caret"], kind != .textView {
      throw reader.fail("only a textView has a caret", remedy: "remove \"caret\"")
    }
  }

  private typealias View = Scenario.View
}
