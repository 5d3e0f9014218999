#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  /// Writes down what it hears, with its number.
  @MainActor private final class Observer: NSObject {
    let number: Int
    let heard: Heard

    init(_ number: Int, in heard: Heard) {
      (self.number, self.heard) = (number, heard)
    }

    func hear(_ notification: Notification) { heard.all.append("\(number) \(notification.name.rawValue)") }
    func hearObjectively(_ notification: NSNotification) { heard.all.append("\(number) objectively") }
    func hearAnything() { heard.all.append("\(number) anything") }
  }

  extension ScreenTests {
    @Suite(.serialized) @MainActor struct SelectorObserverTests {
      private let center = NotificationCenter.default
      private let name = Notification.Name("here")
      private let elsewhere = Notification.Name("there")
      private let heard = Heard()
      private let observer: Observer

      init() {
        Headless.reset(screen: .zero, idiom: .phone)
        observer = Observer(1, in: heard)
      }

      @Test func `a method hears with or without the notification`() {
        center.addObserver(observer, selector: Selector(Observer.hear), name: name, object: nil)
        center.addObserver(observer, selector: Selector(Observer.hearObjectively), name: name, object: nil)
        center.addObserver(observer, selector: Selector(Observer.hearAnything), name: nil, object: nil)
        center.post(name: name, object: nil)
        #expect(heard.take() == ["1 here", "1 objectively", "1 anything"])
        center.post(name: elsewhere, object: nil)
        #expect(heard.take() == ["1 anything"])
      }

      @Test func `methods and blocks hear in the order in which they came`() {
        let second = Observer(3, in: heard)
        center.addObserver(observer, selector: Selector(Observer.hear), name: name, object: nil)
        center.addObserver(forName: name, object: nil, queue: nil) { [heard] _ in
          MainActor.assumeIsolated { heard.all.append("2 block") }
        }
        center.addObserver(second, selector: Selector(Observer.hear), name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(heard.all == ["1 here", "2 block", "3 here"])
      }

      @Test func `who is added twice hears twice`() {
        for _ in 1...2 {
          center.addObserver(observer, selector: Selector(Observer.hear), name: name, object: nil)
        }
        center.post(name: name, object: nil)
        #expect(heard.all == ["1 here", "1 here"])
      }

      @Test func `an observer is not kept alive, and once gone hears nothing`() {
        var brief: Observer? = Observer(7, in: heard)
        weak let lost = brief
        center.addObserver(brief as Any, selector: Selector(Observer.hear), name: name, object: nil)
        brief = nil
        #expect(lost == nil)
        center.post(name: name, object: nil)
        #expect(heard.all.isEmpty)
      }

      @Test func `an observer is removed for one name, one object, or wholly`() {
        let object = UIView()
        center.addObserver(observer, selector: Selector(Observer.hear), name: name, object: object)
        center.addObserver(observer, selector: Selector(Observer.hear), name: elsewhere, object: nil)
        center.removeObserver(observer, name: elsewhere, object: nil)
        center.post(name: elsewhere, object: nil)
        center.removeObserver(observer, name: name, object: UIView())
        center.post(name: name, object: object)
        #expect(heard.take() == ["1 here"])
        center.removeObserver(observer)
        center.post(name: name, object: object)
        #expect(heard.take().isEmpty)
      }

      @Test func `an observer of one object hears of no other`() {
        let object = UIView()
        center.addObserver(observer, selector: Selector(Observer.hear), name: name, object: object)
        center.post(name: name, object: nil)
        center.post(name: name, object: UIView())
        #expect(heard.take().isEmpty)
        center.post(name: name, object: object)
        #expect(heard.take() == ["1 here"])
      }

      @Test func `an observer removed during a post is not told any more`() {
        center.addObserver(forName: name, object: nil, queue: nil) { [center, observer] _ in
          center.removeObserver(observer)
        }
        center.addObserver(observer, selector: Selector(Observer.hear), name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(heard.all.isEmpty)
      }

      @Test func `a reset forgets observers with selectors too`() {
        center.addObserver(observer, selector: Selector(Observer.hear), name: name, object: nil)
        Headless.reset(screen: .zero, idiom: .phone)
        center.post(name: name, object: nil)
        #expect(heard.all.isEmpty)
      }
    }
  }
#endif
