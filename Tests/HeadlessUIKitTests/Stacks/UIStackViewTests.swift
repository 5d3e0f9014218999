import Foundation
import HeadlessUIKit
import Testing

/// A view that asks for a size.
private final class Box: UIView {
  var wish: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    wish = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { wish }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct UIStackViewTests {
    private let window = makeWindow()
    private let boxes = [Box(40, 20), Box(60, 30), Box(20, 10)]

    /// A row of the three boxes, 300 by 50 unless it is told otherwise.
    private func makeRow(_ configure: (UIStackView) -> Void = { _ in }) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: boxes)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
      configure(stack)
      window.addSubview(stack)
      window.layoutIfNeeded()
      return stack
    }

    private var spans: [[CGFloat]] { boxes.map { [$0.frame.minX, $0.frame.width] } }

    @Test func `filling, the view that hugs least takes what is left`() {
      boxes[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
      _ = makeRow { $0.spacing = 10 }
      #expect(spans == [[0, 40], [50, 220], [280, 20]])
      #expect(boxes.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 50 })
      #expect(Headless.takeDiagnostics().isEmpty)
    }

    @Test func `filling equally, views are equally long between the gaps`() {
      _ = makeRow {
        $0.spacing = 15
        $0.distribution = .fillEqually
      }
      #expect(spans == [[0, 90], [105, 90], [210, 90]])
    }

    // 280 points for 40 + 60 + 20: factor 7/3.
    @Test func `filling proportionally, lengths are to each other as what the contents ask for`() {
      _ = makeRow {
        $0.spacing = 10
        $0.distribution = .fillProportionally
      }
      let widths = spans.map { $0[1] }
      #expect(zip(widths, [280.0 / 3, 140, 140.0 / 3]).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    // (300 - 120) / 2
    @Test func `with equal spacing the gaps are equal`() {
      _ = makeRow { $0.distribution = .equalSpacing }
      #expect(spans == [[0, 40], [130, 60], [280, 20]])
    }

    // Centres at 20 and 290, so the middle one at 155.
    @Test func `with equal centering the middles are equally far apart`() {
      _ = makeRow { $0.distribution = .equalCentering }
      #expect(spans == [[0, 40], [125, 60], [280, 20]])
    }

    @Test func `gaps are never smaller than the spacing, and views give way`() {
      boxes[1].setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
      _ = makeRow {
        $0.frame.size.width = 110
        $0.distribution = .equalSpacing
        $0.spacing = 10
      }
      #expect(spans == [[0, 40], [50, 30], [90, 20]])
    }

    @Test func `across the row, views keep to an edge or the middle`() {
      let stack = makeRow { $0.alignment = .top }
      #expect(boxes.map(\.frame.minY) == [0, 0, 0] && boxes.map(\.frame.height) == [20, 30, 10])
      stack.alignment = .center
      window.layoutIfNeeded()
      #expect(boxes.map(\.frame.minY) == [15, 10, 20])
      stack.alignment = .bottom
      window.layoutIfNeeded()
      #expect(boxes.map(\.frame.minY) == [30, 20, 40])
    }

    @Test func `a stack that nobody sizes is as large as what is in it`() {
      let stack = makeRow {
        $0.translatesAutoresizingMaskIntoConstraints = false
        $0.axis = .vertical
        $0.alignment = .leading
        $0.spacing = 5
      }
      #expect(stack.frame.size == CGSize(width: 60, height: 70))
      #expect(boxes.map(\.frame.minY) == [0, 25, 60])
    }

    @Test func `what is hidden takes no room and no gap, until it is shown again`() {
      let stack = makeRow {
        $0.distribution = .fillEqually
        $0.spacing = 20
      }
      boxes[1].isHidden = true
      window.layoutIfNeeded()
      #expect(boxes[0].frame.width == 140 && boxes[2].frame.minX == 160)
      #expect(stack.arrangedSubviews == boxes)
      boxes[1].isHidden = false
      window.layoutIfNeeded()
      let step: CGFloat = 320.0 / 3
      #expect(abs(boxes[1].frame.minX - step) < 1e-6 && abs(boxes[2].frame.minX - 2 * step) < 1e-6)
    }

    @Test func `a stack with nothing to show collapses`() {
      let stack = makeRow {
        $0.translatesAutoresizingMaskIntoConstraints = false
        $0.axis = .vertical
      }
      for box in boxes { box.isHidden = true }
      window.layoutIfNeeded()
      #expect(stack.frame.size == .zero)
    }

    @Test func `a gap may be of its own`() {
      let stack = makeRow {
        $0.distribution = .fillEqually
        $0.spacing = 10
        $0.setCustomSpacing(50, after: boxes[0])
      }
      #expect(spans == [[0, 80], [130, 80], [220, 80]])
      #expect(stack.customSpacing(after: boxes[0]) == 50)
      #expect(stack.customSpacing(after: boxes[1]) == UIStackView.spacingUseDefault)
    }

    @Test func `views with constraints of their own have their way`() {
      _ = makeRow()
      boxes[0].widthAnchor.constraint(equalToConstant: 100).isActive = true
      boxes[1].widthAnchor.constraint(equalTo: boxes[2].widthAnchor).isActive = true
      window.layoutIfNeeded()
      #expect(spans == [[0, 100], [100, 100], [200, 100]])
      #expect(Headless.takeDiagnostics().isEmpty)
    }

    @Test func `a view that leaves the stack is arranged no more, one that is only arranged no more stays`() {
      let stack = makeRow { $0.distribution = .fillEqually }
      boxes[0].removeFromSuperview()
      stack.removeArrangedSubview(boxes[1])
      #expect(stack.arrangedSubviews == [boxes[2]] && boxes[1].superview === stack)
      window.layoutIfNeeded()
      #expect(boxes[2].frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    }

    @Test func `a view that is inserted again moves`() {
      let stack = makeRow()
      stack.insertArrangedSubview(boxes[2], at: 0)
      #expect(stack.arrangedSubviews == [boxes[2], boxes[0], boxes[1]])
      stack.insertArrangedSubview(UIView(), at: 9)
      #expect(Headless.takeDiagnostics() == ["a view was inserted at 9 into a stack of 3"])
    }

    @Test func `margins keep views off the edges where the stack is told so`() {
      _ = makeRow {
        $0.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
        $0.insetsLayoutMarginsFromSafeArea = false
        $0.isLayoutMarginsRelativeArrangement = true
        $0.distribution = .fillEqually
      }
      #expect(spans == [[10, 90], [100, 90], [190, 90]])
      #expect(boxes[0].frame.minY == 5 && boxes[0].frame.height == 30)
    }

    @Test func `a text in a column wraps at the column's width and moves what follows`() {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 20)
      label.text = "aaaa bbbb cccc dddd"
      let stack = UIStackView(arrangedSubviews: [label, boxes[0]])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(stack)
      stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
      window.layoutIfNeeded()
      let height = (2 * label.font.lineHeight * 2).rounded(.up) / 2
      #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: height))
      #expect(boxes[0].frame.minY == height && stack.frame.height == height + 20)
    }

    @Test func `stacks in stacks are one layout`() {
      let inner = UIStackView(arrangedSubviews: [boxes[0], boxes[1]])
      inner.spacing = 4
      let outer = UIStackView(arrangedSubviews: [inner, boxes[2]])
      outer.axis = .vertical
      outer.alignment = .leading
      outer.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(outer)
      window.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 104, height: 30))
      #expect(boxes[2].frame == CGRect(x: 0, y: 30, width: 20, height: 10))
      #expect(outer.frame.size == CGSize(width: 104, height: 40))
    }
  }
}
