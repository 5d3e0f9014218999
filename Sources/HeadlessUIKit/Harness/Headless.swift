public import Foundation

/// The harness's door: everything about the device and its time that no app decides for itself.
@preconcurrency @MainActor
public enum Headless {
  /// Grows whenever geometry, hierarchy, visibility, an offset or a caret changes anywhere: while it stands still,
  /// nothing has moved.
  @exclusivity(unchecked) public internal(set) static var geometryGeneration = 0

  /// Grows with every change that an animation could show.
  @exclusivity(unchecked) static var animatableChanges = 0

  @exclusivity(unchecked) static var clock = VirtualClock()
  @exclusivity(unchecked) private static var diagnostics: [String] = []

  /// Grows with every reset: what was under way before belongs to another device.
  @exclusivity(unchecked) static var epoch = 0

  /// Makes a fresh device: one scene, no window, pending work, first responder, key window, record or diagnostic, the clock at
  /// zero, and no observer that was added since the last reset. Observers from before the first reset stay.
  ///
  /// Windows that someone still holds are in no scene any more; putting one into a scene uses it again.
  public static func reset(screen: CGSize, idiom: UIUserInterfaceIdiom) {
    UIApplication.shared.reset()
    NotificationHub.reset()
    AnimationContext.reset()
    GestureArena.reset()
    TapCounter.reset()
    clock = VirtualClock()
    epoch &+= 1
    forgetAnimations()
    #if !canImport(ObjectiveC)
      DelayedCall.reset()
      AssociatedObjects.reset()
    #endif
    diagnostics.removeAll()
    rules = UIKitRules()
    keyboard = nil
    keyboardWitness = nil
    editingWitness = nil
    isKeyboardSilent = false
    keyboardPlace = .hidden
    UIDevice.current.userInterfaceIdiom = idiom
    resizeScreen(to: screen)
  }

  /// Turns or replaces the screen; windows are the harness's to resize.
  public static func resizeScreen(to size: CGSize) {
    UIScreen.main.bounds = CGRect(origin: .zero, size: size)
    geometryGeneration &+= 1
  }

  /// What code did that UIKit would have raised an exception for, in order, since the last time it was taken.
  public static func takeDiagnostics() -> [String] {
    defer { diagnostics.removeAll() }
    return diagnostics
  }

  static func diagnose(_ message: String) {
    diagnostics.append(message)
  }

  static func animatableStateDidChange() {
    geometryGeneration &+= 1
    animatableChanges &+= 1
  }

  static func hierarchyDidChange() {
    geometryGeneration &+= 1
  }
}
