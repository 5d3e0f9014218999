import PropertyTesting

/// A sum of numbers.
struct Counter: StateModel, Equatable {
  enum Step: Equatable {
    case reset
    case add(Int)
  }

  var total = 0

  static let commands = [
    Command<Self>("reset", if: { $0.total > 0 }, step: .reset),
    Command("add", weight: 3) { _, example, draw in
      .add(draw.integer("number", in: 1...9, like: example?.number))
    },
  ]

  mutating func apply(_ step: Step) -> Int {
    switch step {
    case .reset: total = 0
    case .add(let number): total += number
    }
    return total
  }
}

extension Counter.Step {
  var number: Int? { if case .add(let number) = self { number } else { nil } }
}

/// First in, first out, up to a capacity.
struct BoundedQueue: StateModel, Equatable {
  enum Step: Equatable {
    case pop, count
    case push(Int)
  }

  var capacity: Int
  var elements: [Int] = []

  static let commands = [
    Command<Self>("pop", if: { !$0.elements.isEmpty }, step: .pop),
    Command("count", step: .count),
    Command(
      "push", weight: 2, if: { $0.elements.count < $0.capacity },
      draw: { _, example, draw in
        let number = if case .push(let number)? = example { number } else { Int?.none }
        return .push(draw.integer("number", in: 0...99, like: number))
      }),
  ]

  mutating func apply(_ step: Step) -> Int? {
    switch step {
    case .pop: return elements.removeFirst()
    case .count: return elements.count
    case .push(let number):
      elements.append(number)
      return nil
    }
  }
}

/// An account that holds so much and no more.
struct Account: StateModel, Equatable {
  enum Step: Equatable {
    case deposit(Int)
    case withdraw(Int)
  }

  var limit: Int
  var balance = 0

  static let commands = [
    Command<Self>(
      "deposit", if: { $0.balance < $0.limit },
      draw: { account, example, draw in
        let amount = if case .deposit(let amount)? = example { amount } else { Int?.none }
        return .deposit(draw.integer("amount", in: 1...account.limit - account.balance, like: amount))
      }),
    Command("withdraw") { _, example, draw in
      let amount = if case .withdraw(let amount)? = example { amount } else { Int?.none }
      return .withdraw(draw.integer("amount", in: 1...1000, like: amount))
    },
  ]

  mutating func apply(_ step: Step) -> Bool {
    switch step {
    case .deposit(let amount):
      balance += amount
      return true
    case .withdraw(let amount):
      guard amount <= balance else { return false }
      balance -= amount
      return true
    }
  }
}
