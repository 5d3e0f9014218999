import Foundation
import FoundationOnlyPoster
import HeadlessUIKit
import Testing

/// What observers have heard, whichever way; unchecked, because all of them hear on the thread of the test.
private final class Ears: @unchecked Sendable {
  var all: [String] = []

  func take() -> [String] {
    defer { all = [] }
    return all
  }
}

extension ScreenTests {
  /// A module that has never heard of this one posts and observes through Foundation.
  @Suite(.serialized) @MainActor struct ForeignPosterTests {
    private let center = NotificationCenter.default
    private let name = Notification.Name("ForeignPosterTests")
    private let ears = Ears()

    init() {
      Headless.reset(screen: .zero, idiom: .phone)
    }

    private func listen(_ number: Int, to object: AnyObject? = nil) {
      center.addObserver(forName: name, object: object, queue: nil) { [ears] note in
        ears.all.append("\(number) \(note.userInfo?["key"] ?? "-")")
      }
    }

    @Test func `what is posted there is heard once by each observer here, in order`() {
      for number in 1...12 { listen(number) }
      FoundationOnlyPoster.post(name, userInfo: ["key": 5])
      #expect(ears.take() == (1...12).map { "\($0) 5" })
      FoundationOnlyPoster.post(Notification(name: name, userInfo: ["key": 6]))
      #expect(ears.take() == (1...12).map { "\($0) 6" })
    }

    @Test func `an observer of one object hears what is posted there with it`() {
      let object = UIView()
      listen(1, to: object)
      FoundationOnlyPoster.post(name, object: object)
      FoundationOnlyPoster.post(name, object: UIView())
      FoundationOnlyPoster.post(name)
      #expect(ears.take() == ["1 -"])
    }

    @Test func `what is posted here is heard once there, whichever way it is posted`() {
      listen(1)
      let token = FoundationOnlyPoster.observe(name) { [ears] _ in ears.all.append("there") }
      center.post(name: name, object: nil)
      #expect(ears.take().sorted() == ["1 -", "there"])
      center.post(name: name, object: center, userInfo: ["key": 7])
      #expect(ears.take().sorted() == ["1 7", "there"])
      center.post(name: name, object: "a value")
      #expect(ears.take().sorted() == ["1 -", "there"])
      center.post(Notification(name: name))
      #expect(ears.take().sorted() == ["1 -", "there"])
      FoundationOnlyPoster.forget(token)
      center.post(name: name, object: nil)
      #expect(ears.take() == ["1 -"])
    }

    @Test func `posts that keep to this module do not reach observers there`() {
      listen(1)
      let token = FoundationOnlyPoster.observe(name) { [ears] _ in ears.all.append("there") }
      defer { FoundationOnlyPoster.forget(token) }
      Headless.reachesFoundationObservers = false
      defer { Headless.reachesFoundationObservers = true }
      center.post(name: name, object: nil)
      #expect(ears.take() == ["1 -"])
      FoundationOnlyPoster.post(name)
      #expect(ears.take().sorted() == ["1 -", "there"])
    }

    // Foundation on Linux tells observers in hash order, and hashes differ from process to process.
    @Test(arguments: 1...4) func `twelve observers hear in order in every process`(process: Int) async {
      await #expect(processExitsWith: .success) {
        let ears = Ears()
        let name = Notification.Name("ForeignPosterTests")
        for number in 1...12 {
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            ears.all.append("\(number)")
          }
        }
        NotificationCenter.default.post(name: name, object: nil)
        FoundationOnlyPoster.post(name)
        let expected = (1...12).map { "\($0)" }
        exit(ears.all == expected + expected ? EXIT_SUCCESS : EXIT_FAILURE)
      }
    }
  }
}
