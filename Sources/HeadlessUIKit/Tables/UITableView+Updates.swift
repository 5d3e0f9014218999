public import Foundation

// What comes and goes is final at once; the animations are not shown. A batch ends as UIKit's does, by comparing what
// it said with what the data source now says.

extension UITableView {
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths }
  }

  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths }
  }

  /// Shows rows anew. A cell goes, and the focus in it with it; the row is not selected any more.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += indexPaths }
  }

  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Begins a batch; the changes up to the matching `endUpdates` are one.
  public final func beginUpdates() {
    if updateDepth == 0 { measureIfDue() }
    updateDepth += 1
  }

  /// Ends a batch. One without a change asks for the heights anew, and keeps every cell.
  public final func endUpdates() {
    guard updateDepth > 0 else { return Headless.diagnose("endUpdates was called without beginUpdates") }
    updateDepth -= 1
    if updateDepth == 0 { applyChanges() }
  }

  /// Runs `updates` as a batch; `completion` comes after the 0.3 seconds that UIKit animates rows.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    Headless.schedule(after: 0.3) { completion(true) }
  }

  /// Outside a batch, the data source has changed already: a table that never asked it has nothing to compare.
  private final func change(_ note: (inout TableChanges) -> Void) {
    guard updateDepth > 0 || measured != nil else { return reloadData() }
    beginUpdates()
    note(&pendingChanges)
    endUpdates()
  }

  private final func applyChanges() {
    let changes = pendingChanges
    pendingChanges = TableChanges()
    let old = measured?.rowCounts ?? []
    measured = nil
    let update = TableUpdate(changes, from: old, to: measureIfDue().rowCounts)
    if let fault = update.fault {
      Headless.diagnose(fault)
      return reloadData()
    }
    selection = selection.compactMap(update.place)
    pressed = pressed.flatMap(update.place)
    retire { update.place(of: $0.item) == nil }
    for index in shown.indices {
      shown[index].item = update.place(of: shown[index].item) ?? shown[index].item
    }
    placeItems()
    setNeedsLayout()
  }
}
