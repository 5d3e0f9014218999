import Foundation
import HeadlessUIKit

/// A cell with a text field in it, made as apps make them.
final class FieldCell: UITableViewCell {
  let field = UITextField()
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.frame = CGRect(x: 100, y: 5, width: 200, height: 34)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A data source and delegate of rows that are words, and what it hears.
@MainActor final class TableHost: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var heights: [String: CGFloat] = [:]
  var heard: [String] = []
  var chooses: (IndexPath) -> IndexPath? = { $0 }
  var lets: (IndexPath) -> Bool = { _ in true }

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(rows: Int) {
    self.init([(0..<rows).map(String.init)])
  }

  /// A table of this, laid out.
  func makeTable(
    style: UITableView.Style = .plain, height: CGFloat = 200, in window: UIWindow
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: height), style: style)
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    (table.dataSource, table.delegate) = (self, self)
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    heard.append("cell \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[sections[indexPath.section][indexPath.row]] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    lets(indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    heard.append("will select \(indexPath.row)")
    return chooses(indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    heard.append("will deselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("did select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("did deselect \(indexPath.row)")
  }
}

extension UITableView {
  /// What the visible cells say, from top to bottom.
  var words: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }

  func row(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    cellForRow(at: IndexPath(row: row, section: section))
  }

  func field(_ row: Int, _ section: Int = 0) -> UITextField? { (self.row(row, section) as? FieldCell)?.field }

  /// Scrolls and lets the layout follow.
  func look(at y: CGFloat) {
    contentOffset.y = y
    layoutIfNeeded()
  }
}

extension IndexPath {
  init(_ row: Int, _ section: Int = 0) {
    self.init(row: row, section: section)
  }
}
