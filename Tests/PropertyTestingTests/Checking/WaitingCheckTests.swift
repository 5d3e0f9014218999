import PropertyTesting
import Testing

@Suite struct WaitingCheckTests {
  actor Counter {
    var count = 0
    func add(_ number: Int) -> Int {
      count += 1
      return number
    }
  }

  private nonisolated func number(_ draw: inout Draw) -> Int { draw.number() }

  private func numberAndFlag(_ draw: inout Draw) -> (Int, Bool) { (draw.number(), draw.flag("no matter")) }

  private func failure(of body: () async throws -> CheckStatistics) async throws -> CheckFailure? {
    do {
      _ = try await body()
      return nil
    } catch let failure as CheckFailure {
      return failure
    }
  }

  @Test func `a property that waits passes all cases`() async throws {
    let counter = Counter()
    let statistics = try await check("waiting", drawing: number) { await counter.add($0) == $0 }
    #expect(statistics.passed == 1000)
    #expect(await counter.count == 1000)
  }

  @Test func `a property that waits is reported as one that does not`() async throws {
    let settings = CheckSettings(seed: 7)
    let counter = Counter()
    let waiting = try await failure {
      try await check("small", settings: settings, drawing: numberAndFlag) { number, _ in
        await counter.add(number) < 100
      }
    }
    func small() throws -> CheckStatistics {
      try check("small", settings: settings, drawing: numberAndFlag) { number, _ in
        number < 100
      }
    }
    let direct = #expect(throws: CheckFailure.self) { try small() }
    #expect(waiting?.description == direct?.description)
    #expect(waiting?.counterexamples.first?.freeChoices == [1])
  }

  @Test func `a property that does not wait needs no await among those that do`() async throws {
    await Task.yield()
    try check("direct", drawing: number) { $0 >= 0 }
  }

  @MainActor @Test func `the property stays on the main actor`() async throws {
    var numbers: [Int] = []
    try await check("main", settings: CheckSettings(cases: 20), drawing: number) { number in
      MainActor.assertIsolated()
      await Task.yield()
      numbers.append(number)
    }
    #expect(numbers.count == 20)
  }

  @Test func `one closure can draw and wait`() async throws {
    let failure = try await failure {
      try await check("one closure") { draw in
        let number = draw.integer("number", in: 0...999)
        await Task.yield()
        try require(number < 500)
      }
    }
    #expect(failure?.counterexamples.first?.notes.map(\.value) == ["500"])
  }

  @Test func `a property that waits can draw on and has examples`() async throws {
    let drawing = try await failure {
      try await check("more", drawing: { $0.number() }) { number, draw in
        await Task.yield()
        return number + draw.number() < 100
      }
    }
    #expect(drawing != nil)
    let example = try await failure {
      try await check("example", examples: [7], drawing: { $1.number(like: $0) }) { number in
        await Task.yield()
        return number != 7
      }
    }
    #expect(example?.description.hasPrefix("The property “example” failed for example 1.") == true)
  }

  @Test func `a cancelled check ends`() async throws {
    let task = Task {
      try await check("endless", settings: CheckSettings(cases: .max / 20)) { _ in await Task.yield() }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `checks that wait at the same time do not wait for each other`() async throws {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<50 {
        group.addTask {
          try await check("check \(index)", settings: CheckSettings(cases: 100), drawing: { $0.number() }) {
            number in
            await Task.yield()
            return number >= 0
          }.passed
        }
      }
      for try await passed in group { #expect(passed == 100) }
    }
  }
}
