import Foundation

/// What keeps the field with the focus in a table above the keyboard, for a table's own controller (A6).
///
/// Only while the focus is inside the table does the keyboard's overlap become an inset. What is added is taken away
/// again when the keyboard goes, and what others do to the insets meanwhile stays.
@MainActor
final class TableKeyboardAvoidance {
  private weak var table: UITableView?
  private var observers: [any NSObjectProtocol] = []
  private var added: CGFloat = 0

  init(of table: UITableView) {
    self.table = table
    observe(UIResponder.keyboardWillShowNotification) { $0.avoid($1.frame, with: $1) }
    observe(UIResponder.keyboardWillHideNotification) { $0.avoid(nil, with: $1) }
    // No notification comes with a focus that finds the keyboard up already (K3).
    for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
      observe(name) { avoidance, _ in avoidance.focusDidArrive() }
    }
  }

  func stop() {
    observers.forEach(NotificationCenter.default.removeObserver)
    observers.removeAll()
    setInset(0)
  }

  private func observe(
    _ name: NSNotification.Name,
    _ handle: @escaping @MainActor (TableKeyboardAvoidance, KeyboardChange) -> Void
  ) {
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] in
      let change = KeyboardChange($0)
      MainActor.assumeIsolated {
        if let self { handle(self, change) }
      }
    }
    observers.append(observer)
  }

  private func focusDidArrive() {
    let place = Headless.keyboardPlace
    guard added == 0, place.isDocked, !place.frame.isEmpty, table?.firstResponderInside != nil else { return }
    setInset(overlap(of: place.frame))
  }

  /// In an animation like the keyboard's own.
  private func avoid(_ frame: CGRect?, with change: KeyboardChange) {
    let isConcerned = table?.firstResponderInside != nil
    let inset = isConcerned ? frame.map(overlap) ?? 0 : 0
    guard inset != added || inset > 0 else { return }
    UIView.animate(
      withDuration: change.duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(change.curve) << 16)
    ) {
      self.setInset(inset)
      if inset > 0 { self.showFocus() }
    }
  }

  /// How much of the table a keyboard covers, beyond what the safe area keeps clear already.
  private func overlap(of frame: CGRect) -> CGFloat {
    guard let table, let window = table.storedWindow else { return 0 }
    let place = table.convert(table.storedBounds, to: window.screen.coordinateSpace)
    guard frame.isFinite, frame.intersects(place) else { return 0 }
    return max(0, place.maxY - frame.minY - table.systemInsets.bottom)
  }

  private func setInset(_ inset: CGFloat) {
    guard let table, inset != added else { return }
    let change = inset - added
    added = inset
    table.verticalScrollIndicatorInsets.bottom += change
    table.contentInset.bottom += change
  }

  private func showFocus() {
    guard let table, let holder = table.firstResponderInside?.responderView,
      holder.isDescendant(of: table)
    else { return }
    if let text = holder as? UITextView { text.showCaret() }
    table.scrollRectToVisible(holder.convert(holder.storedBounds, to: table), animated: false)
  }
}

/// What a keyboard notification says, read on the thread that posts it.
private struct KeyboardChange: Sendable {
  let frame: CGRect?
  let duration: Double
  let curve: Int

  init(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
    curve = max(0, (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0)
  }
}
