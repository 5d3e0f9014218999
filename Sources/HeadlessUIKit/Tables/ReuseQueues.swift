/// Views that wait to be shown again, and the classes that new ones are made of, by their identifiers.
@MainActor
struct ReuseQueues {
  private var cells: [String: [UITableViewCell]] = [:]
  private var edges: [String: [UITableViewHeaderFooterView]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var edgeClasses: [String: UITableViewHeaderFooterView.Type] = [:]

  /// What has no identifier is not shown again.
  mutating func add(_ view: UIView) {
    if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
      cells[identifier, default: []].append(cell)
    } else if let edge = view as? UITableViewHeaderFooterView, let identifier = edge.reuseIdentifier {
      edges[identifier, default: []].append(edge)
    }
  }

  /// A cell that waits, or a new one of the class that was registered.
  mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.init(headlessReuseIdentifier: identifier)
  }

  mutating func takeEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let edge = edges[identifier]?.popLast() {
      edge.prepareForReuse()
      return edge
    }
    return edgeClasses[identifier]?.init(headlessReuseIdentifier: identifier)
  }
}
