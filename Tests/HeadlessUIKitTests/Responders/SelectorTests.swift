#if !canImport(ObjectiveC)
  import Foundation
  @testable import HeadlessUIKit
  import Testing

  /// Writes down the calls of its methods.
  @MainActor private class Target: NSObject {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func answer() -> Bool { calls.isEmpty }
    func notify(_ notification: Notification) { calls.append(notification.name.rawValue) }
    func tap(_ sender: UIControl) { calls.append("tap") }
    func any(_ sender: Any?) { calls.append(sender == nil ? "nothing" : "something") }
    func touch(_ sender: UIView, forEvent event: UIEvent?) { calls.append("touch, \(event != nil)") }
    func end(_ force: Bool) -> Bool {
      calls.append("end, \(force)")
      return force
    }
  }

  private final class OtherTarget: Target {
    override func plain() { calls.append("overridden") }
  }

  extension ScreenTests {
    @Suite(.serialized) @MainActor struct SelectorTests {
      private let target = Target()

      init() {
        Headless.reset(screen: .zero, idiom: .phone)
      }

      @Test func `methods with nothing, a sender, or a sender and an event are called`() {
        let control = UIControl()
        Selector(Target.plain).perform(on: target)
        Selector(Target.answer).perform(on: target)
        Selector(Target.tap).perform(on: target, with: control)
        Selector(Target.touch).perform(on: target, with: control)
        Selector(Target.touch(_:forEvent:)).perform(on: target, with: control, event: UIEvent(touches: []))
        Selector(Target.any).perform(on: target)
        Selector(Target.notify).perform(on: target, with: Notification(name: Notification.Name("posted")))
        #expect(
          target.calls == ["plain", "tap", "touch, false", "touch, true", "nothing", "posted"])
        #expect(Headless.takeDiagnostics().isEmpty)
      }

      @Test func `a subclass's method is called where it has one`() {
        let other = OtherTarget()
        Selector(Target.plain).perform(on: other)
        #expect(other.calls == ["overridden"])
      }

      // A gesture's action may be `#selector(UIView.endEditing)`: the recognizer passes for true.
      @Test func `any sender is a truth`() {
        Selector(Target.end).perform(on: target, with: UIView())
        Selector(Target.end).perform(on: target, with: false)
        #expect(target.calls == ["end, true", "end, false"])
      }

      @Test func `a stranger and a sender that does not fit are told apart, and nothing is called`() {
        Selector(Target.plain, named: "plain").perform(on: UIView())
        Selector(Target.tap, named: "tap(_:)").perform(on: target, with: UIView())
        Selector(Target.tap, named: "tap(_:)").perform(on: target)
        #expect(
          Headless.takeDiagnostics() == [
            "unrecognized selector plain sent to UIView",
            "tap(_:) of Target takes UIControl and was given UIView",
            "tap(_:) of Target takes UIControl and was given nothing",
          ])
        #expect(target.calls.isEmpty)
        #expect(!Selector(Target.plain).isUnderstood(by: UIView()))
        #expect(Selector(Target.plain).isUnderstood(by: OtherTarget()))
      }

      @Test func `the same name with as many arguments is the same selector`() {
        let tap = Selector(Target.tap, named: "tap")
        #expect(tap == Selector(OtherTarget.tap, named: "OtherTarget.tap(_:)"))
        #expect(tap.hashValue == Selector(Target.tap, named: "Self.tap").hashValue)
        #expect(tap != Selector(Target.plain, named: "tap"))
        #expect(tap != Selector(Target.any, named: "any"))
        #expect(tap.description == "tap")
      }

      @Test func `without a name the place in the source tells selectors apart`() {
        func make() -> Selector { Selector(Target.plain) }
        #expect(make() == make())
        #expect(make() != Selector(Target.plain))
        #expect(make().description.contains("SelectorTests.swift:"))
      }
    }
  }
#endif
