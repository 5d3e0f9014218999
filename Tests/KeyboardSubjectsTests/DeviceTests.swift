import KeyboardStage
import KeyboardSubjects
import PortableUIKit
import Testing

// What scenarios cannot say, played on UIKit itself.
extension SubjectTests {
  /// The content would move down in the screen as the screen moves up, and up again and again.
  @Test(arguments: [(500.0, 587.0), (300, 387)])
  func `a lifted screen keeps the safe area that its content is held to`(top: Double, end: Double) {
    let device = Phone(ShippedSubjects.occlusionShiftRepaired)
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    device.view.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: device.view.safeAreaLayoutGuide.topAnchor, constant: top),
      field.leadingAnchor.constraint(equalTo: device.view.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 300), field.heightAnchor.constraint(equalToConstant: 40),
    ])
    device.settle()
    #expect(device.end(of: field) == end)
    field.becomeFirstResponder()
    device.post(UIResponder.keyboardWillShowNotification, top: 508)
    for _ in 0..<5 {
      device.view.setNeedsLayout()
      device.settle()
      #expect(device.end(of: field) == min(end, 508))
    }
    device.post(UIResponder.keyboardWillHideNotification, top: 844)
    #expect(device.end(of: field) == end)
    #expect(device.screen.additionalSafeAreaInsets == .zero)
  }

  @Test func `a lifted screen comes back though UIKit has aligned it to pixels`() {
    let device = Phone(ShippedSubjects.occlusionShiftRepaired)
    let field = UITextField(frame: CGRect(x: 0, y: 600, width: 300, height: 40))
    device.view.addSubview(field)
    field.becomeFirstResponder()
    device.post(UIResponder.keyboardWillShowNotification, top: 508.4)
    device.view.center.y = (device.view.center.y * 3).rounded() / 3
    device.post(UIResponder.keyboardWillHideNotification, top: 844)
    #expect(device.view.frame.minY == 0)
  }

  @Test func `a screen follows the focus with an animation`() {
    let device = Phone(ShippedSubjects.occlusionShiftRepaired)
    let fields = [500.0, 700].map { UITextField(frame: CGRect(x: 0, y: $0, width: 300, height: 40)) }
    fields.forEach(device.view.addSubview)
    fields[0].becomeFirstResponder()
    device.post(UIResponder.keyboardWillShowNotification, top: 508)
    _ = Headless.takeAnimations()
    fields[1].becomeFirstResponder()
    #expect(Headless.takeAnimations().map(\.duration) == [0.25])
    #expect(device.end(of: fields[1]) == 508)
  }

  /// UIKit may move a sheet after it has announced the keyboard.
  @Test(arguments: [ShippedSubjects.toolbarRepaired, ShippedSubjects.constraintBarInSafeArea])
  func `a bar stands on the keyboard also where its screen has been moved meanwhile`(
    subject: any KeyboardSubject
  ) throws {
    // Without a safe area, whose change would be a reason of its own to look again.
    let device = Phone(subject, safeArea: .zero)
    let bar = try #require(subject.bar(of: device.screen))
    device.post(UIResponder.keyboardWillShowNotification, top: 508)
    device.view.center.y -= 100
    device.settle()
    #expect(device.end(of: bar) == 408)
    device.post(UIResponder.keyboardDidShowNotification, top: 508)
    #expect(device.end(of: bar) == 508)
  }

  @Test func `what is due in the layout does not move with the keyboard`() throws {
    let subject = ShippedSubjects.constraintBarRepaired
    let device = Phone(subject)
    let header = Header(frame: .zero)
    header.autoresizingMask = [.flexibleWidth]
    device.view.addSubview(header)
    device.post(UIResponder.keyboardWillShowNotification, top: 508, settles: false)
    #expect(header.durations == [0])
  }
}

/// Notes how long the animations are in which it is laid out.
private final class Header: UIView {
  var durations: [Double] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    durations.append(UIView.inheritedAnimationDuration)
  }
}

/// A phone of 390 x 844 with a notch and a home indicator, and a subject's screen on it.
@MainActor private struct Phone {
  let window: UIWindow
  let screen: UIViewController

  var view: UIView { screen.view }

  init(
    _ subject: any KeyboardSubject,
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) {
    Headless.reset(screen: CGSize(width: 390, height: 844), idiom: .phone)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.headlessSafeAreaInsets = safeArea
    screen = subject.makeScreen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    settle()
  }

  func settle() {
    window.layoutIfNeeded()
    Headless.advance(by: 1)
    window.layoutIfNeeded()
  }

  func post(_ name: NSNotification.Name, top: Double, settles: Bool = true) {
    let end = CGRect(x: 0, y: top, width: 390, height: 844 - min(top, 508))
    Headless.postKeyboard(
      name: name, begin: nil, end: end, duration: 0.25, curve: 7, isLocal: true)
    if settles { settle() }
  }

  /// Where a view ends on the screen, to a thousandth.
  func end(of view: UIView) -> Double {
    (view.convert(view.bounds, to: UIScreen.main.coordinateSpace).maxY * 1000).rounded() / 1000
  }
}
