import PropertyTesting
import Testing

@Suite struct RecordingTests {
  @Test func `a lighter recording is plainer, however long`() {
    let light = weighed([[0, 0, 0, 0]])
    let heavy = weighed([[], []])
    #expect(light.isPlainer(than: heavy))
    #expect(!heavy.isPlainer(than: light))
  }

  @Test func `of equal weight the shorter is plainer, however large its answers`() {
    let short = weighed([[999]])
    let long = weighed([[0, 0]])
    #expect(short.isPlainer(than: long))
    #expect(!long.isPlainer(than: short))
  }

  @Test(arguments: [
    ([1, 9], [2, 0]), ([0, 9], [1, 0]), ([5, 0], [5, 1]),
  ])
  func `of equal length the first difference decides`(plain: [Int], other: [Int]) {
    #expect(weighed([plain]).isPlainer(than: weighed([other])))
    #expect(!weighed([other]).isPlainer(than: weighed([plain])))
  }

  @Test func `no recording is plainer than itself`() {
    #expect(!weighed([[3]]).isPlainer(than: weighed([[3]])))
  }

  /// Lists that weigh one each.
  private func weighed(_ lists: [[Int]]) -> Recording {
    Draw.transcribing { draw in
      draw.array(of: "list", weight: 1, like: lists, by: { _, _ in false }, element: { $1.numbers(like: $0) })
    }
  }
}
