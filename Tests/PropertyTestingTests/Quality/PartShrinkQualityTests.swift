import PropertyTesting
import Testing

/// The same for trees, real numbers and parts that may be missing.
@Suite struct PartShrinkQualityTests {
  static let seeds = ShrinkQualityTests.seeds

  @Test(arguments: seeds) func `a tree of three levels`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.tree() }, where: { $0.depth >= 3 })
    #expect(shrunk == Tree(number: 0, children: [Tree(number: 0, children: [Tree(number: 0)])]))
  }

  @Test(arguments: seeds) func `a tree with a child above its parent`(seed: UInt64) {
    func isUnordered(_ tree: Tree) -> Bool {
      tree.children.contains { $0.number > tree.number || isUnordered($0) }
    }
    let shrunk = smallest(from: seed, of: { $0.tree() }, where: isUnordered)
    #expect(shrunk == Tree(number: 0, children: [Tree(number: 1)]))
  }

  @Test(arguments: seeds) func `a length over a threshold ends at the next round one`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.length() }, where: { $0 > 412 })
    #expect(shrunk == 420)
  }

  @Test(arguments: seeds) func `a length below zero ends at the next round one`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.length() }, where: { $0 <= -55 })
    #expect(shrunk == -60)
  }

  @Test(arguments: seeds) func `lengths with a sum`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.lengths() }, where: { $0.reduce(0, +) >= 700 })
    #expect(shrunk == [700])
  }

  @Test(arguments: seeds) func `two lengths with a sum`(seed: UInt64) {
    let shrunk = smallest(
      from: seed, of: { draw in (0..<2).map { _ in draw.length() } },
      where: { $0[0] + $0[1] >= 700 })
    #expect(shrunk == [0, 700])
  }

  @Test(arguments: seeds) func `lengths out of order`(seed: UInt64) {
    let shrunk = smallest(
      from: seed, of: { $0.lengths() },
      where: { lengths in zip(lengths, lengths.dropFirst()).contains { $0 > $1 } })
    #expect(shrunk == [0, -10])
  }

  @Test(arguments: seeds) func `a label at a place loses its other parts`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.label() }, where: { ($0.place?[1] ?? 0) >= 100 })
    #expect(shrunk == Label(place: [0, 100]))
  }

  @Test(arguments: seeds) func `a label with a name and a rank keeps both`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.label() }, where: { $0.rank >= 50 && $0.name != nil })
    #expect(shrunk == Label(name: "", rank: 50))
  }
}
