extension Draw {
  /// An array: before each element it is asked whether there is one more.
  ///
  /// The question and its element make one span, so that deleting a span deletes an element. It shrinks
  /// towards fewer elements, then plainer ones.
  /// - Parameters:
  ///   - weight: what an element counts for when two values are compared, before the number of
  ///     questions does: a story with a step less is plainer, whatever its other steps have to say.
  ///   - more: whether chance adds an element to the number already there.
  @inlinable
  public mutating func array<Element>(
    of label: String, weight: Int = 0, like example: [Element]? = nil, by more: (Int, inout Random) -> Bool,
    element: (_ example: Element?, inout Draw) throws -> Element
  ) rethrows -> [Element] {
    var elements: [Element] = []
    while let next = try untoldSpan(
      label,
      { draw -> Element? in
        let index = elements.count
        guard draw.more(like: example.map { index < $0.count }, by: { more(index, &$0) }) else {
          return nil
        }
        return try element(example?[index], &draw)
      })
    {
      elements.append(next)
      if isRecording { weigh(weight) }
    }
    if isRecording { note(label, elements) }
    return elements
  }

  /// An array with so many elements; it shrinks towards fewer elements, then plainer ones.
  ///
  /// Without a `count` there are at most 32, and fewer in small cases and in an array inside another.
  @inlinable
  public mutating func array<Element>(
    _ label: String = "element", count: ClosedRange<Int>? = nil,
    of element: (inout Draw) throws -> Element
  ) rethrows -> [Element] {
    guard isUniform else {
      return try array(label, count: count, like: nil) { _, draw in try element(&draw) }
    }
    let total = random.integer(in: sized(count))
    var elements: [Element] = []
    elements.reserveCapacity(total)
    nesting += 1
    defer { nesting -= 1 }
    for _ in 0..<total { elements.append(try element(&self)) }
    return elements
  }

  /// The same, with the way back from a finished array.
  /// - Precondition: the example has a count of the range.
  @inlinable
  public mutating func array<Element>(
    _ label: String = "element", count: ClosedRange<Int>? = nil, like example: [Element]?,
    of element: (_ example: Element?, inout Draw) throws -> Element
  ) rethrows -> [Element] {
    let elements = try untoldArray(label, count: count, like: example, of: element)
    if isRecording { note(label, elements) }
    return elements
  }

  @inlinable
  mutating func untoldArray<Element>(
    _ label: String, count: ClosedRange<Int>?, like example: [Element]?,
    of element: (_ example: Element?, inout Draw) throws -> Element
  ) rethrows -> [Element] {
    let plan = source == .chance && example == nil ? planCount(sized(count)) : 0
    let limits = count ?? 0...Int.max
    var elements: [Element] = []
    var starts: [Random] = []
    nesting += 1
    defer { nesting -= 1 }
    while elements.count < limits.upperBound,
      let next = try untoldSpan(
        label,
        { draw -> Element? in
          let index = elements.count
          if index >= limits.lowerBound {
            let isThere = draw.more(like: example.map { index < $0.count }) { _ in index < plan }
            guard isThere else { return nil }
          }
          guard let again = draw.repeats(&starts) else { return try element(example?[index], &draw) }
          let random = draw.random
          draw.random = again
          defer { draw.random = random }
          return try element(example?[index], &draw)
        })
    {
      elements.append(next)
    }
    return elements
  }

  /// A set with so many elements; it shrinks towards fewer elements, then plainer ones.
  ///
  /// An element that is there already is drawn again a few times, and then left out: a set can have fewer
  /// elements than chance wanted, but not fewer than the least of `count`.
  /// - Throws: `Discarded` if there are not enough different elements, and what `element` throws.
  public mutating func set<Element: Hashable>(
    _ label: String = "element", count: ClosedRange<Int>? = nil, like example: Set<Element>? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    of element: (_ example: Element?, inout Draw) throws -> Element
  ) throws -> Set<Element> {
    let keys = try distinct(
      label, count: count, like: try example.map { try inOrder($0, element) }, (file, line),
      key: { $0 }, of: element)
    note(label, keys)
    return Set(keys)
  }

  /// A dictionary with so many keys; it shrinks towards fewer keys, then plainer ones.
  /// - Throws: `Discarded` if there are not enough different keys, and what `key` and `value` throw.
  public mutating func dictionary<Key: Hashable, Value>(
    _ label: String = "entry", count: ClosedRange<Int>? = nil, like example: [Key: Value]? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    key: (_ example: Key?, inout Draw) throws -> Key,
    value: (_ example: Value?, inout Draw) throws -> Value
  ) throws -> [Key: Value] {
    let entries = try example.map { example in
      try inOrder(example.keys, key).compactMap { key in example[key].map { (key, $0) } }
    }
    let drawn = try distinct(label, count: count, like: entries, (file, line), key: \.0) { example, draw in
      (try key(example?.0, &draw), try value(example?.1, &draw))
    }
    let dictionary = Dictionary(uniqueKeysWithValues: drawn)
    note(label, dictionary)
    return dictionary
  }

