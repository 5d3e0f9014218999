import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  /// What taps select, what code does, and where tables scroll to.
  @Suite(.serialized) @MainActor struct TableSelectionTests {
    private let window = makeWindow()
    private let host = TableHost(rows: 20)
    private let table: UITableView

    init() {
      table = host.makeTable(in: window)
      host.heard = []
    }

    private func tap(_ row: Int) {
      Headless.tap(at: CGPoint(x: 20, y: CGFloat(row) * 44 + 10), in: window)
    }

    @Test func `a tap selects a row, and another one instead`() {
      tap(1)
      #expect(table.indexPathForSelectedRow == IndexPath(1) && table.row(1)?.isSelected == true)
      tap(2)
      #expect(table.row(1)?.isSelected == false && table.indexPathsForSelectedRows == [IndexPath(2)])
      #expect(
        host.heard == [
          "will select 1", "did select 1", "will select 2", "will deselect 1", "did deselect 1",
          "did select 2",
        ])
    }

    @Test func `a tap on the selected row selects it again`() {
      tap(1)
      tap(1)
      #expect(host.heard == ["will select 1", "did select 1", "will select 1", "did select 1"])
    }

    @Test func `with more than one selection a second tap takes it back`() {
      table.allowsMultipleSelection = true
      tap(1)
      tap(2)
      tap(1)
      #expect(table.indexPathsForSelectedRows == [IndexPath(2)])
      #expect(host.heard.suffix(2) == ["will deselect 1", "did deselect 1"])
    }

    @Test func `the delegate chooses another row, or none`() {
      host.chooses = { $0.row == 0 ? IndexPath(3) : nil }
      tap(0)
      tap(1)
      #expect(table.indexPathForSelectedRow == IndexPath(3))
      #expect(host.heard == ["will select 0", "did select 3", "will select 1"])
    }

    @Test func `a row that must not be pressed is not selected`() {
      host.lets = { $0.row != 1 }
      tap(1)
      #expect(host.heard.isEmpty)
    }

    @Test func `a table without selection selects nothing`() {
      table.allowsSelection = false
      tap(1)
      #expect(host.heard.isEmpty && table.indexPathsForSelectedRows == nil)
    }

    @Test func `a field in a cell keeps its tap`() {
      Headless.tap(at: CGPoint(x: 150, y: 20), in: window)
      #expect(table.field(0)?.isFirstResponder == true && host.heard.isEmpty)
    }

    @Test func `a cell is highlighted while a finger is on it`() {
      final class Pressed: UITableViewCell {
        var seen: [Bool] = []
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
          super.setHighlighted(highlighted, animated: animated)
          seen.append(highlighted)
        }
      }
      table.register(Pressed.self, forCellReuseIdentifier: "field")
      table.reloadData()
      window.layoutIfNeeded()
      // Cells of the old class wait in the queue; the ninth row needs a new one.
      table.frame.size.height = 600
      window.layoutIfNeeded()
      tap(8)
      #expect((table.row(8) as? Pressed)?.seen == [true, false])
    }

    @Test func `the delegate does not hear of what code selects`() {
      table.selectRow(at: IndexPath(2), animated: false, scrollPosition: .none)
      #expect(table.row(2)?.isSelected == true && table.contentOffset.y == 0)
      let second = table.row(2)
      table.selectRow(at: IndexPath(10), animated: false, scrollPosition: .top)
      #expect(second?.isSelected == false && table.contentOffset.y == 440)
      window.layoutIfNeeded()
      #expect(table.row(10)?.isSelected == true)
      table.deselectRow(at: IndexPath(10), animated: false)
      #expect(table.row(10)?.isSelected == false && !host.heard.contains { $0.contains("select") })
      table.selectRow(at: IndexPath(99), animated: false, scrollPosition: .none)
      #expect(Headless.takeDiagnostics() == ["row 99 of section 0 was selected, and is not there"])
    }

    @Test(arguments: [
      (UITableView.ScrollPosition.top, 10, 440), (.middle, 10, 362), (.bottom, 10, 284), (.none, 10, 284),
      (.none, 1, 0), (.top, 19, 680), (.bottom, 0, 0),
    ])
    func `a row comes to lie where it is wanted, as far as there is content`(
      position: UITableView.ScrollPosition, row: Int, offset: CGFloat
    ) {
      table.scrollToRow(at: IndexPath(row), at: position, animated: false)
      #expect(table.contentOffset.y == offset)
    }

    @Test func `the insets cover rows`() {
      table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 60, right: 0)
      table.scrollToRow(at: IndexPath(10), at: .bottom, animated: false)
      #expect(table.contentOffset.y == 344)
      table.scrollToRow(at: IndexPath(10), at: .top, animated: true)
      Headless.advance(by: 1)
      #expect(table.contentOffset.y == 420)
    }

    @Test func `a table scrolls to a section without rows, and to nothing that is not there`() {
      host.sections.append([])
      host.headers = [1: "empty"]
      table.reloadData()
      table.scrollToRow(at: IndexPath(NSNotFound, 1), at: .bottom, animated: false)
      #expect(table.contentOffset.y == 708)
      table.scrollToRow(at: IndexPath(40), at: .top, animated: false)
      #expect(Headless.takeDiagnostics().count == 1 && table.contentOffset.y == 708)
    }
  }
}
