import Foundation
import HeadlessUIKit
import Testing

@MainActor struct AppearanceTests {
  @Test func `colours are equal when their components are`() {
    #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(
      UIColor.red != .systemRed && UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
  }

  @Test(arguments: [
    (UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1), UIColor.red),
    (UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1), .green),
    (UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1), .cyan),
    (UIColor(hue: 0.7, saturation: 0, brightness: 0.5, alpha: 1), .gray),
  ])
  func `a hue is a place on the colour wheel`(color: UIColor, same: UIColor) {
    #expect(color == same)
  }

  @Test func `components can be read, and the white of what is grey`() {
    var (red, alpha, white): (CGFloat, CGFloat, CGFloat) = (0, 0, -1)
    UIColor.systemRed.withAlphaComponent(0.25).getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 1 && alpha == 0.25)
    #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == -1)
    #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
  }

  @Test func `fonts have the system font's proportions`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287109) < 1e-6 && abs(font.ascender - 16.186523) < 1e-6)
    #expect(font.descender < 0 && font == UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .semibold))
    #expect(font.withSize(34).lineHeight == 2 * font.lineHeight && font != font.withSize(34))
  }

  @Test func `an image view is as large as its image, and touches pass it by`() {
    let view = UIImageView(image: UIImage(headlessSize: CGSize(width: 30, height: 10)))
    #expect(view.frame.size == CGSize(width: 30, height: 10) && !view.isUserInteractionEnabled)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 10))
    view.image = UIImage(named: "logo")
    #expect(view.image == nil && view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(UIImage(systemName: "eye")?.size == CGSize(width: 20, height: 20))
  }

  @Test func `the tint comes from above, and those below hear of it`() {
    final class Listener: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (outer, own, child) = (UIView(), Listener(), Listener())
    outer.addSubview(own)
    outer.addSubview(child)
    own.tintColor = .green
    outer.tintColor = .red
    #expect(child.tintColor == .red && own.tintColor == .green && UIView().tintColor == .tintColor)
    #expect(child.count == 1 && own.count == 1)
  }

  @Test func `a layer's colours are the view's, in its own form`() {
    let view = UIView()
    view.layer.borderColor = UIColor.red.cgColor
    view.layer.backgroundColor = UIColor(white: 0.5, alpha: 0.5).cgColor
    #expect(view.backgroundColor == UIColor(white: 0.5, alpha: 0.5))
    #expect(view.layer.borderColor?.components == [1, 0, 0, 1])
    #expect(UIColor(cgColor: UIColor.systemRed.cgColor) == .systemRed)
  }

  @Test func `an indicator is there while it is animated`() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden && indicator.frame.size == CGSize(width: 37, height: 37))
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }
}
