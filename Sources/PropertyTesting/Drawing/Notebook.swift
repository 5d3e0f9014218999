/// What a draw reads its answers from, and what it writes down.
@usableFromInline
struct Notebook {
  var observations = Observations()
  var recording = Recording()
  var mismatch: StoredChoices.Mismatch?
  var bias: Bias
  /// How many spans are open.
  private(set) var depth = 0
  private var position = 0
  let script: Script

  init(bias: Bias = .none, script: Script = .none) {
    (self.bias, self.script) = (bias, script)
  }

  /// The next answer of the script.
  mutating func next() -> Choice? {
    defer { position += 1 }
    return script[position]
  }

  /// Takes a question with its answer down.
  mutating func record(_ question: Question) {
    if mismatch == nil, case .stored(let stored) = script {
      mismatch = stored.mismatch(at: recording.questions.count, with: question)
    }
    recording.questions.append(question)
  }

  mutating func beginSpan(_ label: String) -> Int {
    let start = recording.questions.count
    recording.spans.append(Recording.Span(label: label, range: start..<start, depth: depth))
    depth += 1
    return recording.spans.count - 1
  }

  mutating func endSpan(_ index: Int) {
    depth -= 1
    let start = recording.spans[index].range.lowerBound
    recording.spans[index].range = start..<recording.questions.count
  }
}

extension Notebook {
  /// What a replay reads.
  enum Script {
    case none
    case choices([Choice])
    case stored(StoredChoices)

    subscript(index: Int) -> Choice? {
      switch self {
      case .none: nil
      case .choices(let choices): index < choices.count ? choices[index] : nil
      case .stored(let stored): index < stored.choices.count ? stored.choices[index].answer : nil
      }
    }
  }
}

extension Draw {
  /// What the case showed about itself: labels, scores, notes.
  public internal(set) var observations: Observations {
    get { notebook.first?.observations ?? Observations() }
    _modify {
      if notebook.isEmpty { notebook = [Notebook()] }
      yield &notebook[0].observations
    }
  }

  /// The questions so far; empty for a random draw that does not record.
  public internal(set) var recording: Recording {
    get { notebook.first?.recording ?? Recording() }
    _modify {
      if notebook.isEmpty { notebook = [Notebook()] }
      yield &notebook[0].recording
    }
  }

  /// The first question for which the stored choices have another answer than the one it asks for.
  public var mismatch: StoredChoices.Mismatch? { notebook.first?.mismatch }

  /// How chance is bent in this case.
  var bias: Bias {
    get { notebook.first?.bias ?? .none }
    set { if !notebook.isEmpty { notebook[0].bias = newValue } }
  }

  /// How many spans are around what is being drawn, of a draw that records.
  var depth: Int { notebook.first?.depth ?? 0 }
}
