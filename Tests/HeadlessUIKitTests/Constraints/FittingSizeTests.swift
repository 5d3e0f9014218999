import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct FittingSizeTests {
    private let card = UIView(0, 0, 300, 300)
    private let label = UILabel()

    init() {
      Headless.reset(screen: CGSize(width: 375, height: 667), idiom: .phone)
      label.numberOfLines = 0
      label.text = "one two three four"
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
        card.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
        card.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
      ])
    }

    @Test func `compressed, a view is as large as what is in it`() {
      let text = label.sizeThatFits(CGSize(width: 1000, height: 1000))
      #expect(
        card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: text.width + 40, height: text.height + 20))
      #expect(card.bounds.size == CGSize(width: 300, height: 300))
    }

    @Test func `at a width that is required, a text wraps`() {
      let line = label.sizeThatFits(CGSize(width: 1000, height: 1000)).height
      let size = card.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size.width == 120 && size.height > 2 * line)
      #expect(size.height == label.sizeThatFits(CGSize(width: 80, height: 1000)).height + 20)
    }

    @Test func `expanded, it stops where constraints stop it`() {
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
      let size = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
      #expect(size.width <= 500 && size.width >= 40)
      #expect(UIView(0, 0, 50, 50).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    }
  }
}
