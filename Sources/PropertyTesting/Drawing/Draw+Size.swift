extension Draw {
  /// Draws with another size for what has no size of its own, from 0 to 100.
  ///
  /// The size is for chance alone: a replay does not know it, so ask no other questions because of it.
  public mutating func resized<Value>(
    to size: Int, _ body: (inout Draw) throws -> Value
  ) rethrows -> Value {
    let before = self.size
    self.size = min(max(size, 0), 100)
    defer { self.size = before }
    return try body(&self)
  }
}
