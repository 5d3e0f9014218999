import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct UISearchBarTests {
    @MainActor private final class Owner: NSObject, UISearchBarDelegate {
      var lines: [String] = []
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        lines.append("should begin")
        return true
      }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        lines.append("cancel")
        searchBar.resignFirstResponder()
      }
    }

    private let window = makeWindow()
    private let owner = Owner()
    private let bar = UISearchBar(0, 0, 300, 56)

    init() {
      window.addSubview(bar)
      window.layoutIfNeeded()
      bar.delegate = owner
    }

    @Test func `a bar passes on what its field asks and tells`() {
      Headless.tap(at: CGPoint(x: 100, y: 20), in: window)
      Headless.type("a\n")
      bar.text = "set"
      Headless.pressCancel(of: bar)
      bar.showsCancelButton = true
      Headless.pressCancel(of: bar)
      #expect(owner.lines == ["should begin", "begin", "a", "search", "cancel", "end"])
      #expect(bar.text == "set" && !bar.isFirstResponder)
    }

    @Test func `clearing is a change`() {
      bar.becomeFirstResponder()
      bar.text = "abc"
      Headless.pressClear()
      #expect(owner.lines == ["should begin", "begin", ""] && bar.text == "")
    }

    @Test func `traits and input views are the field's`() {
      bar.keyboardType = .emailAddress
      bar.inputAccessoryView = UIView()
      #expect(bar.searchTextField.keyboardType == .emailAddress && bar.returnKeyType == .search)
      #expect(bar.searchTextField.inputAccessoryView != nil)
    }
  }
}
