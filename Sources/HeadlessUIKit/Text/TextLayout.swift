import Foundation

/// A text in lines, all characters equally wide: what takes the place of typesetting.
///
/// Lines end where the text says so, and otherwise between words where the width is used up, or inside a word that is
/// wider than everything. Spaces at the end of a line take no room.
struct TextLayout {
  private let characters: [Character]
  /// Where each character begins, in UTF-16 units, and at last where the text ends.
  private let offsets: [Int]
  /// Never empty.
  private(set) var lines: [Range<Int>] = []
  private let font: UIFont

  init(_ text: String, font: UIFont, width: CGFloat = .infinity, breaksWords: Bool = false) {
    characters = Array(text)
    self.font = font
    var end = 0
    offsets =
      [0]
      + characters.map { character in
        end += character.utf16.count
        return end
      }
    let columns = width / font.advance + 1e-6
    breakLines(after: columns < 1e9 ? max(1, Int(columns)) : .max, inWords: breaksWords)
  }

  private mutating func breakLines(after columns: Int, inWords: Bool) {
    var start = 0
    var index = 0
    var opportunity: Int?
    func endLine(at end: Int) -> Range<Int> {
      defer { (start, opportunity) = (end, nil) }
      return start..<end
    }
    while index < characters.count {
      let isSpace = characters[index].isWhitespace
      if characters[index].isNewline {
        lines.append(endLine(at: index + 1))
      } else if index - start >= columns, !isSpace {
        lines.append(endLine(at: inWords ? index : opportunity ?? index))
        continue
      } else if isSpace {
        opportunity = index + 1
      }
      index += 1
    }
    lines.append(start..<characters.count)
  }

  var isEmpty: Bool { characters.isEmpty }

  /// How wide the first lines are.
  func width(ofFirst count: Int) -> CGFloat {
    let columns = lines.prefix(count).map { line in
      characters[line].reversed().drop(while: \.isWhitespace).count
    }
    return CGFloat(columns.max() ?? 0) * font.advance
  }

  func height(ofFirst count: Int) -> CGFloat { CGFloat(min(count, lines.count)) * font.lineHeight }

  /// The caret before the character at an offset in UTF-16 units, from the beginning of the first line.
  func caret(at offset: Int) -> CGRect {
    let index = offsets.firstIndex { $0 >= offset } ?? characters.count
    let line = lines.lastIndex { $0.lowerBound <= index } ?? 0
    return CGRect(
      x: CGFloat(index - lines[line].lowerBound) * font.advance, y: CGFloat(line) * font.lineHeight,
      width: 2, height: font.lineHeight)
  }

  /// The offset whose caret is nearest to a point.
  func offset(nearest point: CGPoint) -> Int {
    let row = max(0, min(lines.count - 1, Int((point.y / font.lineHeight).rounded(.down))))
    let line = lines[row]
    let column = max(0, Int((point.x / font.advance).rounded()))
    let isLast = row == lines.count - 1
    return offsets[
      min(line.lowerBound + column, isLast ? line.upperBound : max(line.lowerBound, line.upperBound - 1))]
  }

  /// The offset before which the character ends that lies before an offset.
  func offset(before offset: Int) -> Int { offsets.last { $0 < offset } ?? 0 }
}

extension CGFloat {
  /// Up to the next half point: a pixel of a screen with double resolution.
  var roundedUpToPixel: CGFloat { (self * 2 - 1e-6).rounded(.up) / 2 }
}
