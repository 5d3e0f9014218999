import PortableUIKit
import Testing

extension ConformanceTests {
  // Many rely on it, and no source says how far it goes: here, until the last row can be above the keyboard.
  @Suite(.serialized) @MainActor struct TableKeyboardTests {
    private let screen = KeyboardScreen(width: 320, height: 480)
    private let controller = FieldsController(style: .plain)

    init() {
      screen.window.rootViewController = controller
      screen.window.layoutIfNeeded()
    }

    private func field(_ row: Int) throws -> UITextField {
      let cell = controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))
      return try #require((cell as? FieldCell)?.field)
    }

    private func placeOnScreen(of view: UIView) -> CGRect {
      view.convert(view.bounds, to: screen.window.screen.coordinateSpace)
    }

    @Test(.item("A6", source: "several reports"))
    func `a table controller lifts its field above the keyboard, and restores its insets`() throws {
      let before = controller.tableView.contentInset
      let field = try field(8)
      field.becomeFirstResponder()
      screen.settle()
      let keyboard = try #require(screen.log.posts.last?.end)
      let covered = max(0, placeOnScreen(of: screen.window).maxY - keyboard.minY)
      #expect(controller.tableView.adjustedContentInset.bottom == covered)
      #expect(placeOnScreen(of: field).maxY <= keyboard.minY)
      field.resignFirstResponder()
      screen.settle()
      #expect(controller.tableView.contentInset == before)
    }

    @Test(.item("A6", source: "several reports"))
    func `a table controller leaves its insets to a keyboard for someone else`() {
      let search = UITextField(0, 0, 320, 40, in: screen.window)
      let before = controller.tableView.contentInset
      search.becomeFirstResponder()
      screen.settle()
      #expect(screen.log.announcements.contains("will show"))
      #expect(controller.tableView.contentInset == before)
      search.resignFirstResponder()
    }
  }
}

/// A controller of twenty rows with fields.
private final class FieldsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
  }
}

private final class FieldCell: UITableViewCell {
  let field = UITextField(100, 5, 200, 34)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
