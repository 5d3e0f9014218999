/// Where in a value a part is.
struct Place {
  /// What the part is called: the last key on the way to it.
  var label: String
  /// What the whole is called.
  var root: String
  var keys: [any CodingKey] = []
  /// The structures around the part, the outermost first.
  private var types: [ObjectIdentifier] = []

  let lists = CaseLists()

  init(root: String) {
    (label, self.root) = (root, root)
  }

  var description: String { ([root] + keys.map(\.stringValue)).joined(separator: ".") }

  /// How often the type of the structure around the part is around it: more than once if it holds itself.
  var recursion: Int { types.count { $0 == types.last } }

  /// Whether a structure holds itself so often that chance adds no more to it.
  var isDeep: Bool { recursion >= 4 }

  /// The place of the part under a key.
  func part(_ key: any CodingKey) -> Place {
    var place = self
    (place.label, place.keys) = (key.stringValue, keys + [key])
    return place
  }

  /// The same place under another name.
  func called(_ label: String) -> Place {
    var place = self
    place.label = label
    return place
  }

  /// The place of what is in a structure of a type.
  func inside<Value>(_ type: Value.Type) -> Place {
    var place = self
    place.types.append(ObjectIdentifier(type))
    return place
  }
}
