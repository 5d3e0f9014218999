import KeyboardScenarios
import PortableUIKit

// How the screen is built, before anything happens.
extension StageScene {
  func build() {
    for index in scenario.views.indices { add(makeView(index)) }
    for index in scenario.views.indices { attach(index) }
    for index in scenario.views.indices { dress(index) }
  }

  private func makeView(_ index: Int) -> UIView {
    if kinds[index] == .bar { return subject.bar(of: container) ?? kinds[index].makeView() }
    guard let controller = makeController(index) else { return kinds[index].makeView() }
    let parent = scenario.path(from: index).dropFirst().lazy.compactMap { self.controllers[$0] }.first
    add(controller, at: index)
    (parent ?? host).addChild(controller)
    return controller.view
  }

  private func makeController(_ index: Int) -> UIViewController? {
    switch scenario.views[index].controller {
    case .none: nil
    case .plain: UIViewController()
    case .subject: subject.makeScreen()
    }
  }

  /// Puts a view into its parent. The container follows when it appears.
  private func attach(_ index: Int) {
    guard kinds[index] != .bar else { return attachBar(index) }
    place(index)
    if index != containerIndex { superview(of: index)?.addSubview(views[index]) }
    // A bar has its size from the layout of the screen, later.
    if frames[index] == nil, let bar = scenario.bar, scenario.isView(index, in: bar) {
      views[index].autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    controllers[index]?.didMove(toParent: controllers[index]?.parent)
  }

  /// A screen's own bar comes in front; a plain one stands at the bottom of the screen.
  private func attachBar(_ index: Int) {
    let (bar, screen) = (views[index], container.view ?? UIView())
    guard bar.superview == nil else {
      bar.superview?.bringSubviewToFront(bar)
      return
    }
    bar.frame = CGRect(
      x: 0, y: screen.bounds.height - 44, width: screen.bounds.width, height: 44)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    screen.addSubview(bar)
  }

  func superview(of index: Int) -> UIView? {
    if let parent = scenario.views[index].parent { return views[parent] }
    switch scenario.views[index].place {
    case .window: return host.view
    case .detached: return nil
    case .otherWindow, .otherScene: return otherWindow(at: scenario.views[index].place)
    }
  }

  private func dress(_ index: Int) {
    let view = views[index]
    let transform = scenario.views[index].transform
    if transform != .identity { view.transform = CGAffineTransform(transform) }
    if scenario.views[index].isHidden { view.isHidden = true }
    if scenario.views[index].alpha != 1 { view.alpha = scenario.views[index].alpha }
    if scenario.views[index].clips { view.clipsToBounds = true }
    if scenario.views[index].typing != .text { dress(view, for: scenario.views[index].typing) }
    if scenario.views[index].accessory > 0 { dress(view, withAccessory: scenario.views[index].accessory) }
    guard kinds[index].scrolls, let scrollView = view as? UIScrollView else { return }
    let model = scenario.views[index]
    // Otherwise UIKit scrolls what is in a screen that moves in its safe area, and nobody could tell who did it.
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(model.contentSize ?? Size(view.bounds.width, view.bounds.height))
    if model.contentInset != .zero { scrollView.contentInset = UIEdgeInsets(model.contentInset) }
    if model.contentOffset != .zero { scrollView.contentOffset = CGPoint(model.contentOffset) }
    (view as? UITextView)?.headlessCaretRect = CGRect(model.caret)
  }

  private func dress(_ view: UIView, for typing: Scenario.View.Typing) {
    guard let field = view as? UITextField else { return }
    switch typing {
    case .text: break
    case .number: field.keyboardType = .numberPad
    case .secure: field.isSecureTextEntry = true
    }
  }

  private func dress(_ view: UIView, withAccessory height: Double) {
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    (view as? UITextField)?.inputAccessoryView = accessory
    (view as? UITextView)?.inputAccessoryView = accessory
  }
}
