import PortableUIKit
import Testing

extension ConformanceTests {
  /// How the keyboard goes, and how little of it there is beside a hardware keyboard.
  @Suite(.serialized) @MainActor struct KeyboardHidingTests {
    private let screen = KeyboardScreen()
    private var log: KeyboardLog { screen.log }

    @Test(.item("K6", source: "SO 25946121"))
    func `a keyboard that goes says so four times, twice before and twice after`() {
      screen.type(in: screen.field)
      screen.field.resignFirstResponder()
      #expect(log.titles == ["will change", "will hide"])
      screen.settle()
      #expect(log.titles == ["will change", "will hide", "did change", "did hide"])
    }

    // On iOS 26 the end of a keyboard with an accessory view is as high as that, says a comment in IQKeyboardManager's
    // IQKeyboardInfo: this field has none.
    @Test(.item("K6", source: "SO 25946121"))
    func `a keyboard goes from where it was shown to below the screen`() throws {
      screen.field.becomeFirstResponder()
      screen.settle()
      let shown = try #require(log.posts.last?.end)
      log.forget()
      screen.field.resignFirstResponder()
      screen.settle()
      #expect(log.posts.count == 4)
      #expect(log.posts.allSatisfy { $0.begin == shown })
      #expect(log.posts.allSatisfy { $0.end?.minY == screen.bounds.maxY })
      #expect(log.posts.allSatisfy { $0.end?.size == shown.size })
    }

    @Test(.item("K6", source: "several pages"), .enabled(if: Device.canActOnKeyboard))
    func `over a hardware keyboard the end begins where only the accessory view is seen`() throws {
      screen.field.addAccessory(height: 44)
      screen.type(in: screen.field)
      Device.actOnKeyboard(.connectHardware)
      screen.settle()
      let end = try #require(log.posts.last?.end)
      #expect(log.announcements == ["will change", "will show"])
      #expect(end.minY == screen.bounds.maxY - 44)
      #expect(end.height >= 44)
    }

    @Test(.item("K6", source: "several pages"), .enabled(if: Device.canActOnKeyboard))
    func `a hardware keyboard that is there needs no other, and a field without an accessory shows none`() {
      Device.actOnKeyboard(.connectHardware)
      screen.field.becomeFirstResponder()
      screen.settle()
      #expect(screen.field.isFirstResponder)
      #expect(!log.titles.contains("will show"))
    }

    @Test(.item("K6", source: "several pages"), .enabled(if: Device.canActOnKeyboard))
    func `a hardware keyboard that comes hides the keys of a field without an accessory`() {
      screen.type(in: screen.field)
      #expect(
        screen.announcements { Device.actOnKeyboard(.connectHardware) } == ["will change", "will hide"])
      #expect(log.posts.last?.end?.minY == screen.bounds.maxY)
      #expect(screen.field.isFirstResponder)
    }
  }
}
