import PropertyTesting

/// Files that are named by the handles that opening them gave: 0, 1, 2 and so on, each used once.
struct Files: StateModel, Equatable {
  enum Step: Equatable {
    case open
    case close(Int)
    case read(Int)
    case write(Int, byte: Int)
  }

  /// What is in each file that is open.
  var contents: [Int: Int] = [:]
  var opened = 0

  static let commands = [
    Command<Self>("open", step: .open),
    Command(
      "close", if: { !$0.handles.isEmpty },
      draw: { files, example, draw in
        .close(files.drawHandle(like: example, &draw))
      }),
    Command(
      "read", if: { !$0.handles.isEmpty },
      draw: { files, example, draw in
        .read(files.drawHandle(like: example, &draw))
      }),
    Command(
      "write", if: { !$0.handles.isEmpty },
      draw: { files, example, draw in
        let handle = files.drawHandle(like: example, &draw)
        let byte = if case .write(_, let byte)? = example { byte } else { Int?.none }
        return .write(handle, byte: draw.integer("byte", in: 0...255, like: byte))
      }),
  ]

  mutating func apply(_ step: Step) -> Int? {
    switch step {
    case .open:
      contents[opened] = 0
      opened += 1
      return opened - 1
    case .close(let handle):
      contents[handle] = nil
      return nil
    case .read(let handle): return contents[handle]
    case .write(let handle, let byte):
      contents[handle] = byte
      return nil
    }
  }

  var handles: [Int] { contents.keys.sorted() }

  private func drawHandle(like example: Step?, _ draw: inout Draw) -> Int {
    draw.element("handle", of: handles, like: example?.handle)
  }
}

extension Files.Step: CustomStringConvertible {
  var handle: Int? {
    switch self {
    case .open: nil
    case .close(let handle), .read(let handle), .write(let handle, _): handle
    }
  }

  var description: String {
    switch self {
    case .open: "open"
    case .close(let handle): "close \(handle)"
    case .read(let handle): "read \(handle)"
    case .write(let handle, let byte): "write \(byte) to \(handle)"
    }
  }
}

/// A file system with a mistake: a slot that is used again still holds what was in it.
struct LeakyFiles {
  private var slots: [Int] = []
  private var free: [Int] = []
  private var places: [Int] = []

  mutating func perform(_ step: Files.Step) -> Int? {
    switch step {
    case .open:
      if let slot = free.popLast() {
        places.append(slot)
      } else {
        places.append(slots.count)
        slots.append(0)
      }
      return places.count - 1
    case .close(let handle):
      free.append(places[handle])
      return nil
    case .read(let handle): return slots[places[handle]]
    case .write(let handle, let byte):
      slots[places[handle]] = byte
      return nil
    }
  }
}
