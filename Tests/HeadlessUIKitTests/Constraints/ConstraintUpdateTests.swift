import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ConstraintUpdateTests {
    /// Makes its constraints when it is asked to.
    private final class Maker: UIView {
      var updates = 0

      override func updateConstraints() {
        updates += 1
        if constraints.isEmpty { widthAnchor.constraint(equalToConstant: 12).isActive = true }
        super.updateConstraints()
      }
    }

    private let window = makeWindow()

    @Test func `constraints are updated before the layout that needs them, once`() {
      let view = Maker()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      window.layoutIfNeeded()
      window.layoutIfNeeded()
      #expect(view.frame.width == 12 && view.updates == 1 && !view.needsUpdateConstraints())
      view.setNeedsUpdateConstraints()
      #expect(view.needsUpdateConstraints())
      window.updateConstraintsIfNeeded()
      #expect(view.updates == 2)
    }
  }
}
