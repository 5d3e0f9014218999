import PropertyTesting
import Testing

/// What a check throws; nil if it passes.
func failure(of body: () throws -> CheckStatistics) throws -> CheckFailure? {
  do {
    _ = try body()
    return nil
  } catch let failure as CheckFailure {
    return failure
  }
}

@Suite struct CheckTests {
  struct Odd: Error {}
  struct Large: Error {}

  private func numbers(_ draw: inout Draw) -> [Int] { draw.numbers() }
  private func pair(_ draw: inout Draw) -> (Int, Int) { (draw.number(), draw.number()) }

  @Test func `a property that holds passes all cases`() throws {
    let statistics = try check("reversing twice", drawing: numbers) {
      $0.reversed().reversed() == $0
    }
    #expect(statistics.passed == 1000)
  }

  @Test func `a property that is false fails`() throws {
    let failure = try failure { try check("small", drawing: { $0.number() }) { $0 < 100 } }
    #expect(failure?.counterexamples.first?.notes.first?.value == "100")
    #expect(failure?.counterexamples.first?.message == "The property is false.")
  }

  @Test func `a property that throws fails`() throws {
    let failure = try failure {
      try check("small", drawing: { $0.number() }) { number in
        try require(number < 100, "too large")
        try require(number < 100, "never reached")
      }
    }
    #expect(failure?.counterexamples.count == 1)
    #expect(failure?.counterexamples.first?.message.hasPrefix("too large (PropertyTestingTests/") == true)
  }

  @Test func `a property can draw on`() throws {
    let failure = try failure {
      try check("an index of a list", drawing: { $0.numbers(upTo: 9) }) { numbers, draw in
        try assume(!numbers.isEmpty)
        let index = draw.integer("index", in: 0...9)
        return index < numbers.count
      }
    }
    #expect(failure?.counterexamples.first?.notes.map(\.label).last == "index")
  }

  @Test func `one closure can draw and test`() throws {
    let failure = try failure {
      try check("sum") { draw in
        let (one, other) = (draw.integer("one", in: 0...99), draw.integer("other", in: 0...99))
        return one + other < 100
      }
    }
    #expect(failure?.counterexamples.first?.notes.map(\.value) == ["1", "99"])
  }

  @Test func `parts of a tuple are parameters`() throws {
    try check("sum", drawing: pair) { one, other in
      let sum = one + other
      try requireEqual(sum, other + one)
    }
  }

  @Test func `a property must return a verdict`() throws {
    let failure = try failure { try check("count", drawing: { $0.numbers() }) { $0.count } }
    #expect(failure?.problems == ["The property returns Int. Return whether it holds, or nothing."])
  }

