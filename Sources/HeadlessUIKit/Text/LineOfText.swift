import Foundation

/// A text on one line, without fonts: as high as the system's body text, and every character equally wide.
///
/// The height is that of 17 points at double resolution; the width is only a stand-in, so that a longer text is wider.
struct LineOfText {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  var size: CGSize {
    text.isEmpty ? .zero : CGSize(width: 9 * CGFloat(text.count), height: 20.5)
  }
}
