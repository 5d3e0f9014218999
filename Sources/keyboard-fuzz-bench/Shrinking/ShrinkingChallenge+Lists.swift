import PropertyTesting

// The definitions are those of jlink's shrinking challenge, with no generator changed for comfort.
extension ShrinkingChallenge {
  static let bound5 = ShrinkingChallenge(
    "bound5",
    drawing: { draw in
      try (0..<5).map { _ in
        try draw.filtered { draw in
          draw.array(count: 0...10) { Int16($0.integer(in: -32768...32767)) }
        } where: {
          $0.wrappedSum < 256
        }
      }
    }, holds: { $0.joined().wrappedSum < 5 * 256 }, normal: [[], [], [], [-1], [-32768]])

  static let largeUnionList = ShrinkingChallenge(
    "large union list", drawing: { $0.lists { $0.integer() } }, holds: { Set($0.joined()).count < 5 },
    normal: [[0, 1, -1, 2, -2]], [[0, 1, 2, 3, 4]])

  static let reverse = ShrinkingChallenge(
    "reverse", drawing: { $0.numbers() }, holds: { $0.reversed() == $0 }, normal: [0, 1])

  static let lengthList = ShrinkingChallenge(
    "length list",
    drawing: { draw in
      let count = draw.integer(in: 1...100)
      return (0..<count).map { _ in draw.integer(in: 0...1000) }
    }, holds: { ($0.max() ?? 0) < 900 }, normal: [900])

  static let coupling = ShrinkingChallenge(
    "coupling",
    drawing: { draw in
      let list = draw.array { $0.integer(in: 0...10) }
      try assume(list.allSatisfy { $0 < list.count })
      return list
    },
    holds: { list in list.indices.allSatisfy { list[$0] == $0 || list[list[$0]] != $0 } }, normal: [1, 0])

  static let deletion = ShrinkingChallenge(
    "deletion",
    drawing: { draw in
      let list = draw.numbers()
      let index = draw.integer(in: 0...10)
      try assume(index < list.count)
      return Deletion(list: list, index: index)
    }, holds: { !$0.remaining.contains($0.list[$0.index]) }, normal: Deletion(list: [0, 0], index: 0))

  static let distinct = ShrinkingChallenge(
    "distinct", drawing: { $0.numbers() }, holds: { Set($0).count < 3 }, normal: [0, 1, -1], [0, 1, 2])

  static let nestedLists = ShrinkingChallenge(
    "nested lists", drawing: { $0.lists { _ in 0 } }, holds: { $0.joined().count <= 10 },
    normal: [[Int](repeating: 0, count: 11)])

  static let distinctSum = ShrinkingChallenge(
    "distinct sum", drawing: { $0.numbers() }, holds: { Set($0).count < 5 || $0.reduce(0, &+) < 50 },
    normal: [0, 1, -1, 2, 48])
}

/// A list, and the index of the element that is to go.
private struct Deletion: Hashable, Sendable {
  var list: [Int]
  var index: Int

  /// The list without the first element that is equal to the one at the index.
  var remaining: [Int] {
    var rest = list
    if let first = rest.firstIndex(of: list[index]) { rest.remove(at: first) }
    return rest
  }
}

extension Draw {
  fileprivate mutating func numbers() -> [Int] {
    array { $0.integer() }
  }

  fileprivate mutating func lists(of element: (inout Draw) -> Int) -> [[Int]] {
    array("list") { $0.array(of: element) }
  }
}

extension Sequence<Int16> {
  fileprivate var wrappedSum: Int16 { reduce(0, &+) }
}
