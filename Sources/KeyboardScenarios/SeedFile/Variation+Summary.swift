extension Variation {
  /// Each kind of variation as a seed file has it, and what it does.
  public static let summaries: [String] = {
    let width = (Kind.allCases.map(\.form.count).max() ?? 0) + 3
    let lines = Kind.allCases.map { kind in
      kind.form + String(repeating: " ", count: width - kind.form.count) + kind.summary
    }
    return lines + [#"a case has one at most, as "vary"; steps count from 1, as in a story"#]
  }()
}

extension Variation.Kind {
  /// An example of it.
  fileprivate var form: String {
    switch self {
    case .repeatStep: #"{ "repeat": 3 }"#
    case .fresh: #"{ "fresh": true }"#
    case .wrapper: #"{ "wrapper": "email" }"#
    case .bystander: #"{ "bystander": "view", "frame": [...] }"#
    case .begin: #"{ "begin": 3, "frame": [...] }"#
    case .disguise: #"{ "disguise": true }"#
    case .cycle: #"{ "cycle": 2, "count": 2, "times": 3 }"#
    case .swap: #"{ "swap": 2 }"#
    case .taller: #"{ "taller": 3, "by": 20 }"#
    case .translated: #"{ "translated": [x, y] }"#
    case .lower: #"{ "lower": "email", "by": 20 }"#
    case .echo: #"{ "echo": 3, "as": "didShow" }"#
    case .channel: #"{ "channel": 3 }"#
    case .reappear: #"{ "reappear": 1 }"#
    case .hideFirst: #"{ "hideFirst": 4 }"#
    case .turnAround: #"{ "turnAround": 3 }"#
    case .background: #"{ "background": 3 }"#
    case .cancelledPop: #"{ "cancelledPop": 3 }"#
    }
  }

  /// What the example does.
  fileprivate var summary: String {
    switch self {
    case .repeatStep: "the keyboard notification of step 3 is posted once more"
    case .fresh: "only the layout, the last focus and the last keyboard happen"
    case .wrapper: "a plain view stands between the view and its parent"
    case .bystander: #"one more view, in another window or "in" a view that is named"#
    case .begin: "the keyboard notification of step 3 has another begin frame"
    case .disguise: "what is in the screen is hidden and without extent, in the opposite order"
    case .cycle: "steps 2 and 3 happen three times"
    case .swap: "steps 2 and 3 change places: one moves the focus, the other the keyboard"
    case .taller: "the keyboard of step 3 is 20 points taller"
    case .translated: "a pad's screen has x points more left of the scene, and y points more above it"
    case .lower: "the field stands 20 points lower"
    case .echo: "the keyboard of step 3 is announced under another name too"
    case .channel: "the keyboard of step 3 is announced as willChangeFrame, or as willShow if it was that"
    case .reappear: "after step 1 the screen is told once more that it appears"
    case .hideFirst: "the keyboard hides before the screen turns in step 4"
    case .turnAround: "after step 3 the screen turns, and turns back"
    case .background: "after step 3 the app goes to the background, and comes back"
    case .cancelledPop: "after step 3 the screen begins to leave, and stays"
    }
  }
}
