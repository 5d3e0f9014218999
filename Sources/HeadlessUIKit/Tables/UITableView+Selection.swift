public import Foundation

extension UITableView {
  /// The row that was selected first of those that are.
  public final var indexPathForSelectedRow: IndexPath? { selection.first }

  /// Nil where nothing is selected.
  public final var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, or nothing for nil. The delegate hears only of what fingers select, as UIKit documents.
  ///
  /// - Parameter scrollPosition: `none` does not scroll.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      for other in selection where other != indexPath { deselectRow(at: other, animated: animated) }
    }
    guard let indexPath else { return }
    guard measureIfDue().contains(indexPath) else {
      return Headless.diagnose("\(indexPath.words) was selected, and is not there")
    }
    mark(indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// The delegate does not hear of it.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.contains(indexPath) else { return }
    selection.removeAll { $0 == indexPath }
    shownCell(at: indexPath)?.setSelected(false, animated: animated)
  }

  private final func mark(_ path: IndexPath, animated: Bool) {
    if !selection.contains(path) { selection.append(path) }
    shownCell(at: path)?.setSelected(true, animated: animated)
  }

  private final func shownCell(at path: IndexPath) -> UITableViewCell? {
    shown.first { $0.path == path }?.cell
  }

  /// Scrolls until a row is where it is wanted inside the insets, as far as the content allows.
  ///
  /// `NSNotFound` as the row means the section itself.
  public final func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let measure = measureIfDue()
    let isSection = indexPath.row == NSNotFound && measure.sections.indices.contains(indexPath.section)
    guard isSection || measure.contains(indexPath) else {
      return Headless.diagnose("a table was to scroll to \(indexPath.words), which is not there")
    }
    let rect = isSection ? rect(forSection: indexPath.section) : rectForRow(at: indexPath)
    let visible = storedBounds.inset(by: adjustedContentInset)
    let space = visible.size.height - rect.size.height
    var target = contentOffset
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: target.y += rect.minY - visible.minY
    case .middle: target.y += rect.minY - visible.minY - space / 2
    case .bottom: target.y += rect.minY - visible.minY - space
    }
    target.y = offsetLimits.limit(target).y
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}

// Fingers. Controls and text inputs in a cell keep their touches; what else is in it passes them up to here.

extension UITableView {
  final func press(_ touch: UITouch?) {
    guard let path = row(under: touch), delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
      return
    }
    pressed = path
    shownCell(at: path)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  /// A finger that lifts on the row where it came down selects it.
  final func release(_ touch: UITouch?) {
    guard let path = pressed else { return }
    endPress()
    if row(under: touch) == path { tapRow(at: path) }
  }

  final func endPress() {
    guard let path = pressed else { return }
    pressed = nil
    shownCell(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private final func row(under touch: UITouch?) -> IndexPath? {
    guard let touch, let view = touch.view else { return nil }
    return shown.first { item in
      item.path != nil && view.isDescendant(of: item.view)
        && item.view.point(inside: touch.location(in: item.view), with: nil)
    }?.path
  }

  private final func tapRow(at path: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selection.contains(path) { return tapAway(path) }
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path,
      measureIfDue().contains(chosen)
    else {
      return
    }
    if !allowsMultipleSelection {
      for other in selection where other != chosen { tapAway(other) }
    }
    mark(chosen, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private final func tapAway(_ path: IndexPath) {
    guard let chosen = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path,
      selection.contains(chosen)
    else {
      return
    }
    deselectRow(at: chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }
}

extension IndexPath {
  fileprivate var words: String {
    count == 2 ? "row \(row) of section \(section)" : "an index path of \(count) indices"
  }
}
