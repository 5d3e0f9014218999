import Foundation
import HeadlessUIKit
import Testing

/// What observers have heard, and a token for one of them to remove.
private final class Numbers: @unchecked Sendable {
  var all: [Int] = []
  var token: (any NSObjectProtocol)?
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct NotificationOrderTests {
    private let center = NotificationCenter.default
    private let name = Notification.Name("NotificationOrderTests")
    private let heard = Numbers()

    init() {
      Headless.reset(screen: CGSize(width: 100, height: 100), idiom: .phone)
    }

    @discardableResult
    private func observe(_ number: Int, name: Notification.Name?, object: AnyObject? = nil)
      -> any NSObjectProtocol
    {
      center.addObserver(forName: name, object: object, queue: nil) { [heard] _ in heard.all.append(number) }
    }

    @Test(arguments: [true, false])
    func `twelve observers hear in the order in which they came`(reachesFoundation: Bool) {
      Headless.reachesFoundationObservers = reachesFoundation
      defer { Headless.reachesFoundationObservers = true }
      for number in 1...12 { observe(number, name: number == 5 ? nil : name) }
      center.post(name: name, object: nil)
      #expect(heard.all == Array(1...12))
      center.post(name: Notification.Name("other"), object: nil)
      #expect(heard.all.last == 5 && heard.all.count == 13)
    }

    @Test func `every way of posting is heard once`() {
      observe(1, name: name)
      center.post(name: name, object: nil)
      center.post(name: name, object: nil, userInfo: nil)
      center.post(name: name, object: "a value")
      center.post(Notification(name: name))
      #expect(heard.all == [1, 1, 1, 1])
    }

    @Test func `an observer that Foundation alone knows hears too`() {
      let anything: Any? = nil
      let token: any NSObjectProtocol = center.addObserver(forName: name, object: anything, queue: nil) {
        [heard] _ in
        heard.all.append(7)
      }
      center.post(name: name, object: nil)
      center.removeObserver(token)
      center.post(name: name, object: nil)
      #expect(heard.all == [7])
    }

    @Test func `an observer of one object hears of no other`() {
      let object = UIView()
      observe(1, name: name, object: object)
      center.post(name: name, object: object)
      center.post(name: name, object: UIView())
      center.post(name: name, object: nil)
      #expect(heard.all == [1])
    }

    @Test func `a token removes its observer, wholly or for one name`() {
      let first = observe(1, name: name)
      let second = observe(2, name: name)
      center.removeObserver(first)
      center.removeObserver(second, name: Notification.Name("other"), object: nil)
      center.post(name: name, object: nil)
      center.removeObserver(second, name: name, object: nil)
      center.post(name: name, object: nil)
      #expect(heard.all == [2])
    }

    @Test func `an observer removed during a post is not told any more`() {
      center.addObserver(forName: name, object: nil, queue: nil) { [center, heard] _ in
        if let token = heard.token { center.removeObserver(token) }
      }
      heard.token = observe(1, name: name)
      center.post(name: name, object: nil)
      #expect(heard.all.isEmpty)
    }

    @Test func `another center has observers of its own`() {
      let other = NotificationCenter()
      other.addObserver(forName: name, object: nil, queue: nil) { [heard] _ in heard.all.append(9) }
      center.post(name: name, object: nil)
      #expect(heard.all.isEmpty)
      other.post(name: name, object: nil)
      #expect(heard.all == [9])
    }

    @Test func `an observer may hold the last reference to who removes it`() {
      final class Owner: @unchecked Sendable {
        var token: (any NSObjectProtocol)?
        deinit { if let token { NotificationCenter.default.removeObserver(token) } }
      }
      var owner: Owner? = Owner()
      weak let lost = owner
      owner?.token = center.addObserver(forName: name, object: nil, queue: nil) { [owner] _ in _ = owner }
      owner = nil
      #expect(lost != nil)
      Headless.reset(screen: CGSize(width: 100, height: 100), idiom: .phone)
      #expect(lost == nil)
    }

    @Test func `a reset forgets the observers since the last one`() {
      observe(1, name: name)
      Headless.reset(screen: CGSize(width: 100, height: 100), idiom: .phone)
      center.post(name: name, object: nil)
      #expect(heard.all.isEmpty)
    }
  }
}
