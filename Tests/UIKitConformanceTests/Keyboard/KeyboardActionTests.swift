import PortableUIKit
import Testing

extension ConformanceTests {
  /// What is announced when a user moves the keyboard of a pad about.
  // A single log of 2014 has all of these; later sources agree on parts of it. What moving a split keyboard says, it
  // has too: a change of the frame alone.
  @Suite(.serialized, .enabled(if: Device.canActOnKeyboard && Device.canChooseIdiom))
  @MainActor struct KeyboardActionTests {
    private let screen = KeyboardScreen(width: 820, height: 1180, on: .pad)

    @Test(.item("K2", source: "qiita 5df48be2"))
    func `a docked keyboard changes its frame and shows, and changes its frame and hides`() {
      #expect(screen.announcements { screen.field.becomeFirstResponder() } == ["will change", "will show"])
      #expect(screen.announcements { screen.field.resignFirstResponder() } == ["will change", "will hide"])
    }

    @Test(
      .item("K2", source: "qiita 5df48be2"),
      arguments: [Device.KeyboardAction.undock, .split, .float])
    func `a keyboard away from the bottom only changes its frame when it comes and when it goes`(
      action: Device.KeyboardAction
    ) {
      Device.actOnKeyboard(action)
      #expect(screen.announcements { screen.field.becomeFirstResponder() } == ["will change"])
      #expect(screen.announcements { screen.field.resignFirstResponder() } == ["will change"])
    }

    @Test(
      .item("K2", source: "qiita 5df48be2"),
      arguments: [Device.KeyboardAction.undock, .split, .float])
    func `a keyboard that leaves the bottom hides, although it is there`(
      action: Device.KeyboardAction
    ) throws {
      screen.type(in: screen.field)
      #expect(screen.announcements { Device.actOnKeyboard(action) } == ["will change", "will hide"])
      let end = try #require(screen.log.posts.last?.end)
      #expect(end.minY < screen.bounds.maxY)
      #expect(end.maxY < screen.bounds.maxY)
      #expect(screen.field.isFirstResponder)
    }

    @Test(.item("K2", source: "qiita 5df48be2"))
    func `a keyboard that has left the bottom only changes its frame afterwards`() {
      screen.type(in: screen.field)
      Device.actOnKeyboard(.undock)
      #expect(screen.announcements { Device.actOnKeyboard(.float) } == ["will change"])
      #expect(screen.announcements { Device.actOnKeyboard(.split) } == ["will change"])
      #expect(screen.announcements { screen.field.resignFirstResponder() } == ["will change"])
    }

    @Test(
      .item("K2", source: "qiita 5df48be2"),
      arguments: [Device.KeyboardAction.undock, .float])
    func `a keyboard that docks again shows`(action: Device.KeyboardAction) {
      Device.actOnKeyboard(action)
      screen.type(in: screen.field)
      #expect(screen.announcements { Device.actOnKeyboard(.dock) } == ["will change", "will show"])
      #expect(screen.log.posts.last?.end?.maxY == screen.bounds.maxY)
    }

    @Test(.item("K2", source: "qiita 5df48be2"))
    func `a split keyboard that docks comes together first`() {
      Device.actOnKeyboard(.split)
      screen.type(in: screen.field)
      #expect(
        screen.announcements { Device.actOnKeyboard(.dock) } == ["will change", "will change", "will show"])
    }

    // iOS 8 and later; some versions do it twice.
    @Test(.item("K2", source: "several pages"), .enabled(if: Device.canTurn))
    func `a turn hides the keyboard and shows it, as wide as the screen is then`() {
      screen.type(in: screen.field)
      let heard = screen.announcements { Device.turn(screen.window) }.filter { $0 != "will change" }
      #expect(
        [["will hide", "will show"], ["will hide", "will show", "will hide", "will show"]].contains(heard))
      #expect(screen.log.posts.last?.end?.width == 1180)
      #expect(screen.log.posts.last?.end?.maxY == 820)
    }
  }
}
