import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  /// What rows and sections that come and go leave behind.
  @Suite(.serialized) @MainActor struct TableUpdateTests {
    private let window = makeWindow()
    private let host = TableHost([["a", "b", "c"], ["x", "y"]])
    private let table: UITableView

    init() {
      table = host.makeTable(height: 400, in: window)
      host.heard = []
    }

    @Test func `an inserted row pushes the others down, which keep their cells`() {
      let second = table.row(1)
      host.sections[0].insert("new", at: 1)
      table.insertRows(at: [IndexPath(1)], with: .automatic)
      #expect(table.numberOfRows(inSection: 0) == 4 && host.heard.isEmpty)
      #expect(table.row(2) === second && second?.frame.minY == 88)
      window.layoutIfNeeded()
      #expect(table.words == ["a", "new", "b", "c", "x", "y"] && host.heard == ["cell 0.1"])
    }

    @Test func `a deleted row goes, and the focus in it too`() {
      let field = table.field(0)
      field?.becomeFirstResponder()
      host.sections[0].removeFirst()
      table.deleteRows(at: [IndexPath(0)], with: .fade)
      window.layoutIfNeeded()
      #expect(field?.isFirstResponder == false && table.words == ["b", "c", "x", "y"])
      #expect(host.heard.isEmpty && Headless.takeDiagnostics().isEmpty)
    }

    @Test func `the focus moves along with its row`() {
      let field = table.field(2)
      field?.becomeFirstResponder()
      host.sections[0].remove(at: 0)
      host.sections[0].insert("new", at: 0)
      host.sections[0].insert("newer", at: 1)
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(0), IndexPath(1)], with: .none)
        table.deleteRows(at: [IndexPath(0)], with: .none)
      }
      window.layoutIfNeeded()
      #expect(field?.isFirstResponder == true && table.field(3) === field)
      #expect(table.words == ["new", "newer", "b", "c", "x", "y"])
    }

    @Test func `a row is shown anew with another cell, and no longer selected`() {
      let cell = table.row(1)
      table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
      host.sections[0][1] = "B"
      table.reloadRows(at: [IndexPath(1)], with: .none)
      #expect(cell?.superview == nil && table.indexPathForSelectedRow == nil)
      window.layoutIfNeeded()
      #expect(table.words == ["a", "B", "c", "x", "y"])
    }

    @Test func `sections come and go`() {
      let last = table.row(1, 1)
      host.sections = [["1"], ["x", "y"], ["2"]]
      table.beginUpdates()
      table.deleteSections([0], with: .none)
      table.insertSections([0, 2], with: .none)
      table.endUpdates()
      window.layoutIfNeeded()
      #expect(table.words == ["1", "x", "y", "2"] && table.row(1, 1) === last)
      host.sections[1] = ["z"]
      table.reloadSections([1], with: .none)
      window.layoutIfNeeded()
      #expect(table.words == ["1", "z", "2"] && Headless.takeDiagnostics().isEmpty)
    }

    @Test func `the selection moves along with its row`() {
      table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
      host.sections[0].insert("new", at: 0)
      table.insertRows(at: [IndexPath(0)], with: .none)
      #expect(table.indexPathForSelectedRow == IndexPath(2))
    }

    @Test func `a batch without changes asks for heights anew and keeps every cell`() {
      let cell = table.row(1)
      table.field(1)?.becomeFirstResponder()
      host.heights = ["a": 100]
      table.beginUpdates()
      table.endUpdates()
      #expect(table.row(1) === cell && cell?.frame.minY == 100 && table.field(1)?.isFirstResponder == true)
    }

    @Test func `nested batches are one`() {
      host.sections[0] = ["a", "n", "m", "b", "c"]
      table.beginUpdates()
      table.performBatchUpdates { table.insertRows(at: [IndexPath(1)], with: .none) }
      table.insertRows(at: [IndexPath(2)], with: .none)
      table.endUpdates()
      window.layoutIfNeeded()
      #expect(table.words == ["a", "n", "m", "b", "c", "x", "y"] && Headless.takeDiagnostics().isEmpty)
    }

    @Test func `loading anew in the middle of a batch forgets what it said`() {
      host.sections[0].append("d")
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(3)], with: .none)
        table.reloadData()
      }
      window.layoutIfNeeded()
      #expect(table.words == ["a", "b", "c", "d", "x", "y"] && Headless.takeDiagnostics().isEmpty)
    }

    @Test func `the completion comes when the animation would be over`() {
      var isFinished = false
      table.performBatchUpdates(nil) { isFinished = $0 }
      Headless.advance(by: 0.29)
      #expect(!isFinished)
      Headless.advance(by: 0.02)
      #expect(isFinished)
    }

    @Test func `a table that has not loaded loads instead`() {
      let fresh = UITableView(0, 0, 400, 400, in: window)
      fresh.register(FieldCell.self, forCellReuseIdentifier: "field")
      fresh.dataSource = host
      fresh.insertRows(at: [IndexPath(0)], with: .none)
      #expect(fresh.numberOfRows(inSection: 0) == 3 && Headless.takeDiagnostics().isEmpty)
    }

    @Test func `counts that do not fit are misuse, and the table shows what there is`() {
      host.sections[0].append("more")
      table.insertRows(at: [IndexPath(2), IndexPath(3)], with: .none)
      #expect(
        Headless.takeDiagnostics() == [
          "section 0 of a table had 3 rows, 2 were inserted and 0 deleted, and its data source says that it has 4"
        ])
      window.layoutIfNeeded()
      #expect(table.words == ["a", "b", "c", "more", "x", "y"])
    }

    @Test func `sections that do not fit are misuse`() {
      host.sections.append(["more"])
      table.deleteSections([0], with: .none)
      #expect(
        Headless.takeDiagnostics() == [
          "a table had 2 sections, 0 were inserted and 1 deleted, and its data source says that it has 3"
        ])
    }

    @Test func `rows and sections that are not there are misuse`() {
      table.deleteRows(at: [IndexPath(3)], with: .none)
      table.reloadRows(at: [IndexPath(0, 7)], with: .none)
      table.insertRows(at: [IndexPath(9)], with: .none)
      table.reloadSections([5], with: .none)
      table.insertSections([9], with: .none)
      table.endUpdates()
      #expect(
        Headless.takeDiagnostics() == [
          "row 3 of section 0 was deleted or reloaded, and was not there",
          "row 0 of section 7 was deleted or reloaded, and was not there",
          "row 9 of section 0 was inserted, and is not there",
          "section 5 was deleted or reloaded, and was not there",
          "section 9 was inserted, and is not there",
          "endUpdates was called without beginUpdates",
        ])
    }
  }
}
