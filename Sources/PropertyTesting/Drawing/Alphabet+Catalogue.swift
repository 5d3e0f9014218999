extension Alphabet {
  /// The ten digits.
  public static let digits = Alphabet((1, [48...57]))

  /// The letters a to z, small and capital.
  public static let letters = Alphabet((3, [97...122]), (1, [65...90]))

  /// What a keyboard for English has, without the keys that break a line.
  public static let printable = Alphabet((3, [97...122]), (3, [32...126]))

  /// All of ASCII, the control characters too.
  public static let ascii = Alphabet(
    (4, [97...122]), (3, [32...126]), (1, awkwardASCII), (1, [0...127]))

  /// All of Unicode, and more often what code gets wrong: marks that join the character before, other
  /// directions of writing, emoji of several parts, letters whose other case is longer, the neighbours of
  /// what Unicode leaves out, and what ends or quotes a text.
  public static let unicode = Alphabet(
    (8, [97...122]), (4, [32...126]), (3, awkwardASCII), (2, [0xA0...0x24F, 0x370...0x3FF, 0x400...0x45F]),
    (3, marks), (2, rightToLeft), (3, emoji), (2, cases), (2, limits), (3, [0...0xD7FF, 0xE000...0x10_FFFF]))

  /// NUL, tab, the line ends, quotes, the backslash and DEL.
  private static let awkwardASCII = [0, 9, 10, 13, 32, 34, 37, 39, 92, 127].each

  /// Accents, what makes one emoji of several, and jamo, which merge as they are.
  private static let marks: [ClosedRange<UInt32>] =
    [0x300...0x36F, 0x20D0...0x20F0, 0x1100...0x1112, 0x1161...0x1175, 0x11A8...0x11C2]
    + [0x301, 0x308, 0x200B, 0x200C, 0x200D, 0xFE0E, 0xFE0F].each

  /// Hebrew, Arabic, and the marks that turn the direction.
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x5D0...0x5EA, 0x620...0x64A, 0x660...0x669, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,
  ]

  /// Faces, people, skin tones, the letters of flags, and the sign that makes a key of a digit.
  private static let emoji: [ClosedRange<UInt32>] =
    [0x1F600...0x1F64F, 0x1F466...0x1F469, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF] + [0x2764, 0x20E3].each

  /// Letters whose other case has another length or is another letter's, and spellings of one letter.
  private static let cases: [ClosedRange<UInt32>] = [
    0xDF, 0x130, 0x131, 0x149, 0x17F, 0x1C5, 0x1F0, 0x390, 0x3A3, 0x3C2, 0x1E9E, 0x2126, 0x212A, 0x212B,
    0xC5, 0xFB00, 0xFB01, 0xAC00,
  ].each

  /// The ends of planes, encodings and surrogates, and line ends that few think of.
  private static let limits: [ClosedRange<UInt32>] = [
    0x7F, 0x80, 0x85, 0xFF, 0x100, 0x7FF, 0x800, 0x2028, 0x2029, 0xD7FF, 0xE000, 0xFEFF, 0xFFFC, 0xFFFD,
    0xFFFE, 0xFFFF, 0x1_0000, 0x1_FFFF, 0xE_0001, 0x10_FFFD, 0x10_FFFF,
  ].each
}

extension [UInt32] {
  fileprivate var each: [ClosedRange<UInt32>] { map { $0...$0 } }
}
