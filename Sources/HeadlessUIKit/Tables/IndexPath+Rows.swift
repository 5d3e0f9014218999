public import Foundation

/// A table's places: a section, and a row or item in it.
extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The first index; there must be one.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index; there must be one.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The same as the row.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
