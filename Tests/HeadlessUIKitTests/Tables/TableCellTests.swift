import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  /// When cells come and go.
  @Suite(.serialized) @MainActor struct TableCellTests {
    private let window = makeWindow()
    private let host = TableHost(rows: 20)

    @Test func `only the layout pass asks for cells, and only for those in sight`() {
      let table = UITableView(0, 0, 400, 100, in: window)
      table.register(FieldCell.self, forCellReuseIdentifier: "field")
      (table.dataSource, table.delegate) = (host, host)
      _ = table.rectForRow(at: IndexPath(3))
      #expect(host.heard.isEmpty && table.visibleCells.isEmpty)
      window.layoutIfNeeded()
      #expect(host.heard == ["cell 0.0", "cell 0.1", "cell 0.2"])
      #expect(table.words == ["0", "1", "2"] && table.row(3) == nil)
      #expect(table.indexPathsForVisibleRows == [IndexPath(0), IndexPath(1), IndexPath(2)])
    }

    @Test func `cells that go out of sight are shown again for others`() throws {
      let table = host.makeTable(height: 88, in: window)
      let first = try #require(table.row(0) as? FieldCell)
      table.look(at: 44)
      #expect(table.words == ["1", "2"] && table.row(2) === first && first.reuses == 1)
      #expect(table.indexPath(for: first) == IndexPath(2))
      table.look(at: -44)
      #expect(table.words == ["0"] && table.row(0) === first)
    }

    @Test func `a cell keeps its row while that is in sight`() {
      let table = host.makeTable(in: window)
      let second = table.row(1)
      table.look(at: 30)
      #expect(table.row(1) === second && second?.frame.minY == 44)
      #expect(host.heard.filter { $0 == "cell 0.1" }.count == 1)
    }

    @Test func `the delegate hears of cells that come and go`() {
      final class Listener: NSObject, UITableViewDelegate {
        var heard: [String] = []
        func tableView(
          _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
          heard.append("shows \(indexPath.row)")
        }
        func tableView(
          _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
          heard.append("ends \(indexPath.row)")
        }
      }
      let table = host.makeTable(height: 44, in: window)
      let listener = Listener()
      table.delegate = listener
      table.look(at: 44)
      #expect(listener.heard == ["ends 0", "shows 1"])
    }

    @Test func `the cell with the focus stays while it is out of sight`() throws {
      let table = host.makeTable(height: 88, in: window)
      let cell = try #require(table.row(0) as? FieldCell)
      cell.field.becomeFirstResponder()
      table.look(at: 440)
      #expect(cell.field.isFirstResponder && cell.superview === table)
      #expect(table.row(0) == nil && !table.visibleCells.contains(cell) && cell.reuses == 0)
      table.look(at: 0)
      #expect(table.row(0) === cell && host.heard.filter { $0 == "cell 0.0" }.count == 1)
    }

    @Test func `a cell that was kept for its focus goes when it has lost that`() throws {
      let table = host.makeTable(height: 88, in: window)
      let cell = try #require(table.row(0) as? FieldCell)
      cell.field.becomeFirstResponder()
      table.look(at: 440)
      cell.field.resignFirstResponder()
      table.look(at: 450)
      #expect(cell.superview !== table || table.indexPath(for: cell) != IndexPath(0))
    }

    @Test func `loading anew takes the focus and asks for every cell in sight`() {
      let table = host.makeTable(height: 88, in: window)
      let field = table.field(1)
      field?.becomeFirstResponder()
      host.sections = [["new"]]
      host.heard = []
      table.reloadData()
      #expect(field?.isFirstResponder == false && table.contentSize.height == 44 && host.heard.isEmpty)
      window.layoutIfNeeded()
      #expect(host.heard == ["cell 0.0"] && table.words == ["new"])
    }

    @Test func `an identifier without a class gives no cell, or a plain one with a complaint`() {
      let table = host.makeTable(in: window)
      #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
      #expect(table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(0)).reuseIdentifier == "none")
      #expect(Headless.takeDiagnostics().count == 1)
    }

    @Test func `what is no cell cannot be registered as one`() {
      let table = UITableView()
      table.register(UILabel.self, forCellReuseIdentifier: "label")
      table.register(FieldCell.self, forHeaderFooterViewReuseIdentifier: "edge")
      #expect(Headless.takeDiagnostics().count == 2)
      #expect(table.dequeueReusableCell(withIdentifier: "label") == nil)
    }

    @Test func `a class is registered no more once nil is`() {
      let table = UITableView()
      table.register(FieldCell.self, forCellReuseIdentifier: "field")
      #expect(table.dequeueReusableCell(withIdentifier: "field") is FieldCell)
      table.register(nil, forCellReuseIdentifier: "field")
      #expect(table.dequeueReusableCell(withIdentifier: "field") == nil)
    }

    @Test func `headers are made of their class and shown again`() {
      final class Header: UITableViewHeaderFooterView {}
      final class Listener: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        }
      }
      let many = TableHost([["a"], ["b"], ["c"]])
      let table = many.makeTable(height: 50, in: window)
      table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      let listener = Listener()
      table.delegate = listener
      table.layoutIfNeeded()
      let first = table.headerView(forSection: 0)
      #expect(first is Header && first?.frame.height == 28)
      table.look(at: 80)
      table.look(at: 144)
      #expect(table.headerView(forSection: 2) === first)
    }

    @Test func `labels and the accessory share a cell`() {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 400, height: 44)
      cell.textLabel?.text = "name"
      cell.detailTextLabel?.text = "value"
      cell.accessoryView = UIView(0, 0, 51, 31)
      cell.layoutIfNeeded()
      #expect(cell.accessoryView?.frame == CGRect(x: 333, y: 6.5, width: 51, height: 31))
      #expect(cell.contentView.frame.width == 333)
      #expect(cell.textLabel?.frame.maxX == cell.detailTextLabel?.frame.minX)
      #expect(UITableViewCell().detailTextLabel == nil)
    }
  }
}
