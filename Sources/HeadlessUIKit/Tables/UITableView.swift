public import Foundation

/// A list of rows in sections, with a view for every row in sight.
///
/// Every height is asked for, and none estimated. Rows are not edited or moved by fingers. Cells are made in the
/// layout pass, and what code changes is final at once.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public final let style: Style

  /// Nil until the table has asked for what is in it.
  final var measured: TableMeasure?
  /// The views that are shown, and cells kept out of sight because the focus is in them.
  final var shown: [ShownItem] = []
  final var reuse = ReuseQueues()
  final var pendingChanges = TableChanges()
  final var updateDepth = 0
  final var selection: [IndexPath] = []
  final var pressed: IndexPath?

  private final weak var tableDelegate: (any UITableViewDelegate)?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// Also the scroll view's delegate.
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      tableDelegate = newValue
      scrollDelegate = newValue
      forgetMeasure()
    }
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetMeasure() } }
  }

  /// The height of rows for which the delegate gives none. An automatic one is 44 points: cells are not measured.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetMeasure() } }
  }

  /// The height of headers for which the delegate gives none; automatic ones have room for a line of text where
  /// there is a title or a view.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetMeasure() } }
  }

  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetMeasure() } }
  }

  /// Only stored: every height is asked for.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Only stored: every height is asked for.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Only stored: every height is asked for.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  /// A view above the first section, as wide as the table and as high as it was when it was put here.
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
  }

  /// A view below the last section, as wide as the table and as high as it was when it was put here.
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableFooterView) }
  }

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// Whether taps select rows.
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  /// Asks for everything anew: at once how many rows there are and how high, in the next layout pass for cells.
  ///
  /// Cells go, and the focus in them with them; nothing stays selected, and a batch forgets what it said so far.
  open func reloadData() {
    retire { _ in true }
    selection.removeAll()
    pressed = nil
    pendingChanges = TableChanges()
    measured = nil
    measureIfDue()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  override func boundsSizeDidChange() {
    if let measured { showContentSize(of: measured) }
    super.boundsSizeDidChange()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(touches.first)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    release(touches.first)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endPress()
  }
}

/// A view in a table, and what it is for.
struct ShownItem {
  var item: TableItem
  let view: UIView

  var path: IndexPath? {
    if case .row(let path) = item { path } else { nil }
  }

  var cell: UITableViewCell? { view as? UITableViewCell }
}
