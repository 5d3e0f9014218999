import Foundation

/// What code says that has happened to the rows and sections of a table.
///
/// Deleted and reloaded places are those before all changes, inserted ones those after, as UIKit has it in a batch.
struct TableChanges {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
}

/// Where everything is after changes, or what is wrong with them.
struct TableUpdate {
  private let changes: TableChanges
  private let old: [Int]
  private let new: [Int]
  /// The old section of each new one; nil for a new or reloaded one.
  private let origins: [Int?]

  /// - Parameters:
  ///   - old: how many rows each section had.
  ///   - new: how many rows the data source says that each section has.
  init(_ changes: TableChanges, from old: [Int], to new: [Int]) {
    (self.changes, self.old, self.new) = (changes, old, new)
    let kept = old.indices.filter { !changes.deletedSections.contains($0) }
    var origins: [Int?] = kept.map { changes.reloadedSections.contains($0) ? nil : $0 }
    for section in changes.insertedSections where section <= origins.count {
      origins.insert(nil, at: section)
    }
    self.origins = origins
  }

  /// One sentence on what UIKit would raise an exception for; nil when the changes fit the counts.
  var fault: String? {
    if let fault = placeFault { return fault }
    let expected = old.count - changes.deletedSections.count + changes.insertedSections.count
    guard new.count == expected else {
      return "a table had \(old.count) sections, \(changes.insertedSections.count) were inserted and "
        + "\(changes.deletedSections.count) deleted, and its data source says that it has \(new.count)"
    }
    for (section, origin) in origins.enumerated() {
      if let origin, let fault = countFault(of: section, from: origin) { return fault }
    }
    return nil
  }

  private var placeFault: String? {
    for path in changes.deletedRows + changes.reloadedRows
    where !old.indices.contains(path.section) || !(0..<old[path.section]).contains(path.row) {
      return "row \(path.row) of section \(path.section) was deleted or reloaded, and was not there"
    }
    for path in changes.insertedRows
    where !new.indices.contains(path.section) || !(0..<new[path.section]).contains(path.row) {
      return "row \(path.row) of section \(path.section) was inserted, and is not there"
    }
    let gone = changes.deletedSections.union(changes.reloadedSections)
    if let section = gone.first(where: { !old.indices.contains($0) }) {
      return "section \(section) was deleted or reloaded, and was not there"
    }
    if let section = changes.insertedSections.first(where: { !new.indices.contains($0) }) {
      return "section \(section) was inserted, and is not there"
    }
    return nil
  }

  private func countFault(of section: Int, from origin: Int) -> String? {
    let deleted = Set(changes.deletedRows).count { $0.section == origin }
    let inserted = Set(changes.insertedRows).count { $0.section == section }
    guard new[section] != old[origin] + inserted - deleted else { return nil }
    return
      "section \(origin) of a table had \(old[origin]) rows, \(inserted) were inserted and \(deleted) deleted, "
      + "and its data source says that it has \(new[section])"
  }

  /// Where a section or row has gone; nil where it is no more, or is to be shown anew.
  func place(of item: TableItem) -> TableItem? {
    switch item {
    case .header(let section): origins.firstIndex(of: section).map(TableItem.header)
    case .footer(let section): origins.firstIndex(of: section).map(TableItem.footer)
    case .row(let path): place(of: path).map(TableItem.row)
    }
  }

  func place(of path: IndexPath) -> IndexPath? {
    guard let section = origins.firstIndex(of: path.section) else { return nil }
    guard !changes.deletedRows.contains(path), !changes.reloadedRows.contains(path) else { return nil }
    let before = Set(changes.deletedRows).count { $0.section == path.section && $0.row < path.row }
    var row = path.row - before
    // Each inserted row pushes those at its place and below; in order, so that its place is final.
    for inserted in Set(changes.insertedRows).sorted()
    where inserted.section == section && inserted.row <= row {
      row += 1
    }
    return IndexPath(row: row, section: section)
  }
}
