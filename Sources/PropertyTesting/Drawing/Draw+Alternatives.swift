extension Draw {
  /// Something that may be there or not; not is plain, and costs one question.
  ///
  /// All its questions make one span, so that the shrinker can leave it out as a whole.
  /// - Parameters:
  ///   - example: whether it is there.
  ///   - chance: whether chance puts it there.
  ///   - weight: what it counts for when it is there, as an element of an array does.
  @inlinable
  public mutating func optional<Value>(
    _ label: String, weight: Int = 0, like example: Bool? = nil, by chance: (inout Random) -> Bool,
    value: (inout Draw) throws -> Value
  ) rethrows -> Value? {
    try span(label) { draw in
      guard draw.flag("is there", like: example, by: chance) else { return nil }
      if draw.isRecording { draw.weigh(weight) }
      return try value(&draw)
    }
  }

  /// Something that is there three times in four; it shrinks towards nil.
  @inlinable
  public mutating func optional<Value>(
    _ label: String = "optional", of value: (inout Draw) throws -> Value
  ) rethrows -> Value? {
    try optional(label, by: { !$0.oneIn(4) }, value: value)
  }

  /// The number of one of several alternatives, each as likely as its weight says; it shrinks towards the
  /// first, so put the plainest there.
  ///
  /// Switch over it to draw what the alternative needs:
  ///
  ///     switch draw.alternative("shape", of: 2) {
  ///     case 0: .circle(draw.integer("radius", in: 1...9))
  ///     default: .square(draw.integer("side", in: 1...9))
  ///     }
  @inlinable
  public mutating func alternative(
    _ label: String = "alternative", of count: Int, like example: Int? = nil
  ) -> Int {
    if isUniform, example == nil { return random.integer(below: count) }
    return integer(label, in: 0...count - 1, like: example) { $0.integer(below: count) }
  }

  /// The number of one of several alternatives, each as likely as its weight says; it shrinks towards the
  /// first that has a weight, which also stands for one without a weight in a replay.
  /// - Precondition: the weights are not negative, and their sum is positive.
  @inlinable
  public mutating func alternative(
    _ label: String = "alternative", weights: [Int], like example: Int? = nil
  ) -> Int {
    if isUniform, example == nil { return random.index(weights: weights) }
    return integer(
      label, in: 0...weights.count - 1, towards: weights.firstIndex { $0 > 0 }, like: example,
      accepting: { weights[$0] > 0 }, by: { $0.index(weights: weights) })
  }

  /// What one of several generators draws; it shrinks towards the first.
  ///
  /// It has no way back: a finished value does not say which of them drew it. Where one is needed, write an
  /// ``alternative(_:of:like:)`` and a `switch`, with an example that is the number of the value's case.
  @inlinable
  public mutating func oneOf<Value>(
    _ label: String, _ generators: ((inout Draw) -> Value)...
  ) -> Value {
    span(label) { draw in generators[draw.alternative(label, of: generators.count)](&draw) }
  }

  /// The same for generators that discard cases.
  @inlinable
  public mutating func oneOf<Value>(
    _ label: String, _ generators: ((inout Draw) throws -> Value)...
  ) throws -> Value {
    try span(label) { draw in try generators[draw.alternative(label, of: generators.count)](&draw) }
  }

  /// One of `elements`, each as likely as the others; it shrinks towards the first.
  ///
  /// The stored choice says what the number stands for, so that a list in another order is noticed.
  /// - Precondition: `elements` is not empty.
  @inlinable
  public mutating func element<C: RandomAccessCollection>(_ label: String = "element", of elements: C)
    -> C.Element
  {
    if isUniform { return random.element(of: elements) }
    return elementSlowly(label, of: elements, like: nil)
  }

  /// The same, with the way back from a finished element. One that is not in the list counts as the first.
  @inlinable
  public mutating func element<C: RandomAccessCollection>(
    _ label: String = "element", of elements: C, like example: C.Element?
  ) -> C.Element where C.Element: Equatable {
    if isUniform, example == nil { return random.element(of: elements) }
    let place = example.flatMap { elements.firstIndex(of: $0) }
    return elementSlowly(
      label, of: elements, like: place.map { elements.distance(from: elements.startIndex, to: $0) })
  }

  @inlinable
  mutating func elementSlowly<C: RandomAccessCollection>(_ label: String, of elements: C, like place: Int?)
    -> C.Element
  {
    precondition(!elements.isEmpty, "there is nothing to choose “\(label)” from")
    func element(_ place: Int) -> C.Element {
      elements[elements.index(elements.startIndex, offsetBy: place)]
    }
    let count = elements.count
    return element(
      integer(
        label, in: 0...count - 1, like: place, meaning: { "\(element($0))" }, by: { $0.integer(below: count) }
      ))
  }

  /// One of all cases, each as likely as the others; it shrinks towards the first that is declared.
  @inlinable
  public mutating func value<Value: CaseIterable>(
    _ label: String = "\(Value.self)", of type: Value.Type = Value.self
  ) -> Value where Value.AllCases: RandomAccessCollection {
    element(label, of: Value.allCases)
  }
}
