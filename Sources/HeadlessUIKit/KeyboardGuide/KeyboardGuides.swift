/// All guides that follow the keyboard: while there are none, nobody pays for them.
@MainActor
enum KeyboardGuides {
  private struct Reference {
    weak var guide: UIKeyboardLayoutGuide?
  }

  @exclusivity(unchecked) private static var all: [Reference] = []

  static var isEmpty: Bool { all.isEmpty }

  static func add(_ guide: UIKeyboardLayoutGuide) {
    all.removeAll { $0.guide == nil }
    all.append(Reference(guide: guide))
  }

  /// Marks the views whose guides have moved: with the keyboard, or with the view or anything around it.
  ///
  /// - Returns: whether any has.
  @discardableResult
  static func tellMoved() -> Bool {
    var isAnyMoved = false
    for reference in all where reference.guide?.tellIfMoved() ?? false {
      isAnyMoved = true
    }
    return isAnyMoved
  }
}
