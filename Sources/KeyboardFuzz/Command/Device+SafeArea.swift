import KeyboardScenarios

extension Device {
  /// The safe area in portrait of the phone that has this screen, where it was published; nil if it is not known.
  var publishedSafeArea: Insets? {
    guard idiom == .phone else { return nil }
    return switch (screen.width, screen.height) {
    case (375, 667): Insets(top: 20)
    case (375, 812), (414, 896): Insets(top: 44, bottom: 34)
    case (393, 852): Insets(top: 59, bottom: 34)
    default: nil
    }
  }

  /// `375 x 812     phone   safe area insets 44 top, 34 bottom; when turned 44 left, 21 bottom, 44 right`
  var line: String {
    let line = "\(screen.width.written) x \(screen.height.written)".left(14) + idiom.rawValue
    guard let safeArea = publishedSafeArea else { return line }
    var device = self
    device.safeArea = safeArea
    let turned = device.safeArea(on: screen.turned)
    let whenTurned = turned == .zero ? "none" : turned.words
    return line.left(22) + "safe area insets \(safeArea.words); when turned \(whenTurned)"
  }
}
