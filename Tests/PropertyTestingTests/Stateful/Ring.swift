/// A queue in an array of fixed size, with a rule for the place after another.
struct Ring {
  private var slots: [Int]
  private var (first, last, count) = (0, 0, 0)
  private let next: (Int, Int) -> Int

  init(capacity: Int, next: @escaping (_ place: Int, _ capacity: Int) -> Int) {
    slots = [Int](repeating: 0, count: capacity)
    self.next = next
  }

  mutating func perform(_ step: BoundedQueue.Step) -> Int? {
    switch step {
    case .count: return count
    case .push(let number):
      slots[last] = number
      last = next(last, slots.count)
      count += 1
      return nil
    case .pop:
      defer { first = (first + 1) % slots.count }
      count -= 1
      return slots[first]
    }
  }
}

/// A queue that reckons the place of a new element from the first, and stops at the end of the array.
struct StuckRing {
  private var slots: [Int]
  private var (first, count) = (0, 0)

  init(capacity: Int) {
    slots = [Int](repeating: 0, count: capacity)
  }

  mutating func perform(_ step: BoundedQueue.Step) -> Int? {
    switch step {
    case .count: return count
    case .push(let number):
      slots[min(first + count, slots.count - 1)] = number
      count += 1
      return nil
    case .pop:
      defer { (first, count) = ((first + 1) % slots.count, count - 1) }
      return slots[first]
    }
  }
}
