/// A keyboard frame that somebody published, with the screen on which it was seen.
///
/// Rows of iOS 8 and later, in points; each was printed by a program or read off a device. They lend
/// their weight to a draw and nothing else: what is stored is the frame, not the row.
struct PublishedKeyboard: Sendable {
  var screen: Size
  var end: Rect

  private init(_ width: Double, _ height: Double, _ end: Rect) {
    screen = Size(width, height)
    self.end = end
  }

  static func rows(for screen: Size) -> [PublishedKeyboard] {
    all.filter { $0.screen == screen }
  }

  static let all = [
    PublishedKeyboard(320, 480, Rect(0, 227, 320, 253)),  // the predictive bar appears
    PublishedKeyboard(320, 480, Rect(0, 744, 320, 216)),  // a hide that ends beyond the screen
    PublishedKeyboard(320, 568, Rect(0, 352, 320, 216)),
    PublishedKeyboard(320, 568, Rect(0, 315, 320, 253)),
    PublishedKeyboard(320, 568, Rect(0, 314, 320, 254)),  // an input method's second step
    PublishedKeyboard(320, 568, Rect(0, 286, 320, 282)),
    PublishedKeyboard(320, 568, Rect(0, 568, 320, 216)),  // begin and end both below the screen
    PublishedKeyboard(320, 693, Rect(0, 374, 320, 319)),  // a zoomed display
    PublishedKeyboard(375, 667, Rect(0, 451, 375, 216)),
    PublishedKeyboard(375, 667, Rect(0, 409, 375, 258)),  // with the predictive bar
    PublishedKeyboard(375, 667, Rect(0, 407, 375, 260)),
    PublishedKeyboard(375, 667, Rect(0, 365, 375, 302)),  // with a toolbar of 44
    PublishedKeyboard(375, 667, Rect(0, 653, 375, 14)),  // an accessory alone
    PublishedKeyboard(375, 667, Rect(0, 667, 375, 0)),  // no height
    PublishedKeyboard(375, 812, Rect(0, 521, 375, 291)),
    PublishedKeyboard(375, 812, Rect(0, 479, 375, 333)),
    PublishedKeyboard(375, 812, Rect(0, 477, 375, 335)),
    PublishedKeyboard(375, 812, Rect(0, 476, 375, 336)),
    PublishedKeyboard(375, 812, Rect(0, 432, 375, 380)),  // with a web form's accessory
    PublishedKeyboard(375, 812, Rect(0, 445.33333333333326, 375, 366.66666666666674)),
    PublishedKeyboard(375, 812, Rect(0, 812, 375, 71)),  // hidden while cross-fading
    PublishedKeyboard(390, 844, Rect(0, 508, 390, 336)),
    PublishedKeyboard(390, 844, Rect(0, 800, 390, 44)),  // a hide that leaves the toolbar
    PublishedKeyboard(393, 852, Rect(0, 516, 393, 336)),
    PublishedKeyboard(402, 874, Rect(0, 539, 402, 335)),
    PublishedKeyboard(402, 874, Rect(0, 505, 402, 369)),  // later shows on the same device
    PublishedKeyboard(414, 736, Rect(0, 510, 414, 226)),
    PublishedKeyboard(414, 736, Rect(0, 465, 414, 271)),
    PublishedKeyboard(414, 896, Rect(0, 595, 414, 301)),
    PublishedKeyboard(414, 896, Rect(0, 550, 414, 346)),
    PublishedKeyboard(428, 926, Rect(0, 580, 428, 346)),
    PublishedKeyboard(568, 320, Rect(0, 158, 568, 162)),
    PublishedKeyboard(568, 320, Rect(0, 127, 568, 193)),
    PublishedKeyboard(667, 375, Rect(0, 213, 667, 162)),
    PublishedKeyboard(736, 414, Rect(0, 252, 736, 162)),
    PublishedKeyboard(768, 1024, Rect(0, 760, 768, 264)),
    PublishedKeyboard(768, 1024, Rect(0, 711, 768, 313)),
    PublishedKeyboard(768, 1024, Rect(0, 969, 768, 313)),  // a hardware keyboard's bar: 55 visible
    PublishedKeyboard(1024, 768, Rect(0, 416, 1024, 352)),
    PublishedKeyboard(1024, 768, Rect(0, 377, 1024, 391)),
    PublishedKeyboard(1024, 768, Rect(0, 370, 1024, 398)),
    PublishedKeyboard(1024, 768, Rect(0, 768, 1024, 0)),
  ]
}
