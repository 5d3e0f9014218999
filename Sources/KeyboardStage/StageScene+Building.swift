import KeyboardScenarios
import PortableUIKit

// How the screen is built, before anything happens.
extension StageScene {
  func build() {
    for index in plan.models.indices { views.append(makeView(index)) }
    for index in plan.models.indices {
      if index != plan.bar { place(index) }
      attach(index)
    }
    for index in plan.dressed { dress(index) }
  }

  /// Builds what is not there yet. What is lies where it did, in what stays or was to be made anew.
  func build(on furniture: Furniture) {
    views = furniture.views
    for index in plan.unfinished where !plan.isKept[index] { views[index] = makeView(index) }
    for index in plan.unfinished {
      if index != plan.bar { place(index) }
      if !plan.isKept[index] || plan.models[index].parent == plan.container { attach(index) }
    }
    for index in plan.dressed { dress(index) }
  }

  private func makeView(_ index: Int) -> UIView {
    let kind = plan.models[index].kind
    if kind == .bar { return subject.bar(of: container) ?? kind.makeView() }
    guard let controller = makeController(index) else { return kind.makeView() }
    var above = plan.models[index].parent
    while let view = above, controllers[view] == nil { above = plan.models[view].parent }
    controllers[index] = controller
    (above.flatMap { controllers[$0] } ?? host).addChild(controller)
    return controller.view
  }

  private func makeController(_ index: Int) -> UIViewController? {
    switch plan.models[index].controller {
    case .none: nil
    case .plain: UIViewController()
    case .subject: subject.makeScreen()
    }
  }

  /// Puts a view into its parent: the container follows when it appears, and a bar has its own place.
  private func attach(_ index: Int) {
    guard index != plan.bar else { return attachBar(index) }
    if index != plan.container {
      let above = superview(of: index)
      // What stays may hold those that come in front; what is made anew has at most views of its own, behind.
      above?.insertSubview(views[index], at: plan.rank[index] ?? above?.subviews.count ?? 0)
    }
    // A bar has its size from the layout of the screen, later.
    if let bar = plan.bar, frames[index] == nil, scenario.isView(index, in: bar) {
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
    if let parent = plan.models[index].parent { return views[parent] }
    switch plan.models[index].place {
    case .window: return host.view
    case .detached: return nil
    case .otherWindow, .otherScene: return otherWindow(at: plan.models[index].place)
    }
  }

  private func dress(_ index: Int) {
    let view = views[index]
    let transform = plan.models[index].transform
    if transform != .identity { view.transform = CGAffineTransform(transform) }
    if plan.models[index].isHidden { view.isHidden = true }
    if plan.models[index].alpha != 1 { view.alpha = plan.models[index].alpha }
    if plan.models[index].clips { view.clipsToBounds = true }
    if plan.models[index].typing != .text { dress(view, for: plan.models[index].typing) }
    if plan.models[index].accessory > 0 { dress(view, withAccessory: plan.models[index].accessory) }
    guard plan.models[index].kind.scrolls, let scrollView = view as? UIScrollView else { return }
    let model = plan.models[index]
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
