/// Texts of seed files.
enum SeedText {
  /// A field that a shown keyboard covers.
  ///
  /// - Parameters:
  ///   - expect: the members of "expect".
  ///   - keyboards: the keyboard notifications, all of a keyboard whose top is at 451.
  static func shown(expect: String, _ keyboards: String..., vary: String? = nil) -> String {
    let steps = keyboards.map { #"{ "keyboard": "\#($0)", "end": [0, 451, 375, 216] }"# }
    let variation = vary.map { #", "vary": \#($0)"# } ?? ""
    return """
      {
        "format": "keyboard-scenario/1",
        "expect": { \(expect) },
        "views": [{ "id": "root" }, { "id": "field", "in": "root", "kind": "textField", "frame": [20, 600, 335, 40] }],
        "steps": [{ "appear": "root" }, { "focus": "field" }, \(steps.joined(separator: ", "))]\(variation)
      }
      """
  }

  /// A file that says no more than `members`.
  static func file(_ members: String) -> String {
    #"{ "format": "keyboard-scenario/1", \#(members) }"#
  }

  static let good = shown(expect: #""occlusion-shift-repaired": "holds""#, "willShow")
}
