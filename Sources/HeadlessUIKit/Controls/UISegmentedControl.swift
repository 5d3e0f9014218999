public import Foundation

/// A row of equally wide segments, of which one can be selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private final var titles: [String] = []
  private final var tappedIndex: Int?

  /// Titles; a segment of anything else has none.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
    frame.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Setting it sends no events.
  open var selectedSegmentIndex = noSegment

  public final var numberOfSegments: Int { titles.count }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    invalidateIntrinsicContentSize()
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = max(0, min(segment, titles.count))
    titles.insert(title ?? "", at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    invalidateIntrinsicContentSize()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
    invalidateIntrinsicContentSize()
  }

  /// 32 high, and each segment as wide as the longest title in 13 points with 10 at both sides.
  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    let widest = titles.map { TextLayout($0, font: font).width(ofFirst: 1) }.max() ?? 0
    return CGSize(width: CGFloat(titles.count) * (widest + 20).roundedUpToPixel, height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func willSendTap(_ touch: UITouch) {
    let share = touch.location(in: self).x / max(1, bounds.width)
    let index = max(0, min(titles.count - 1, Int(share * CGFloat(titles.count))))
    tappedIndex = index == selectedSegmentIndex ? nil : index
    if !titles.isEmpty { selectedSegmentIndex = index }
  }

  /// A tap on the segment that is selected changes nothing.
  override var eventsOfTap: Event { tappedIndex == nil ? .touchUpInside : [.touchUpInside, .valueChanged] }
  override var claimsTaps: Bool { true }
}
