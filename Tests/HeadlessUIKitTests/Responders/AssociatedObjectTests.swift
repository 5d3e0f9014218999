import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct AssociatedObjectTests {
    nonisolated(unsafe) private static var key: UInt8 = 0
    nonisolated(unsafe) private static var otherKey: UInt8 = 0

    private let view = UIView()

    @Test func `a value is there under its key, until it is nil`() {
      objc_setAssociatedObject(view, &Self.key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view, &Self.key) as? String == "value")
      #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
      #expect(objc_getAssociatedObject(UIView(), &Self.key) == nil)
      objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view, &Self.key) == nil)
    }

    @Test func `a value goes with the view it is tied to`() {
      weak var value: NSObject?
      do {
        let owner = UIView()
        let kept = NSObject()
        value = kept
        objc_setAssociatedObject(owner, &Self.key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      #expect(value == nil)
    }

    @Test func `an assigned value is not kept alive, a kept one is until all are removed or a reset`() {
      weak var value: NSObject?
      do {
        let loose = NSObject()
        value = loose
        objc_setAssociatedObject(view, &Self.key, loose, .OBJC_ASSOCIATION_ASSIGN)
      }
      #expect(value == nil && objc_getAssociatedObject(view, &Self.key) == nil)
      objc_setAssociatedObject(view, &Self.otherKey, 1, .OBJC_ASSOCIATION_RETAIN)
      objc_removeAssociatedObjects(view)
      #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
      objc_setAssociatedObject(view, &Self.otherKey, 2, .OBJC_ASSOCIATION_RETAIN)
      Headless.reset(screen: CGSize(width: 400, height: 800), idiom: .phone)
      #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
    }

    @Test func `objects that are no responders have values too, and a thousand of them do not pile up`() {
      weak var first: NSObject?
      for index in 0..<1000 {
        let owner = NSObject()
        let kept = NSObject()
        if index == 0 { first = kept }
        objc_setAssociatedObject(owner, &Self.key, kept, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &Self.key) as? NSObject === kept)
      }
      #expect(first == nil)
    }
  }
}
