import KeyboardScenarios
import PortableUIKit

// Where views stand by their owners' layout code.
extension StageScene {
  /// Writes bounds and centre, as an owner's layout code does; the bounds' origin and the transform stay.
  func place(_ index: Int) {
    let frame = frames[index] ?? Rect(0, 0, sizeOfParent(index).width, sizeOfParent(index).height)
    let view = views[index]
    view.bounds = CGRect(origin: view.bounds.origin, size: CGSize(frame.size))
    view.center = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }

  private func sizeOfParent(_ index: Int) -> Size {
    let bounds: CGRect
    if let parent = plan.models[index].parent {
      bounds = views[parent].bounds
    } else if plan.models[index].place == .window {
      bounds = host.view.bounds
    } else {
      bounds = window.bounds
    }
    return Size(Double(bounds.width), Double(bounds.height))
  }

  func placeWhatFills() {
    isPlacementDue = false
    for index in scenario.views.indices where frames[index] == nil && index != plan.bar { place(index) }
  }

  func placeAll(in view: Int) {
    place(view)
    placeWhatFills(view)
  }

  /// Places what fills its parent, at any depth in `view`.
  private func placeWhatFills(_ view: Int) {
    for index in scenario.views.indices where index != view && frames[index] == nil && index != plan.bar {
      if scenario.isView(index, in: view) { place(index) }
    }
  }
}
