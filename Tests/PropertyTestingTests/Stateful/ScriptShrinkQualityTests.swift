import PropertyTesting
import Testing

/// Steps, their arguments and what was drawn before them shrink together, to one normal form.
@Suite struct ScriptShrinkQualityTests {
  static let seeds = ShrinkQualityTests.seeds

  @Test(arguments: seeds) func `a counter that does not go back to zero after three numbers`(seed: UInt64) {
    let shrunk = smallest(
      from: seed, of: { $0.script(from: Counter()) },
      where: { script in
        var numbers: [Int] = []
        return fails(script) { step in
          if let number = step.number { numbers.append(number) } else if numbers.count < 3 { numbers = [] }
          return numbers.reduce(0, +)
        }
      })
    #expect(shrunk?.steps == [.add(1), .add(1), .add(1), .reset])
  }

  @Test(arguments: seeds) func `a ring that wraps around too early`(seed: UInt64) {
    let shrunk = smallest(
      from: seed, of: queueScript,
      where: { script in
        var ring = Ring(capacity: script.start.capacity) { ($0 + 1) % max(1, $1 - 1) }
        return fails(script) { ring.perform($0) }
      })
    #expect(shrunk == Script(from: BoundedQueue(capacity: 2), [.push(0), .push(1), .pop]))
  }

  @Test(arguments: seeds) func `a ring that forgets to wrap around`(seed: UInt64) {
    let shrunk = smallest(
      from: seed, of: queueScript,
      where: { script in
        var ring = Ring(capacity: script.start.capacity) { min($0 + 1, $1 - 1) }
        return fails(script) { ring.perform($0) }
      })
    #expect(
      shrunk == Script(from: BoundedQueue(capacity: 2), [.push(0), .pop, .push(0), .push(1), .pop]))
  }

  @Test(arguments: seeds) func `a ring that stops at its end`(seed: UInt64) {
    let shrunk = smallest(
      from: seed, of: queueScript,
      where: { script in
        var ring = StuckRing(capacity: script.start.capacity)
        return fails(script) { ring.perform($0) }
      })
    #expect(
      shrunk == Script(from: BoundedQueue(capacity: 2), [.push(0), .pop, .push(0), .push(1), .pop]))
  }

  @Test(arguments: seeds) func `an account that keeps its last coin`(seed: UInt64) {
    func draw(_ draw: inout Draw) -> Script<Account> {
      draw.script(from: Account(limit: draw.integer("limit", in: 1...1000)))
    }
    let shrunk = smallest(
      from: seed, of: draw,
      where: { script in
        var balance = 0
        return fails(script) { step in
          switch step {
          case .deposit(let amount): balance += amount
          case .withdraw(let amount):
            guard amount < balance else { return false }
            balance -= amount
          }
          return true
        }
      })
    #expect(shrunk == Script(from: Account(limit: 1), [.deposit(1), .withdraw(1)]))
  }

  @Test(arguments: seeds) func `a handle opened after another was closed`(seed: UInt64) {
    let shrunk = smallest(
      from: seed, of: { $0.script(from: Files()) },
      where: { script in
        var files = LeakyFiles()
        return fails(script) { files.perform($0) }
      })
    #expect(shrunk?.steps == [.open, .write(0, byte: 1), .close(0), .open, .read(1)])
  }

  private func queueScript(_ draw: inout Draw) -> Script<BoundedQueue> {
    draw.script(from: BoundedQueue(capacity: draw.integer("capacity", in: 1...8)))
  }

  private func fails<Model>(_ script: Script<Model>, _ perform: (Model.Step) -> Model.Answer) -> Bool
  where Model.Answer: Equatable {
    do {
      try script.compare { perform($0) }
      return false
    } catch {
      return true
    }
  }
}
