import Foundation
import HeadlessUIKit
import Testing

/// A controller of twenty rows with fields.
final class FieldsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
  }
}

extension ScreenTests {
  /// What a table's controller does besides what the conformance tests say of it.
  @Suite(.serialized) @MainActor struct UITableViewControllerTests {
    private let window = makeWindow()
    private let controller = FieldsController(style: .grouped)
    private var table: UITableView { controller.tableView }

    init() {
      window.rootViewController = controller
      window.layoutIfNeeded()
    }

    private func show(top: CGFloat) {
      Headless.postKeyboard(
        name: UIResponder.keyboardWillShowNotification, begin: nil,
        end: CGRect(x: 0, y: top, width: 400, height: 800 - top), duration: 0.25)
    }

    private func hide() {
      Headless.postKeyboard(
        name: UIResponder.keyboardWillHideNotification, begin: nil,
        end: CGRect(x: 0, y: 800, width: 400, height: 300), duration: 0.25)
    }

    @Test func `the view is a table, of which the controller is data source and delegate`() {
      #expect(controller.view === table && table.style == .grouped && table.frame == window.bounds)
      #expect(table.dataSource === controller && table.delegate === controller)
      #expect(table.visibleCells.count == 18)
    }

    @Test func `a keyboard of another height is another inset`() {
      table.field(3)?.becomeFirstResponder()
      show(top: 500)
      show(top: 450)
      #expect(table.contentInset.bottom == 350)
      #expect(Headless.takeAnimations().map(\.duration) == [0.25, 0.25])
    }

    @Test func `what others did to the insets stays`() {
      table.contentInset.bottom = 20
      table.field(3)?.becomeFirstResponder()
      show(top: 500)
      table.contentInset.bottom += 5
      hide()
      #expect(table.contentInset.bottom == 25 && table.verticalScrollIndicatorInsets.bottom == 0)
    }

    @Test func `the safe area is not counted twice`() {
      window.headlessSafeAreaInsets.bottom = 34
      window.layoutIfNeeded()
      table.field(3)?.becomeFirstResponder()
      show(top: 500)
      #expect(table.contentInset.bottom == 266 && table.adjustedContentInset.bottom == 300)
    }

    @Test func `a focus that finds the keyboard up is cared for too`() {
      show(top: 500)
      #expect(table.contentInset.bottom == 0)
      table.field(14)?.becomeFirstResponder()
      #expect(table.contentInset.bottom == 300)
      let rect = table.convert(table.field(14)?.bounds ?? .null, from: table.field(14))
      #expect(rect.maxY - table.contentOffset.y == 500)
    }

    @Test func `a field that is tapped ends above the keyboard that it brings up, and the insets go with it`()
    {
      Headless.keyboard = SimulatedKeyboard(KeyboardProfile(.iOS16))
      let field = table.field(15)
      let place = table.convert(field?.center ?? .zero, from: field?.superview)
      Headless.tap(at: table.convert(place, to: nil), in: window)
      #expect(field?.isFirstResponder == true && table.contentInset.bottom == 216)
      #expect(field?.convert(field?.bounds ?? .null, to: nil).maxY == 584)
      field?.resignFirstResponder()
      #expect(table.contentInset.bottom == 0)
    }

    @Test func `a keyboard beside the table does not matter to it`() {
      table.frame.size.height = 400
      table.field(3)?.becomeFirstResponder()
      show(top: 500)
      #expect(table.contentInset.bottom == 0)
    }

    @Test func `a controller that has gone does not listen`() {
      let table = controller.tableView
      table?.field(3)?.becomeFirstResponder()
      show(top: 500)
      window.rootViewController = UIViewController()
      #expect(table?.contentInset.bottom == 0)
      show(top: 400)
      #expect(table?.contentInset.bottom == 0)
    }

    @Test func `nothing is selected any more when the table comes back`() {
      table.selectRow(at: IndexPath(2), animated: false, scrollPosition: .none)
      window.isHidden = true
      window.isHidden = false
      #expect(table.indexPathForSelectedRow == nil)
      controller.clearsSelectionOnViewWillAppear = false
      table.selectRow(at: IndexPath(2), animated: false, scrollPosition: .none)
      window.isHidden = true
      window.isHidden = false
      #expect(table.indexPathForSelectedRow == IndexPath(2))
    }

    @Test func `a controller that makes no cells is misuse`() {
      final class Empty: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      }
      window.rootViewController = Empty()
      window.layoutIfNeeded()
      #expect(Headless.takeDiagnostics() == ["a table controller has rows and makes no cells"])
    }
  }
}
