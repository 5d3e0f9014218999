/// What a generator asked and was told, in order, and which questions belong together.
public struct Recording: Hashable, Sendable {
  /// Questions that belong together, such as all that describe one element of an array.
  public struct Span: Hashable, Sendable {
    /// What the generator calls the thing that they describe.
    public var label: String
    /// The places of the questions.
    public var range: Range<Int>
    /// How many spans are around it.
    public var depth: Int
  }

  /// All questions, in the order in which they were asked.
  public internal(set) var questions: [Question] = []
  /// In the order in which they began: an enclosing span before the spans in it.
  public internal(set) var spans: [Span] = []
  /// The weights of all array elements together.
  public internal(set) var weight = 0

  /// The answers alone: what replays the value.
  public var choices: [Choice] { questions.map(\.answer) }

  /// Whether this is the plainer of two: lighter, or else shorter, or else plainer at the first
  /// difference.
  public func isPlainer(than other: Recording) -> Bool {
    if weight != other.weight { return weight < other.weight }
    if questions.count != other.questions.count { return questions.count < other.questions.count }
    for (mine, theirs) in zip(questions, other.questions) where mine.answer != theirs.answer {
      let (one, two) = (mine.complexity, theirs.complexity)
      if one != two { return one < two }
    }
    return false
  }

  /// Forgets what came after a mark, which is not inside a span that has ended since.
  mutating func truncate(questions: Int, spans: Int, weight: Int) {
    self.questions.removeSubrange(questions...)
    self.spans.removeSubrange(spans...)
    self.weight = weight
  }
}