  @Test func `each kind of failure is found and made small`() throws {
    let failure = try failure {
      try check("kinds", drawing: { $0.integer(in: 0...1000) }) { number in
        if number > 800 { throw Large() }
        if number % 2 == 1 { throw Odd() }
      }
    }
    #expect(
      failure?.counterexamples.map { $0.notes.first?.value }.sorted { $0 ?? "" < $1 ?? "" } == ["1", "801"])
  }

  @Test func `requirements of different lines are different failures`() throws {
    let failure = try failure {
      try check("requirements", drawing: { $0.integer(in: 0...1000) }) { number in
        try require(number < 800)
        try require(number < 100)
      }
    }
    #expect(Set(failure?.counterexamples.compactMap { $0.notes.first?.value } ?? []) == ["800", "100"])
  }

  @Test func `no more kinds are looked for than are asked for`() throws {
    let failure = try failure {
      try check("kinds", settings: CheckSettings(failures: 1), drawing: { $0.integer(in: 0...1000) }) {
        number in
        try require(number < 800)
        try require(number < 100)
      }
    }
    #expect(failure?.counterexamples.count == 1)
  }

  @Test func `shrinking ends at its limit`() throws {
    let failure = try failure {
      let settings = CheckSettings(seed: 7, shrinkEvaluations: 3)
      return try check("limited", settings: settings, drawing: { $0.numbers() }) { $0.count < 5 }
    }
    #expect(failure?.counterexamples.first?.evaluations == 3)
  }

  @Test func `another failure met while shrinking is kept`() throws {
    let failure = try failure {
      try check("slip", settings: CheckSettings(cases: 1, seed: 3)) { draw in
        let numbers = (0..<3).map { _ in draw.integer(in: 0...9) { _ in 9 } }
        try require(numbers.reduce(0, +) != 27, "all")
        try require(numbers[0] != 0, "none")
      }
    }
    #expect(failure?.counterexamples.count == 2)
  }

  @Test func `a property that changes its mind is found out`() throws {
    var calls = 0
    let failure = try failure {
      try check("moody", drawing: { $0.number() }) { _ in
        calls += 1
        return calls != 5
      }
    }
    #expect(failure?.counterexamples.isEmpty == true)
    #expect(
      failure?.problems.first?.hasPrefix("Case 4 failed, and did not fail when it was run again") == true)
  }

  @Test func `a failure that does not return is reported with that remark`() throws {
    var calls = 0
    let failure = try failure {
      try check("moody") { draw in
        calls += 1
        return draw.number() < 0 || !(5...6).contains(calls)
      }
    }
    #expect(failure?.counterexamples.first?.isReproducible == false)
    #expect(failure?.description.contains("It did not fail when it was run once more") == true)
  }

  @Test func `the same cases are run each time`() throws {
    func drawn(_ name: String) throws -> [Int] {
      var numbers: [Int] = []
      try check(name, settings: CheckSettings(cases: 300)) { numbers.append($0.integer()) }
      return numbers
    }
    #expect(try drawn("one") == drawn("one"))
    #expect(try drawn("one") != drawn("another"))
  }

  @Test func `the name is that of the test`() throws {
    let failure = try failure { try check { draw in draw.flag() && false } }
    #expect(failure?.name == "the name is that of the test()")
  }

  @Test func `the cases of an enumeration of errors are different failures`() throws {
    enum Fault: Error {
      case full
      case broken(Int)
    }
    let failure = try failure {
      try check("faults", settings: CheckSettings(seed: 1)) { draw in
        let number = draw.integer(in: 0...99)
        if number > 80 { throw Fault.full }
        if number > 40 { throw Fault.broken(number) }
      }
    }
    #expect(failure?.counterexamples.count == 2)
  }

  @Test func `the report of a private type has no addresses`() throws {
    struct Hidden: Error {}
    let failure = try failure { try check("hidden") { _ in throw Hidden() } }
    #expect(failure?.description.contains("unknown context") == false)
  }

  @Test func `sets and dictionaries are drawn as arrays are`() throws {
    try check("collections") { draw in
      let set = try draw.set(count: 2...4) { $0.integer(in: 0...9) }
      let dictionary = try draw.dictionary(count: 1...3, key: { $0.integer(in: 0...9) }, value: { $0.flag() })
      return (2...4).contains(set.count) && (1...3).contains(dictionary.count)
    }
  }

  @Test func `nothing is tested twice while shrinking`() throws {
    var tested: [[Int]] = []
    let failure = try failure {
      try check(
        "sums", settings: CheckSettings(seed: 3, failures: 1, explains: false),
        drawing: { draw in draw.array { $0.integer(in: 0...1000) } },
        { list in
          tested.append(list)
          return list.reduce(0, +) < 900
        })
    }
    let evaluations = try #require(failure?.counterexamples.first?.evaluations)
    // The first failing case is drawn again, and so is the smallest for its report.
    let shrinking = tested.dropLast().suffix(evaluations)
    #expect(Set(shrinking).count == evaluations)
    #expect(evaluations > 10)
  }

  @Test func `the limit of shrinking is kept where drawing and testing are one`() throws {
    var count = 0
    let settings = CheckSettings(cases: 1, seed: 3, shrinkEvaluations: 20, explains: false)
    _ = try failure {
      try check("sums", settings: settings) { draw in
        count += 1
        let list = draw.array(count: 9...9) { $0.integer(in: 500...1000) }
        return list.reduce(0, +) < 10
      }
    }
    // The case itself, the same with its choices, at most twenty, and the smallest for the report.
    #expect((4...23).contains(count))
  }

  @Test func `no time for shrinking leaves the case as it was found`() throws {
    let failure = try failure {
      try check("large", settings: CheckSettings(seed: 3, shrinkTime: .zero)) { draw in
        draw.integer(in: 0...Int.max) < 1000
      }
    }
    #expect(failure?.counterexamples.first?.evaluations == 0)
  }

  @Test func `a number that matters is not said to be any other`() throws {
    let failure = try failure {
      try check("small", settings: CheckSettings(seed: 3)) { $0.integer("n", in: 0...1000) < 3 }
    }
    #expect(failure?.description.contains("n: 3\n") == true)
  }
}
