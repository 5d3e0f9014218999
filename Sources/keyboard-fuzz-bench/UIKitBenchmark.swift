import PortableUIKit

/// What the basic operations of the headless UIKit cost: nanoseconds, medians of nine rounds.
@MainActor
enum UIKitBenchmark {
  private static let rounds = 9

  static func run() {
    Headless.reset(screen: CGSize(width: 375, height: 667), idiom: .phone)
    let (window, leaf) = makeTree()
    var sink: CGFloat = 0
    measure("allocate and free a view", times: 200_000) {
      sink += UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).bounds.width
    }
    measure("get a frame", times: 1_000_000) { sink += leaf.frame.origin.x }
    measure("set a frame, and back", times: 200_000) {
      leaf.frame.origin.y += 1
      leaf.frame.origin.y -= 1
    }
    measure("convert to the window from depth 5", times: 500_000) {
      sink += leaf.convert(leaf.bounds, to: nil).origin.y
    }
    var heard = 0
    let name = NSNotification.Name("benchmark")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { heard += 1 }
    }
    measure("post to one observer", times: 100_000) {
      NotificationCenter.default.post(name: name, object: nil)
    }
    Headless.reachesFoundationObservers = false
    measure("the same, past Foundation", times: 100_000) {
      NotificationCenter.default.post(name: name, object: nil)
    }
    Headless.reachesFoundationObservers = true
    NotificationCenter.default.removeObserver(token)
    precondition(sink.isFinite && heard == 200_000 * rounds && window.subviews.count == 1)
  }

  /// A window with a view five levels down.
  private static func makeTree() -> (UIWindow, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.isHidden = false
    var view: UIView = window
    for depth in 1...5 {
      let child = UIView(frame: CGRect(x: depth, y: depth, width: 100, height: 100))
      view.addSubview(child)
      view = child
    }
    return (window, view)
  }

  private static func measure(_ what: String, times: Int, _ body: () -> Void) {
    let nanoseconds = (0..<rounds).map { _ in
      ContinuousClock().measure { for _ in 0..<times { body() } }.seconds * 1e9 / Double(times)
    }
    let median = nanoseconds.sorted()[rounds / 2]
    print(what + String(repeating: " ", count: max(1, 36 - what.count)) + "\(Int(median.rounded())) ns")
  }
}
