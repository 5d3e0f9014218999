#if !canImport(ObjectiveC)
  import Foundation

  // Values that are tied to an object under a key, where there is no Objective-C to keep them. A responder lets go of its
  // values when it goes. Of any other object it shows only later that it has gone: when another object with its address
  // is asked for, when the table has doubled, or at a reset.

  /// How a value is kept.
  // swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not kept alive; nil once it is gone, where Objective-C would leave a dangling pointer.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Kept as a copy, of what can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0x301
    case OBJC_ASSOCIATION_COPY = 0x303
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, under: key)
  }

  /// Nil removes what is there.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.set(
      value.map { AssociatedObjects.Value($0, policy) }, of: object as AnyObject, under: key)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.forget(ObjectIdentifier(object as AnyObject))
  }

  /// The table, behind a lock. What is taken out of it is let go outside the lock, since it may come back here.
  enum AssociatedObjects {
    struct Value {
      private var kept: Any?
      private weak var loose: AnyObject?

      init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: loose = value as AnyObject
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
          kept = (value as? any NSCopying)?.copy(with: nil) ?? value
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: kept = value
        }
      }

      var value: Any? { kept ?? loose }
    }

    private struct Entry {
      weak var object: AnyObject?
      var values: [UnsafeRawPointer: Value] = [:]
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var table: [ObjectIdentifier: Entry] = [:]
    nonisolated(unsafe) private static var sizeToSweepAt = 64
    /// Whether there is anything to forget when an object goes.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var isInUse = false

    static func value(of object: AnyObject, under key: UnsafeRawPointer) -> Any? {
      lock.withLock {
        guard let entry = table[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.values[key]?.value
      }
    }

    static func set(_ value: Value?, of object: AnyObject, under key: UnsafeRawPointer) {
      let old = lock.withLock { () -> [Entry] in
        var dropped = sweep()
        let id = ObjectIdentifier(object)
        if let entry = table[id] { dropped.append(entry) }
        var entry = table[id].flatMap { $0.object === object ? $0 : nil } ?? Entry(object: object)
        entry.values[key] = value
        table[id] = entry.values.isEmpty ? nil : entry
        isInUse = !table.isEmpty
        return dropped
      }
      withExtendedLifetime(old) {}
    }

    static func forget(_ id: ObjectIdentifier) {
      let old = lock.withLock { table.removeValue(forKey: id) }
      withExtendedLifetime(old) {}
    }

    static func reset() {
      let old = lock.withLock {
        defer { (table, isInUse) = ([:], false) }
        return table
      }
      withExtendedLifetime(old) {}
    }

    /// Takes out what belongs to objects that have gone, once the table is twice as large as after the last time.
    private static func sweep() -> [Entry] {
      guard table.count >= sizeToSweepAt else { return [] }
      let gone = table.filter { $0.value.object == nil }
      for id in gone.keys { table[id] = nil }
      sizeToSweepAt = max(64, 2 * table.count)
      return Array(gone.values)
    }
  }
#endif
