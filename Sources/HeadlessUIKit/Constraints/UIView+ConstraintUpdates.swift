extension UIView {
  public final func needsUpdateConstraints() -> Bool { layoutRecord?.needsUpdate ?? false }

  /// Calls `updateConstraints` where it is due, in this view and below; subviews first.
  final func updateDueConstraints() {
    guard LayoutRecord.updatesDue > 0 else { return }
    for child in storedSubviews {
      child.updateDueConstraints()
    }
    guard let record = layoutRecord, record.needsUpdate else { return }
    record.needsUpdate = false
    if let storedController { storedController.updateViewConstraints() } else { updateConstraints() }
  }
}
