import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct TrackingTests {
    @MainActor private final class Owner: NSObject {
      var lines: [String] = []
      func plain() { lines.append("plain") }
      func sent(_ sender: UIControl) { lines.append("sent \(sender.tag)") }
      func sent(_ sender: UIControl, for event: UIEvent) {
        lines.append("event \(event.allTouches?.count ?? 0)")
      }
    }

    private let window = makeWindow()
    private let owner = Owner()
    private let control: UIControl

    init() {
      control = UIControl(100, 100, 100, 100, in: window)
      control.tag = 7
    }

    private func listen(_ events: (String, UIControl.Event)...) {
      for (name, event) in events {
        control.addAction(UIAction { [owner] _ in owner.lines.append(name) }, for: event)
      }
    }

    private func touch(_ xs: CGFloat...) {
      Headless.touch(xs.map { CGPoint(x: $0, y: 150) }, in: window)
    }

    @Test func `a finger may stray by 70 points and still lift inside`() {
      listen(("up inside", .touchUpInside), ("up outside", .touchUpOutside), ("down", .touchDown))
      touch(150, 260)
      touch(150, 280)
      #expect(owner.lines == ["down", "up inside", "down", "up outside"])
    }

    @Test func `a finger that leaves and comes back says so`() {
      listen(
        ("exit", .touchDragExit), ("enter", .touchDragEnter), ("outside", .touchDragOutside),
        ("inside", .touchDragInside))
      touch(150, 300, 310, 150)
      #expect(owner.lines == ["exit", "outside", "outside", "enter", "inside"])
    }

    @Test func `a control is highlighted while the finger is in it`() {
      var states: [UIControl.State] = []
      for event in [UIControl.Event.touchDown, .touchDragExit, .touchUpOutside] {
        control.addAction(
          UIAction { states.append(($0.sender as? UIControl)?.state ?? .focused) }, for: event)
      }
      control.isSelected = true
      touch(150, 300)
      #expect(states == [[.highlighted, .selected], .selected, .selected])
    }

    @Test func `a recognizer that takes the touch cancels the control`() {
      listen(("cancel", .touchCancel), ("up", .touchUpInside))
      let pan = UIPanGestureRecognizer()
      window.addGestureRecognizer(pan)
      touch(150, 170)
      #expect(owner.lines == ["cancel"] && !control.isTracking)
    }

    @Test func `a subclass says whether it follows the finger`() {
      final class Stubborn: UIControl {
        var log: [String] = []
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          log.append("begin")
          return touch.location(in: self).x > 50
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          log.append("continue")
          return true
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
      }
      let stubborn = Stubborn(100, 300, 100, 100, in: window)
      Headless.tap(at: CGPoint(x: 110, y: 350), in: window)
      Headless.touch([CGPoint(x: 190, y: 350), CGPoint(x: 180, y: 350)], in: window)
      #expect(stubborn.log == ["begin", "begin", "continue", "end"])
    }

    @Test func `targets are told by methods with a sender and an event, as they like`() {
      control.addTarget(owner, action: Selector(Owner.plain, named: "plain()"), for: .touchUpInside)
      let sent: @MainActor (Owner) -> @MainActor (UIControl) -> Void = Owner.sent(_:)
      control.addTarget(owner, action: Selector(sent, named: "sent(_:)"), for: .touchUpInside)
      let event: @MainActor (Owner) -> @MainActor (UIControl, UIEvent) -> Void = Owner.sent(_:for:)
      control.addTarget(owner, action: Selector(event, named: "sent(_:for:)"), for: .touchUpInside)
      touch(150)
      #expect(owner.lines == ["plain", "sent 7", "event 1"])
    }

    @Test func `a control knows its targets, adds none twice and forgets what is removed`() {
      let plain = Selector(Owner.plain, named: "plain()")
      control.addTarget(owner, action: plain, for: .touchDown)
      control.addTarget(owner, action: plain, for: .valueChanged)
      #expect(control.allTargets == [owner] && control.allControlEvents == [.touchDown, .valueChanged])
      #expect(control.actions(forTarget: owner, forControlEvent: .touchDown) == ["plain()"])
      #expect(control.actions(forTarget: owner, forControlEvent: .touchUpInside) == nil)
      control.removeTarget(owner, action: nil, for: .touchDown)
      control.sendActions(for: .allEvents)
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.sendActions(for: .allEvents)
      #expect(owner.lines == ["plain"] && control.allTargets.isEmpty)
    }

    // R9
    @Test func `an action without a target goes up the chain from the first responder, or from the sender`() {
      final class Screen: UIViewController {
        var heard: [UIControl] = []
        func submit(_ sender: UIControl) { heard.append(sender) }
      }
      let screen = Screen()
      window.rootViewController = screen
      screen.view.addSubview(control)
      let submit = Selector(Screen.submit, named: "submit(_:)")
      control.addTarget(nil, action: submit, for: .touchUpInside)
      touch(150)
      #expect(screen.heard == [control])
      #expect(!UIApplication.shared.sendAction(submit, to: nil, from: UIView(), for: nil))
      #expect(control.target(forAction: submit, withSender: nil) as? Screen === screen)
      #expect(
        screen.canPerformAction(submit, withSender: nil) && !control.canPerformAction(submit, withSender: nil)
      )
    }

    @Test func `a target that has gone is not called, and nobody in its stead`() {
      var gone: Owner? = Owner()
      control.addTarget(gone as Any?, action: Selector(Owner.plain, named: "plain()"), for: .touchDown)
      gone = nil
      control.sendActions(for: .touchDown)
      #expect(Headless.takeDiagnostics().isEmpty && control.allTargets.isEmpty)
    }

    @Test func `a switch is the other way after a tap, and a segment selected`() {
      let toggle = UISwitch(0, 300, 51, 31, in: window)
      let segments = UISegmentedControl(items: ["a", "b"])
      segments.frame = CGRect(x: 0, y: 400, width: 100, height: 32)
      window.addSubview(segments)
      for changing in [toggle, segments] {
        changing.addAction(UIAction { [owner] _ in owner.lines.append("changed") }, for: .valueChanged)
      }
      toggle.setOn(true, animated: false)
      Headless.tap(at: CGPoint(x: 20, y: 310), in: window)
      Headless.tap(at: CGPoint(x: 80, y: 410), in: window)
      Headless.tap(at: CGPoint(x: 80, y: 410), in: window)
      #expect(!toggle.isOn && segments.selectedSegmentIndex == 1)
      #expect(owner.lines == ["changed", "changed"])
    }

    @Test func `a button shows what belongs to its state`() {
      let button = UIButton()
      button.setTitle("Send", for: .normal)
      button.setTitle("Wait", for: .disabled)
      #expect(button.titleLabel?.text == "Send" && button.currentTitleColor == .white)
      button.isEnabled = false
      #expect(button.currentTitle == "Wait" && button.title(for: .selected) == "Send")
      #expect(button.intrinsicContentSize == CGSize(width: 36, height: 34))
      button.configuration = .filled()
      button.configuration?.title = "Go"
      #expect(button.currentTitle == "Go")
    }

    @Test func `a bar's item calls its target with itself`() {
      @MainActor final class Target: NSObject {
        var sender: UIBarButtonItem?
        func done(_ item: UIBarButtonItem) { sender = item }
      }
      let target = Target()
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      let item = UIBarButtonItem(
        barButtonSystemItem: .done, target: target, action: Selector(Target.done, named: "done(_:)"))
      toolbar.items = [item]
      window.addSubview(toolbar)
      window.layoutIfNeeded()
      Headless.tap(at: CGPoint(x: 20, y: 20), in: window)
      #expect(target.sender === item && item.title == "Done")
    }
  }
}
