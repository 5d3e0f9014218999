import PortableUIKit
import Testing

extension ConformanceTests {
  /// What a docked keyboard says when it comes, and what is in it.
  @Suite(.serialized) @MainActor struct KeyboardTests {
    private let screen = KeyboardScreen()
    private var log: KeyboardLog { screen.log }

    // The order is that of a log of iOS 8.4 to 10 on an iPhone 6.
    @Test(.item("K1", source: "SO 25946121"))
    func `a keyboard that comes says so four times, twice before and twice after`() {
      screen.field.becomeFirstResponder()
      #expect(log.titles == ["will change", "will show"])
      screen.settle()
      #expect(log.titles == ["will change", "will show", "did change", "did show"])
      screen.field.resignFirstResponder()
    }

    @Test(.item("K1", source: "SO 25946121"))
    func `a keyboard comes from below the screen to its bottom, and all four say so`() throws {
      screen.field.becomeFirstResponder()
      screen.settle()
      let first = try #require(log.posts.first)
      let (begin, end) = (try #require(first.begin), try #require(first.end))
      #expect(begin.minY == screen.bounds.maxY)
      #expect(end.minY > screen.bounds.minY)
      #expect(end.minY < screen.bounds.maxY)
      #expect(end.maxY == screen.bounds.maxY)
      #expect(end.width == screen.bounds.width)
      #expect(begin.size == end.size)
      #expect(log.posts.allSatisfy { $0.begin == begin && $0.end == end })
      screen.field.resignFirstResponder()
    }

    // The log has (0,442,375,225) and (0,409,375,258): the bar is 33 points high.
    @Test(.item("K1", source: "SO 25946121"), .enabled(if: Device.canActOnKeyboard))
    func `another height is announced with all four, from the frame that was`() throws {
      screen.field.becomeFirstResponder()
      screen.settle()
      let shown = try #require(log.posts.last?.end)
      log.forget()
      Device.actOnKeyboard(.showSuggestions)
      screen.settle()
      #expect(log.titles == ["will change", "will show", "did change", "did show"])
      let first = try #require(log.posts.first)
      #expect(first.begin == shown)
      #expect(first.end == CGRect(x: 0, y: shown.minY - 33, width: shown.width, height: shown.height + 33))
    }

    // openradar 34432484 and KeyboardLayoutGuide PR 9; before iOS 11 each move was announced.
    @Test(.item("K3", source: "openradar 34432484"))
    func `moving between fields of one configuration posts nothing, there and back`() {
      screen.type(in: screen.field)
      screen.other.becomeFirstResponder()
      screen.settle()
      #expect(screen.other.isFirstResponder)
      #expect(log.titles == [])
      screen.field.becomeFirstResponder()
      screen.settle()
      #expect(log.titles == [])
      screen.field.resignFirstResponder()
    }

    @Test(.item("K3", source: "IQKeyboardManager 228"))
    func `a field with an accessory view makes the keyboard higher, and the next one lower again`() throws {
      screen.field.becomeFirstResponder()
      screen.settle()
      let shown = try #require(log.posts.last?.end)
      screen.other.addAccessory(height: 44)
      #expect(screen.announcements { screen.other.becomeFirstResponder() } == ["will change", "will show"])
      let higher = try #require(log.posts.last?.end)
      #expect(higher.minY == shown.minY - 44)
      #expect(higher.maxY == shown.maxY)
      #expect(log.posts.first?.begin == shown)
      #expect(screen.announcements { screen.field.becomeFirstResponder() } == ["will change", "will show"])
      #expect(log.posts.first?.begin == higher)
      #expect(log.posts.last?.end == shown)
      screen.field.resignFirstResponder()
    }

    @Test(.item("K3", source: "DOC, reloadInputViews"))
    func `another accessory view for who types already is announced when input views are loaded again`() {
      screen.type(in: screen.field)
      screen.field.addAccessory(height: 44)
      screen.settle()
      #expect(log.titles == [])
      #expect(screen.announcements { screen.field.reloadInputViews() } == ["will change", "will show"])
      screen.field.resignFirstResponder()
    }

    // How high it is depends on the device, which adds its home indicator. Keyboard types and secure entry count only
    // where they change the height, which depends on the device too.
    @Test(.item("K3", source: "DOC, inputView"))
    func `a field with a view of its own in place of the keys is another configuration`() throws {
      screen.other.inputView = UIView(0, 0, 375, 350)
      screen.type(in: screen.field)
      #expect(screen.announcements { screen.other.becomeFirstResponder() } == ["will change", "will show"])
      #expect(try #require(log.posts.last?.end).height >= 350)
      screen.other.resignFirstResponder()
    }

    @Test(.item("K3", source: "openradar 34432484"))
    func `accessory views of one height are one configuration`() {
      screen.field.addAccessory(height: 44)
      screen.other.addAccessory(height: 44)
      screen.type(in: screen.field)
      screen.other.becomeFirstResponder()
      screen.settle()
      #expect(log.titles == [])
      screen.other.resignFirstResponder()
    }

    // Below the accessory view there are no keys while a hardware keyboard is there.
    @Test(.item("K4", source: "openradar 25193835"), .enabled(if: Device.canActOnKeyboard))
    func `a hardware keyboard that comes and goes shows the keyboard twice, and hides it never`() {
      screen.field.addAccessory(height: 44)
      let heard = screen.announcements {
        screen.field.becomeFirstResponder()
        Device.actOnKeyboard(.connectHardware)
        Device.actOnKeyboard(.disconnectHardware)
      }
      #expect(heard.filter { $0 == "will show" }.count == 3)
      #expect(!heard.contains("will hide"))
    }

    @Test(.item("K4", source: "IQKeyboardManager 228, TPKeyboardAvoiding 59"))
    func `an accessory view shows a keyboard that is up a second time`() {
      screen.other.addAccessory(height: 44)
      let heard = screen.announcements {
        screen.field.becomeFirstResponder()
        screen.settle()
        screen.other.becomeFirstResponder()
      }
      #expect(heard.filter { $0 != "will change" } == ["will show", "will show"])
      screen.other.resignFirstResponder()
    }
  }
}
