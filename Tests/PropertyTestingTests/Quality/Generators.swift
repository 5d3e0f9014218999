import PropertyTesting

/// A list and a place in it: a draw that depends on an earlier one.
struct Pick: Hashable {
  var list: [Int]
  var place: Int
}

/// A number with numbers below it.
struct Tree: Hashable {
  var number: Int
  var children: [Tree] = []

  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
  var sum: Int { number + children.map(\.sum).reduce(0, +) }
}

/// A label that may have a name, a size and a place.
struct Label: Hashable {
  var name: String?
  var size: Double?
  var place: [Double]?
  var rank = 0
}

// Each takes an example of what it draws and hands its parts on, so that a finished value can be
// turned into choices.
extension Draw {
  mutating func number(upTo most: Int = 1000, like example: Int? = nil) -> Int {
    integer(in: 0...most, like: example) { random in
      random.oneIn(2) ? random.integer(in: 0...min(most, 10)) : random.integer(in: 0...most)
    }
  }

  mutating func numbers(upTo most: Int = 1000, like example: [Int]? = nil) -> [Int] {
    array(
      of: "number", like: example, by: { count, random in count < 20 && !random.oneIn(8) },
      element: { $1.number(upTo: most, like: $0) })
  }

  mutating func lists(like example: [[Int]]? = nil) -> [[Int]] {
    array(
      of: "list", like: example, by: { count, random in count < 8 && !random.oneIn(5) },
      element: { $1.numbers(like: $0) })
  }

  mutating func pick(like example: Pick? = nil) -> Pick {
    let list = numbers(like: example?.list)
    return Pick(list: list, place: index(below: list.count + 1, like: example?.place))
  }

  mutating func tree(height: Int = 4, like example: Tree? = nil) -> Tree {
    Tree(
      number: number(like: example?.number),
      children: array(
        of: "tree", like: example?.children, by: { $0 < min(height, 3) && !$1.oneIn(3) },
        element: { $1.tree(height: height - 1, like: $0) }))
  }

  mutating func length(like example: Double? = nil) -> Double {
    real(towards: 0, unit: 10, like: example) { random in
      let whole = Double(random.integer(in: -1000...1000))
      return random.oneIn(2) ? whole : whole + Double(random.integer(below: 1 << 20)) / Double(1 << 20)
    }
  }

  mutating func lengths(like example: [Double]? = nil) -> [Double] {
    array(
      of: "length", like: example, by: { count, random in count < 10 && !random.oneIn(6) },
      element: { $1.length(like: $0) })
  }

  mutating func label(like example: Label? = nil) -> Label {
    let name = optional(
      "name", like: example.map { $0.name != nil }, by: { $0.oneIn(2) },
      value: { draw in
        let proposed = draw.propose { $0.element(of: ["", "a", "title", "ß", "a\nb"]) }
        return draw.givenText(like: example?.name ?? proposed)
      })
    let size = optional(
      "size", like: example.map { $0.size != nil }, by: { $0.oneIn(2) },
      value: { $0.length(like: example?.size) })
    let place = optional(
      "place", like: example.map { $0.place != nil }, by: { $0.oneIn(2) },
      value: { draw in (0..<2).map { draw.length(like: example?.place?[$0]) } })
    return Label(name: name, size: size, place: place, rank: number(upTo: 99, like: example?.rank))
  }
}
