extension Double {
  /// The number as a seed file has it: without a fraction that is zero, and in as many digits as it
  /// takes to read it back exactly.
  public var written: String {
    if isNaN { return "\"nan\"" }
    if !isFinite { return self > 0 ? "\"inf\"" : "\"-inf\"" }
    if self == rounded(), abs(self) < 1e15 { return "\(Int(self))" }
    return "\(self)"
  }

  /// The number for a sentence: rounded to a hundredth.
  public var short: String {
    ((self * 100).rounded() / 100).written.filter { $0 != "\"" }
  }
}
