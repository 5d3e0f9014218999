public import Foundation

/// A bar around a search field. The focus is the field's; the bar answers for it.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  public final let searchTextField = UISearchTextField()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(searchTextField)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = storedBounds
  }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var canResignFirstResponder: Bool { searchTextField.canResignFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}

/// The field inside a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}
