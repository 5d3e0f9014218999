import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ClockedWorkTests {
    @MainActor final class Log: NSObject {
      var lines: [String] = []
      func note(_ line: NSString) { lines.append("\(line) \(Headless.now)") }
      func tick(_ timer: Timer) {
        let information = timer.userInfo as? String
        lines.append("tick \(Headless.now) \(information ?? "")")
      }
    }

    private let log = Log()

    init() {
      Headless.reset(screen: CGSize(width: 400, height: 800), idiom: .phone)
    }

    @Test func `work for the main queue runs when the clock is advanced, in order`() {
      DispatchQueue.main.async { log.lines.append("one") }
      DispatchQueue.main.async { log.lines.append("two") }
      #expect(log.lines.isEmpty)
      Headless.advance(by: 0)
      #expect(log.lines == ["one", "two"])
    }

    @Test(arguments: [0.3, 0.25, 0.016, 1, 0.1])
    func `work for later runs at its very time`(delay: Double) {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { log.lines.append("\(Headless.now)") }
      Headless.advance(by: 5)
      #expect(log.lines == ["\(delay)"])
    }

    @Test func `work for other queues is theirs`() async {
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "other").async { continuation.resume() }
      }
      #expect(!Headless.hasPendingWork)
    }

    @Test func `a timer repeats on the clock until it is invalidated`() {
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        MainActor.assumeIsolated { log.lines.append("\(Headless.now)") }
      }
      Headless.advance(by: 1.2)
      #expect(log.lines == ["0.5", "1.0"] && timer.isValid)
      timer.invalidate()
      Headless.advance(by: 2)
      #expect(log.lines.count == 2 && !timer.isValid && !Headless.hasPendingWork)
    }

    @Test func `a timer that does not repeat is invalid once it has fired`() {
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { log.lines.append("fired") }
      }
      timer.fire()
      Headless.advance(by: 2)
      #expect(log.lines == ["fired"] && !timer.isValid)
    }

    @Test func `a timer with a target calls its method, with the timer`() {
      let timer = Timer.scheduledTimer(
        timeInterval: 1, target: log, selector: Selector(Log.tick, named: "tick(_:)"), userInfo: "x",
        repeats: true)
      Headless.advance(by: 2)
      timer.invalidate()
      Headless.advance(by: 2)
      #expect(log.lines == ["tick 1.0 x", "tick 2.0 x"])
    }

    @Test func `a delayed call is made once, or taken back`() {
      let note = Selector(Log.note, named: "note(_:)")
      log.perform(note, with: NSString(string: "a"), afterDelay: 0.1)
      log.perform(note, with: NSString(string: "b"), afterDelay: 0.2)
      log.perform(note, with: NSString(string: "c"), afterDelay: 0.3)
      NSObject.cancelPreviousPerformRequests(withTarget: log, selector: note, object: NSString(string: "b"))
      Headless.advance(by: 0.2)
      #expect(log.lines == ["a 0.1"])
      NSObject.cancelPreviousPerformRequests(withTarget: log)
      Headless.advance(by: 1)
      #expect(log.lines == ["a 0.1"] && !Headless.hasPendingWork)
    }

    @Test func `a timer from before a reset stops nobody after it`() {
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      Headless.reset(screen: CGSize(width: 400, height: 800), idiom: .phone)
      DispatchQueue.main.async { log.lines.append("work") }
      timer.invalidate()
      Headless.advance(by: 2)
      #expect(log.lines == ["work"])
    }
  }
}
