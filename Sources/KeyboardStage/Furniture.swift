import KeyboardScenarios
import PortableUIKit

/// What a play leaves for the next one of the same views: the window and the plain views, as new. A class, because it is
/// handed from play to play.
@MainActor
final class Furniture {
  let plan: StagePlan
  let device: Device
  let tree: HeadlessTree
  /// By the scenario's numbers; the window stands for the views that every play makes for itself.
  let views: [UIView]

  init(_ plan: StagePlan, _ device: Device, _ tree: HeadlessTree) {
    (self.plan, self.device, self.tree) = (plan, device, tree)
    views = tree.views.map { $0 ?? tree.window }
  }
}
