import PortableUIKit
import Testing

/// Writes down what was there at each stage of its appearance.
private final class Witness: UIViewController {
  struct Sight: Equatable {
    var stage: String
    var hasWindow: Bool
    var top: CGFloat
    var contentWidth: CGFloat
  }

  var sights: [Sight] = []
  let content = UIView()

  private func note(_ stage: String) {
    let view: UIView? = viewIfLoaded
    let top = view?.safeAreaInsets.top ?? -1
    sights.append(
      Sight(stage: stage, hasWindow: view?.window != nil, top: top, contentWidth: content.frame.width))
  }

  func sight(_ stage: String) -> Sight? { sights.first { $0.stage == stage } }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    content.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    content.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    content.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 10).isActive = true
    note("loaded")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("is appearing")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("laid out")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }
}

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct AppearanceTests {
    private let window = Device.makeWindow(width: 375, height: 812)
    private let witness = Witness()

    init() {
      Device.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), of: window)
    }

    @Test(.item("A3", source: "CAT"))
    func `a root has no window when it first will appear, and has one from then on`() throws {
      window.rootViewController = witness
      Device.wait(0.1)
      let before = try #require(witness.sight("will appear"))
      #expect(!before.hasWindow)
      #expect(before.top == 0)
      #expect(try #require(witness.sight("is appearing")).hasWindow)
      #expect(try #require(witness.sight("did appear")).hasWindow)
    }

    @Test(.item("A3", source: "CAT"))
    func `subviews have their frames once the view has been laid out`() throws {
      window.rootViewController = witness
      Device.wait(0.1)
      #expect(try #require(witness.sight("loaded")).contentWidth == 0)
      #expect(try #require(witness.sights.last { $0.stage == "laid out" }).contentWidth.isNear(375))
      #expect(try #require(witness.sight("did appear")).contentWidth.isNear(375))
    }

    @Test(.item("A3", source: "CAT"), .enabled(if: Device.canSetSafeArea))
    func `the safe area is there when a view is appearing`() throws {
      window.rootViewController = witness
      #expect(try #require(witness.sight("is appearing")).top.isNear(44))
      #expect(try #require(witness.sight("did appear")).top.isNear(44))
    }

    @Test(.item("V3", source: "CAT"))
    func `when the root appears again its window is there from the beginning`() throws {
      window.rootViewController = witness
      Device.wait(0.1)
      witness.sights = []
      window.isHidden = true
      Device.wait(0.1)
      window.isHidden = false
      Device.wait(0.1)
      #expect(try #require(witness.sight("will appear")).hasWindow)
    }

    // How many layouts there are on the way is not asserted: there may be none.
    @Test(.item("L4", source: "CAT"))
    func `a push without animation ends with the new controller in the window`() throws {
      let stack = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = stack
      Device.wait(0.1)
      stack.pushViewController(witness, animated: false)
      Device.wait(0.1)
      #expect(try #require(witness.sight("did appear")).hasWindow)
      #expect(stack.topViewController === witness)
    }
  }
}
