import PortableUIKit
import Testing

extension ConformanceTests {
  /// What the notifications of the keyboard carry along.
  @Suite(.serialized) @MainActor struct KeyboardInfoTests {
    private let screen = KeyboardScreen()
    private let shown: [KeyboardNote]

    init() {
      screen.field.becomeFirstResponder()
      screen.settle()
      shown = screen.log.posts
      screen.field.resignFirstResponder()
      screen.settle()
    }

    private nonisolated static let frames = [
      UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
    ]

    @Test(.item("K5", source: "DOC"), arguments: frames)
    func `frames are values of rectangles, and read as such`(key: String) throws {
      for note in shown {
        let value = try #require(note[key] as? NSValue)
        #expect(note[key] as? CGRect == value.cgRectValue)
        #expect(value.cgRectValue.height > 0)
        #expect(note[key] as? NSNumber == nil)
      }
      #expect(shown.count == 4)
    }

    @Test(.item("K5", source: "DOC"))
    func `the duration is a number of seconds, of any type`() throws {
      let value = try #require(shown.first?[UIResponder.keyboardAnimationDurationUserInfoKey])
      #expect((value as? NSNumber)?.doubleValue == 0.25)
      #expect(value as? Double == 0.25)
      #expect(value as? CGFloat == 0.25)
      #expect(value as? TimeInterval == 0.25)
    }

    @Test(.item("K5", source: "several pages"))
    func `the curve is the number 7, of any type, which is no public case and makes a curve all the same`()
      throws
    {
      let value = try #require(shown.first?[UIResponder.keyboardAnimationCurveUserInfoKey])
      #expect((value as? NSNumber)?.intValue == 7)
      #expect(value as? UInt == 7)
      let number = try #require(value as? Int)
      #expect(UIView.AnimationCurve(rawValue: number)?.rawValue == 7)
    }

    @Test(.item("K5", source: "DOC"))
    func `the keyboard of this app is local`() throws {
      let value = try #require(shown.first?[UIResponder.keyboardIsLocalUserInfoKey])
      #expect((value as? NSNumber)?.boolValue == true)
      #expect(value as? Bool == true)
    }

    // Since iOS 16.1; before, there was none.
    @Test(.item("K5", source: "IQKeyboardNotification"))
    func `the object is the screen, whose coordinates the frames are in`() {
      #expect(screen.log.posts.allSatisfy { ($0.note.object as? UIScreen) === screen.window.screen })
      #expect(screen.log.posts.count == 8)
    }

    @Test(.item("K5", source: "DOC"))
    func `a hide carries the same things as a show`() throws {
      let hide = try #require(screen.log.posts.first { $0.title == "will hide" })
      let show = try #require(shown.first { $0.title == "will show" })
      let keys = [
        UIResponder.keyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey,
        UIResponder.keyboardIsLocalUserInfoKey,
      ]
      for key in keys { #expect(hide[key] as? NSNumber == show[key] as? NSNumber) }
      #expect(hide.note.userInfo?.count == show.note.userInfo?.count)
    }
  }
}
