import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  /// Where things lie in a table.
  @Suite(.serialized) @MainActor struct TableMeasureTests {
    private let window = makeWindow()

    @Test func `an index path has a section and a row`() {
      var path = IndexPath(row: 3, section: 1)
      #expect(path.row == 3 && path.item == 3 && path.section == 1 && path.count == 2)
      path.row += 1
      path.section = 0
      #expect(path == IndexPath(item: 4, section: 0))
    }

    @Test func `rows follow one another, each as high as it is asked to be`() {
      let host = TableHost([["a", "b"], ["c"]])
      host.heights = ["b": 60]
      let table = host.makeTable(in: window)
      #expect(table.rectForRow(at: IndexPath(0)) == CGRect(x: 0, y: 0, width: 400, height: 44))
      #expect(table.rectForRow(at: IndexPath(1)) == CGRect(x: 0, y: 44, width: 400, height: 60))
      #expect(table.rectForRow(at: IndexPath(0, 1)) == CGRect(x: 0, y: 104, width: 400, height: 44))
      #expect(table.contentSize == CGSize(width: 400, height: 148))
      #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    }

    @Test func `headers, footers and the table's own edges take their room`() {
      let host = TableHost([["a"], ["b"]])
      host.headers = [0: "first"]
      host.footers = [1: "last"]
      let table = host.makeTable(in: window)
      (table.sectionHeaderHeight, table.sectionFooterHeight) = (20, 10)
      table.tableHeaderView = UIView(0, 0, 10, 50)
      table.tableFooterView = UIView(0, 0, 10, 30)
      #expect(table.rectForHeader(inSection: 0).minY == 50)
      #expect(table.rectForRow(at: IndexPath(0)).minY == 70)
      #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 114, width: 400, height: 10))
      #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 124, width: 400, height: 74))
      #expect(table.contentSize.height == 228)
      table.layoutIfNeeded()
      #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 198, width: 400, height: 30))
    }

    @Test(arguments: [(UITableView.Style.plain, 0, 28), (.grouped, 17.5, 38)])
    func `automatic edges have room for a title where there is one`(
      style: UITableView.Style, without: CGFloat, with: CGFloat
    ) {
      let host = TableHost([["a"], ["b"]])
      host.headers = [1: "titled"]
      let table = host.makeTable(style: style, in: window)
      #expect(table.rectForHeader(inSection: 0).height == without)
      #expect(table.rectForHeader(inSection: 1).height == with)
    }

    @Test func `points and rectangles find their rows`() {
      let host = TableHost(rows: 5)
      let table = host.makeTable(in: window)
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 43.9)) == IndexPath(0))
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 44)) == IndexPath(1))
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 220)) == nil)
      #expect(table.indexPathForRow(at: CGPoint(x: 400, y: 44)) == nil)
      let rect = CGRect(x: 0, y: 43, width: 1, height: 2)
      #expect(table.indexPathsForRows(in: rect) == [IndexPath(0), IndexPath(1)])
      #expect(table.indexPathsForRows(in: .null) == nil)
    }

    @Test func `a height that is none is misuse`() {
      let host = TableHost([["a", "b"]])
      host.heights = ["a": -5, "b": .nan]
      let table = host.makeTable(in: window)
      #expect(table.contentSize.height == 0 && Headless.takeDiagnostics().count == 2)
    }

    @Test func `what is not there has no place`() {
      let host = TableHost(rows: 1)
      let table = host.makeTable(in: window)
      #expect(table.rectForRow(at: IndexPath(1)) == .zero && table.rect(forSection: 4) == .zero)
      #expect(table.numberOfRows(inSection: 4) == 0 && Headless.takeDiagnostics().count == 1)
    }

    @Test func `in a plain table the header of the section in sight stays in sight`() {
      let host = TableHost([["a", "b", "c"], ["d", "e", "f"]])
      host.headers = [0: "one", 1: "two"]
      let table = host.makeTable(height: 100, in: window)
      table.look(at: 60)
      #expect(table.headerView(forSection: 0)?.frame.minY == 60)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "one")
      table.look(at: 150)
      #expect(table.headerView(forSection: 0)?.frame.maxY == 160)
      table.look(at: 170)
      #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 1)?.frame.minY == 170)
    }

    @Test func `in a grouped table headers scroll away`() {
      let host = TableHost([["a", "b", "c", "d"]])
      host.headers = [0: "one"]
      let table = host.makeTable(style: .grouped, height: 100, in: window)
      #expect(table.headerView(forSection: 0)?.frame.minY == 0)
      table.look(at: 60)
      #expect(table.headerView(forSection: 0) == nil)
    }

    @Test func `a table that becomes wider widens its rows`() {
      let host = TableHost(rows: 1)
      let table = host.makeTable(in: window)
      table.frame.size.width = 300
      window.layoutIfNeeded()
      #expect(table.contentSize.width == 300 && table.row(0)?.frame.width == 300)
      #expect(table.row(0)?.contentView.frame.width == 300)
    }
  }
}
