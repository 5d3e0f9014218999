import Foundation
import HeadlessUIKit
import Testing

private final class Infos: @unchecked Sendable {
  var all: [[AnyHashable: Any]] = []
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct KeyboardNotificationTests {
    private let infos = Infos()
    private let shown = CGRect(x: 0, y: 451, width: 375, height: 216)
    private let below = CGRect(x: 0, y: 667, width: 375, height: 216)

    init() {
      Headless.reset(screen: CGSize(width: 375, height: 667), idiom: .phone)
      let name = UIResponder.keyboardWillShowNotification
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [infos] note in
        infos.all.append(note.userInfo ?? [:])
      }
    }

    private func post(begin: CGRect, end: CGRect?, duration: Double?, isLocal: Bool = true) {
      Headless.postKeyboard(
        name: UIResponder.keyboardWillShowNotification, begin: begin, end: end, duration: duration,
        isLocal: isLocal)
    }

    // K5
    @Test func `the frames read as rectangles and as values`() throws {
      post(begin: below, end: shown, duration: 0.25)
      let info = try #require(infos.all.first)
      let value = info[UIResponder.keyboardFrameEndUserInfoKey]
      #expect(value as? CGRect == shown)
      #expect((value as? NSValue)?.cgRectValue == shown)
      #expect(info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect == below)
      #expect(value as? CGPoint == nil && value as? CGFloat == nil)
    }

    // K5
    @Test func `the numbers read as any kind of number`() throws {
      post(begin: below, end: shown, duration: 0.25)
      let info = try #require(infos.all.first)
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey]
      #expect(duration as? Double == 0.25 && duration as? CGFloat == 0.25)
      #expect((duration as? NSNumber)?.floatValue == 0.25)
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
      #expect(curve as? Int == 7 && curve as? UInt == 7 && (curve as? NSNumber)?.intValue == 7)
      #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    }

    @Test func `the old keys tell the size and the centers`() throws {
      post(begin: below, end: shown, duration: 0.25)
      let info = try #require(infos.all.first)
      #expect(info["UIKeyboardBoundsUserInfoKey"] as? CGRect == CGRect(x: 0, y: 0, width: 375, height: 216))
      #expect(info["UIKeyboardCenterBeginUserInfoKey"] as? CGPoint == CGPoint(x: 187.5, y: 775))
      #expect((info["UIKeyboardCenterEndUserInfoKey"] as? NSValue)?.cgPointValue == CGPoint(x: 187.5, y: 559))
    }

    // K6
    @Test func `what is left out is not there, and comes back the next time`() {
      post(begin: shown, end: nil, duration: nil)
      post(begin: shown, end: below, duration: 0, isLocal: false)
      #expect(infos.all.map(\.count) == [5, 8])
      #expect(infos.all[1][UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == below)
      #expect(infos.all[1][UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0)
      #expect(infos.all[1][UIResponder.keyboardIsLocalUserInfoKey] as? Bool == false)
    }

    @Test func `an earlier dictionary does not change with a later post`() {
      post(begin: below, end: shown, duration: 0.25)
      post(begin: shown, end: below, duration: 0.5)
      #expect(infos.all[0][UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == shown)
      #expect(infos.all[0][UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    }

    @Test func `a frame of no numbers is posted as it is`() throws {
      post(begin: below, end: CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 216), duration: 0.25)
      let end = infos.all.first?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      #expect(try #require(end).origin.y.isNaN)
    }
  }
}
