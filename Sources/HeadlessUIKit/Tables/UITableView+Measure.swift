public import Foundation

extension UITableView {
  public final var numberOfSections: Int { measureIfDue().sections.count }

  public final func numberOfRows(inSection section: Int) -> Int {
    let sections = measureIfDue().sections
    guard sections.indices.contains(section) else {
      Headless.diagnose(
        "a table with \(sections.count) sections was asked for the rows of section \(section)")
      return 0
    }
    return sections[section].rowCount
  }

  /// In the table's coordinates; zero for a section that is not there.
  public final func rect(forSection section: Int) -> CGRect {
    let sections = measureIfDue().sections
    guard sections.indices.contains(section) else { return .zero }
    return band(sections[section].top, sections[section].bottom - sections[section].top)
  }

  /// Where the header lies in the content, also while it stays in sight elsewhere.
  public final func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  public final func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

  /// In the table's coordinates; zero for a row that is not there.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }

  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < storedBounds.size.width else { return nil }
    let measure = measureIfDue()
    return measure.rows(between: point.y.nextDown, and: point.y.nextUp).first { path in
      measure.span(of: .row(path)).map { point.y >= $0.top && point.y < $0.top + $0.height } ?? false
    }
  }

  /// The rows that a rectangle touches; nil, as UIKit documents, where the rectangle is none.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard !rect.isNull, rect.isFinite else { return nil }
    return measureIfDue().rows(between: rect.minY, and: rect.maxY)
  }

  final func rect(of item: TableItem) -> CGRect {
    guard let span = measureIfDue().span(of: item) else { return .zero }
    return band(span.top, span.height)
  }

  private final func band(_ top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: storedBounds.size.width, height: height)
  }

  /// What depends on the counts and heights is due again, in the next layout pass or for whoever asks first.
  final func forgetMeasure() {
    measured = nil
    setNeedsLayout()
  }

  @discardableResult
  final func measureIfDue() -> TableMeasure {
    if let measured { return measured }
    let measure = measure()
    measured = measure
    showContentSize(of: measure)
    return measure
  }

  final func showContentSize(of measure: TableMeasure) {
    let end = measure.bottom + (tableFooterView?.storedBounds.size.height ?? 0)
    contentSize = CGSize(width: storedBounds.size.width, height: end)
  }

  private final func measure() -> TableMeasure {
    var measure = TableMeasure(top: tableHeaderView?.storedBounds.size.height ?? 0)
    guard let dataSource else { return measure }
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      let rows = (0..<count).map { height(ofRow: IndexPath(row: $0, section: section)) }
      measure.add(
        header: headerHeight(of: section, from: dataSource), rows: rows,
        footer: footerHeight(of: section, from: dataSource))
    }
    return measure
  }

  private final func height(ofRow path: IndexPath) -> CGFloat {
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return checked(asked, automatic: 44)
  }

  private final func headerHeight(of section: Int, from dataSource: any UITableViewDataSource) -> CGFloat {
    let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard asked == UITableView.automaticDimension else { return checked(asked, automatic: 0) }
    let isFilled =
      dataSource.tableView(self, titleForHeaderInSection: section) != nil
      || delegate?.tableView(self, viewForHeaderInSection: section) != nil
    return automaticEdgeHeight(isFilled: isFilled)
  }

  private final func footerHeight(of section: Int, from dataSource: any UITableViewDataSource) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard asked == UITableView.automaticDimension else { return checked(asked, automatic: 0) }
    let isFilled =
      dataSource.tableView(self, titleForFooterInSection: section) != nil
      || delegate?.tableView(self, viewForFooterInSection: section) != nil
    return automaticEdgeHeight(isFilled: isFilled)
  }

  /// Stand-ins: UIKit's heights depend on the fonts and the version. Groups lie 35 points apart, as they do on iOS.
  private final func automaticEdgeHeight(isFilled: Bool) -> CGFloat {
    if style == .plain { isFilled ? 28 : 0 } else { isFilled ? 38 : 17.5 }
  }

  private final func checked(_ height: CGFloat, automatic: CGFloat) -> CGFloat {
    if height == UITableView.automaticDimension { return automatic }
    if height.isFinite, height >= 0 { return height }
    Headless.diagnose("a table was given the height \(height)")
    return 0
  }
}
