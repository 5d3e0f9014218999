import PropertyTesting
import Testing

@Suite struct ExplanationTests {
  private func free(_ property: (inout Draw) throws -> Bool) throws -> Set<Int>? {
    try failure { try check("explained", property) }?.counterexamples.first?.freeChoices
  }

  @Test func `a value that does not matter is free`() throws {
    let free = try free { draw in
      let (one, _) = (draw.integer(in: 0...99), draw.integer(in: 0...99))
      return one < 50
    }
    #expect(free == [1])
  }

  @Test func `values that must differ are not free`() throws {
    let free = try free { $0.integer(in: 0...9999) == $0.integer(in: 0...9999) }
    #expect(free == [])
  }

  @Test func `a value with one other answer is free`() throws {
    let free = try free { draw in
      _ = draw.flag()
      return draw.integer(in: 0...99) < 50
    }
    #expect(free == [0])
  }

  @Test func `what is free alone need not be free together`() throws {
    // Either of the two may be anything while the other is zero.
    let free = try free { draw in
      let (one, other) = (draw.integer(in: 0...999_999), draw.integer(in: 0...999_999))
      return one != 0 && other != 0
    }
    #expect(free == [0])
  }

  @Test func `whether there are more elements is not a value`() throws {
    let free = try free { $0.array(count: 0...9) { _ in 0 }.count > 10 }
    #expect(free == [])
  }

  @Test func `nothing is explained unless asked`() throws {
    let failure = try failure {
      try check("explained", settings: CheckSettings(explains: false)) { $0.integer(in: 0...99) < 0 }
    }
    #expect(failure?.counterexamples.first?.freeChoices == [])
  }
}
