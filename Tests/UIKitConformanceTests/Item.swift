import Testing

/// Which fact of uikit-semantics.md a test states, and who found it out.
///
/// The table of all facts in `CompletenessTests` finds the tests by these traits, in the source.
struct Item: TestTrait {
  let id: String
  let source: String

  var comments: [Comment] { ["\(id) of uikit-semantics.md, from \(source)"] }
}

extension Trait where Self == Item {
  /// The test states the fact with this id, found in this source; `item("G2", source: "CAT")`.
  static func item(_ id: String, source: String) -> Item { Item(id: id, source: source) }
}
