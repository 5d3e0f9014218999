import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ScrollViewConstraintTests {
    private let window = makeWindow(width: 300, height: 200)
    private let scrollView = UIScrollView(0, 0, 300, 200)
    private let form = UIView()

    init() {
      window.addSubview(scrollView)
      scrollView.addSubview(form)
      form.translatesAutoresizingMaskIntoConstraints = false
    }

    // TN2154
    @Test func `content pinned to the scroll view's sides decides how large its content is`() {
      NSLayoutConstraint.activate([
        form.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
        form.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
        form.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        form.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        form.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        form.heightAnchor.constraint(equalToConstant: 600),
      ])
      scrollView.contentOffset.y = 90
      window.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 300, height: 620))
      #expect(form.frame == CGRect(x: 0, y: 10, width: 300, height: 600))
    }

    @Test func `the guides of content and frame say the same in newer words`() {
      form.pin(to: scrollView.contentLayoutGuide)
      form.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
      form.heightAnchor.constraint(equalToConstant: 600).isActive = true
      window.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 300, height: 600))
      #expect(scrollView.contentLayoutGuide.layoutFrame.height == 600)
    }

    // TN2154
    @Test func `what is tied to the outside floats while the rest scrolls`() {
      form.topAnchor.constraint(equalTo: window.topAnchor, constant: 5).isActive = true
      scrollView.contentOffset.y = 90
      window.layoutIfNeeded()
      #expect(form.frame.minY == 95)
    }
  }
}