  /// The same set without a way back.
  public mutating func set<Element: Hashable>(
    _ label: String = "element", count: ClosedRange<Int>? = nil,
    file: StaticString = #fileID, line: UInt = #line, of element: (inout Draw) throws -> Element
  ) throws -> Set<Element> {
    try set(label, count: count, like: nil, file: file, line: line) { _, draw in try element(&draw) }
  }

  /// The same dictionary without a way back.
  public mutating func dictionary<Key: Hashable, Value>(
    _ label: String = "entry", count: ClosedRange<Int>? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    key: (inout Draw) throws -> Key, value: (inout Draw) throws -> Value
  ) throws -> [Key: Value] {
    try dictionary(
      label, count: count, like: nil, file: file, line: line, key: { _, draw in try key(&draw) },
      value: { _, draw in try value(&draw) })
  }

  /// Elements with different keys.
  private mutating func distinct<Element, Key: Hashable>(
    _ label: String, count: ClosedRange<Int>?, like example: [Element]?,
    _ place: (file: StaticString, line: UInt), key: (Element) -> Key,
    of element: (_ example: Element?, inout Draw) throws -> Element
  ) throws -> [Element] {
    let limits = count ?? 0...Int.max
    var keys: Set<Key> = []
    let likes = example.map { $0.map(Element?.some) }
    let elements = try untoldArray(label, count: count, like: likes) { example, draw -> Element? in
      try draw.retrying(times: 8) { draw in
        let element = try element(example ?? nil, &draw)
        return keys.insert(key(element)).inserted ? element : nil
      }
    }
    let kept = elements.compactMap { $0 }
    try assume(kept.count >= limits.lowerBound, file: place.file, line: place.line)
    return kept
  }

  /// The elements in the order of the choices that draw them, which is the same in every process.
  private func inOrder<C: Collection>(
    _ elements: C, _ generator: (_ example: C.Element?, inout Draw) throws -> C.Element
  ) throws -> [C.Element] {
    let drawn = try elements.map { element in
      (element, try Draw.transcribing { try generator(element, &$0) })
    }
    return drawn.sorted { one, other in
      if one.1.isPlainer(than: other.1) { return true }
      // Long texts that begin alike are equally plain.
      return !other.1.isPlainer(than: one.1) && StoredChoices(one.1).line < StoredChoices(other.1).line
    }.map(\.0)
  }

  /// The counts that chance takes of a range, or where none is asked for.
  @usableFromInline
  func sized(_ count: ClosedRange<Int>?) -> ClosedRange<Int> {
    guard let count else { return 0...max(1, (32 * size / 100) >> (2 * nesting)) }
    let spread = count.upperBound - count.lowerBound
    return count.lowerBound...count.lowerBound
      + max(min(spread, 1), spread / 100 * size + spread % 100 * size / 100)
  }

  @usableFromInline
  mutating func planCount(_ counts: ClosedRange<Int>) -> Int {
    if notebook.isEmpty { return random.integer(in: counts) }
    return notebook[0].bias.count(in: counts, by: &random)
  }

  /// Where chance draws the same element again: the state in which it drew an earlier one.
  @usableFromInline
  mutating func repeats(_ starts: inout [Random]) -> Random? {
    guard source == .chance, bias.kind == .awkward else { return nil }
    defer { starts.append(random) }
    return random.oneIn(6) && !starts.isEmpty ? random.element(of: starts) : nil
  }
}

extension Draw {
  /// What `body` gives, or what it gives when it is asked again: chance tries so many times, and what it
  /// drew in vain leaves no mark.
  mutating func retrying<Value>(
    times: Int, _ body: (inout Draw) throws -> Value?
  ) rethrows -> Value? {
    // A mark and no copy: with a copy each attempt would cost as much as all that is recorded.
    let start = (recording.questions.count, recording.spans.count, recording.weight)
    for attempt in 0..<(source == .chance ? times : 1) {
      if attempt > 0, isRecording { recording.truncate(questions: start.0, spans: start.1, weight: start.2) }
      if let value = try body(&self) { return value }
    }
    return nil
  }

  /// A value that meets a condition; it shrinks as the generator does.
  ///
  /// Chance tries a hundred times. Where few values meet the condition, draw what is needed instead.
  /// - Throws: `Discarded` if none of them does, and what `generator` throws.
  public mutating func filtered<Value>(
    file: StaticString = #fileID, line: UInt = #line,
    _ generator: (inout Draw) throws -> Value, where condition: (Value) -> Bool
  ) throws -> Value {
    let value = try retrying(times: 100) { draw in
      let value = try generator(&draw)
      return condition(value) ? value : nil
    }
    guard let value else { throw Discarded("\(file):\(line)") }
    return value
  }
}
