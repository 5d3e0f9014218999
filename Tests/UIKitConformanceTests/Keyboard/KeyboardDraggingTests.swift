import PortableUIKit
import Testing

extension ConformanceTests {
  /// A finger that takes the keyboard along, on a screen of 800 points.
  @Suite(.serialized, .enabled(if: Device.canDrag)) @MainActor struct KeyboardDraggingTests {
    private let screen = KeyboardScreen(width: 400, height: 800)
    private let scrollView: UIScrollView
    private let guide: UIKeyboardLayoutGuide
    private let shown: CGRect
    private var log: KeyboardLog { screen.log }

    init() throws {
      scrollView = UIScrollView(0, 0, 400, 800, in: screen.window)
      scrollView.contentSize = CGSize(width: 400, height: 2000)
      scrollView.keyboardDismissMode = .interactive
      scrollView.addSubview(screen.field)
      guide = screen.window.keyboardLayoutGuide
      screen.field.becomeFirstResponder()
      screen.settle()
      shown = try #require(screen.log.posts.last?.end)
      screen.log.forget()
    }

    /// Puts a finger down above the keyboard and moves it to these distances below the keyboard's top.
    private func drag(through distances: CGFloat...) {
      Device.drag(scrollView, through: [shown.minY - 100] + distances.map { shown.minY + $0 })
    }

    @Test(.item("K7", source: "Typist, InputBarAccessoryView"))
    func `a keyboard that is dragged says nothing until it is let go`() {
      drag(through: 6, 60, 120, 130)
      Device.wait(frames: 3.5)
      #expect(scrollView.isDragging)
      #expect(log.titles == [])
      screen.settle()
      #expect(!screen.field.isFirstResponder)
      #expect(log.titles == ["will change", "will hide", "did change", "did hide"])
    }

    // K6 has the begin: the place in which the finger let go is not told.
    @Test(.item("K7", source: "Typist, InputBarAccessoryView"))
    func `what is said in the end is a hide from where it was shown`() {
      drag(through: 6, 60, 120, 130)
      screen.settle()
      #expect(log.posts.first?.begin == shown)
      #expect(log.posts.first?.end?.minY == screen.bounds.maxY)
    }

    @Test(.item("K7", source: "Typist, InputBarAccessoryView"))
    func `a keyboard that is brought back up has said nothing`() {
      drag(through: 60, 120, 60, -60)
      screen.settle()
      #expect(screen.field.isFirstResponder)
      #expect(log.titles == [])
    }

    @Test(.item("U4", source: "DOC"))
    func `the guide follows the finger frame by frame`() {
      #expect(guide.layoutFrame.minY == shown.minY)
      drag(through: 6, 60, 120, 130)
      Device.wait(frames: 2.5)
      #expect(guide.layoutFrame.minY == shown.minY + 60)
      Device.wait(frames: 1)
      #expect(guide.layoutFrame.minY == shown.minY + 120)
      screen.settle()
      #expect(guide.layoutFrame.minY == screen.bounds.maxY - screen.window.safeAreaInsets.bottom)
    }

    @Test(.item("U4", source: "DOC"))
    func `the guide comes back with a keyboard that is brought back up`() {
      drag(through: 60, 120, 60, -60)
      Device.wait(frames: 2.5)
      #expect(guide.layoutFrame.minY > shown.minY)
      screen.settle()
      #expect(guide.layoutFrame.minY == shown.minY)
    }
  }
}
