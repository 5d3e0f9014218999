import PropertyTesting

/// Something that a device does in one go, as several steps in the order in which it was seen to happen.
///
/// The orders are those of public logs and reports; they lend a draw its bias and no more. Chance may leave
/// a step out or swap two.
struct EventOrder: Sendable {
  let name: String
  private let make: @Sendable (inout Builder, inout Random) -> Void

  private init(_ name: String, _ make: @escaping @Sendable (inout Builder, inout Random) -> Void) {
    (self.name, self.make) = (name, make)
  }

  func steps(in context: StepContext, by random: inout Random) -> [Step] {
    var builder = Builder(context, by: &random)
    make(&builder, &random)
    return builder.steps
  }

  /// The steps with, now and then, one left out or two in the wrong order.
  static func broken(_ steps: [Step], by random: inout Random) -> [Step] {
    var steps = steps
    if steps.count > 1, random.oneIn(6) { steps.remove(at: random.integer(below: steps.count)) }
    if steps.count > 1, random.oneIn(8) { steps.swapAt(0, random.integer(below: steps.count - 1) + 1) }
    return steps
  }

  static let all = keyboards + screens
}

// What the keyboard does by itself.
extension EventOrder {
  private static let keyboards = [
    EventOrder("show for a text field") { builder, random in
      builder.focus(by: &random)
      builder.show()
    },
    EventOrder("show for a text view, announced before editing") { builder, random in
      builder.show()
      builder.focus(by: &random)
    },
    EventOrder("hide") { builder, random in
      builder.hide()
      if random.oneIn(2) { builder.add(.blur) }
    },
    EventOrder("docking") { builder, _ in
      for name in [
        KeyboardNotification.Name.willChangeFrame, .didChangeFrame, .willShow, .willChangeFrame, .willShow,
        .didChangeFrame, .didShow, .didChangeFrame, .didShow,
      ] { builder.post(name, builder.docked) }
    },
    EventOrder("an input method's three announcements within 12 ms") { builder, _ in
      builder.post(.willShow, builder.docked(216)) { $0.settles = false }
      builder.post(.willShow, builder.docked(258), duration: 0, curve: 0) {
        ($0.after, $0.settles) = (0.006, false)
      }
      builder.post(.willShow, builder.docked(258)) { $0.after = 0.006 }
    },
    EventOrder("another maker's keyboard, in three heights") { builder, random in
      let heights = random.element(of: [[282.0, 216, 282], [0, 216, 256], [0, 216, 259], [216, 216, 216]])
      for height in heights { builder.post(.willShow, builder.docked(height)) }
    },
    EventOrder("heights to and fro") { builder, random in
      let (first, second) = (builder.height, builder.height + random.number(of: [37, 42, 44, 54]))
      for height in [first, second, first, second] { builder.post(.willShow, builder.docked(height)) }
    },
    EventOrder("the predictive bar") { builder, random in
      builder.post(.willShow, builder.docked(builder.height + random.number(of: [37, 42, -37])))
    },
    EventOrder("undocked, dragged and docked again") { builder, random in
      builder.post(.willChangeFrame, builder.undocked)
      if random.oneIn(2) { builder.post(.willHide, builder.undocked) }
      builder.post(.willChangeFrame, builder.undocked.offset(by: Point(0, -60)))
      builder.post(.willChangeFrame, builder.docked)
      builder.post(.willShow, builder.docked)
    },
    EventOrder("floating") { builder, random in
      builder.post(.willChangeFrame, builder.floating)
      if random.oneIn(2) { builder.post(.willHide, builder.floating) }
    },
    EventOrder("cross-fading") { builder, random in
      let end = random.oneIn(2) ? Rect.zero : Rect(0, builder.screen.height, builder.screen.width, 71)
      builder.post(random.element(of: [.willHide, .willShow, .willChangeFrame]), end)
    },
    EventOrder("a drag that ends in a hide") { builder, random in
      builder.scroll(by: &random)
      builder.post(.willHide, builder.below) { $0.after = 0.5 }
    },
    EventOrder("a hide that leaves the toolbar") { builder, _ in
      builder.post(.willHide, Rect(0, builder.screen.height - 44, builder.screen.width, 44))
    },
    EventOrder("a hardware keyboard's bar") { builder, random in
      let shown = random.number(of: [55, 69])
      builder.post(
        .willShow, Rect(0, builder.screen.height - shown, builder.screen.width, random.number(of: [313, 69])))
    },
    EventOrder("a controller's own accessory") { builder, random in
      let accessory = builder.docked(random.number(of: [44, 78]))
      builder.post(.willShow, builder.docked)
      builder.post(.willHide, builder.below)
      builder.post(.willShow, accessory)
    },
    EventOrder("another app's keyboard") { builder, _ in
      builder.post(.willShow, builder.docked, isLocal: false)
    },
  ]
}

// What happens to the screen.
extension EventOrder {
  private static let screens = [
    EventOrder("the focus moves") { builder, random in
      builder.focus(by: &random)
      if random.oneIn(2) { builder.post(.willShow, builder.docked) }
    },
    EventOrder("the focus moves and the keyboard's top with it") { builder, random in
      for _ in 0..<2 {
        builder.focus(by: &random)
        builder.post(.willShow, builder.docked(random.number(of: [216, 258, 302, 346])))
      }
    },
    EventOrder("a turn while up") { builder, random in
      builder.post(.willHide, builder.below)
      builder.rotate(settles: random.oneIn(2))
      builder.show()
      if random.oneIn(2) { builder.show() }
    },
    EventOrder("a turn, announced before the layout") { builder, random in
      builder.rotate(settles: false)
      builder.post(random.element(of: [.willChangeFrame, .willShow]), builder.docked)
      builder.add(.layoutPass)
    },
    EventOrder("a turn as before iOS 8") { builder, _ in
      let old = builder.docked
      builder.hide()
      builder.rotate(settles: false)
      builder.post(.didChangeFrame, old)
      builder.show()
    },
    EventOrder("there and back") { builder, random in
      for _ in 0..<2 {
        builder.rotate(settles: true)
        if random.oneIn(2) { builder.post(.willShow, builder.docked) }
      }
    },
    EventOrder("a pop while up") { builder, random in
      builder.add(.willDisappear)
      builder.post(.willHide, builder.below)
      builder.add(.disappear)
      if random.oneIn(2) {
        builder.add(.appear)
        builder.post(.willShow, builder.docked)
      }
    },
    EventOrder("a cancelled pop") { builder, random in
      builder.add(.willDisappear)
      if random.oneIn(2) { builder.post(.willHide, builder.below) }
      builder.add(.appear)
      if random.oneIn(2) { builder.post(.willShow, builder.docked) }
    },
    EventOrder("gone while up") { builder, random in
      builder.add(.disappear)
      builder.post(.willHide, builder.below)
      builder.add(.appear)
    },
    EventOrder("appear told twice") { builder, _ in
      builder.add(.appear)
      builder.post(.willShow, builder.docked)
    },
    EventOrder("the background and back") { builder, random in
      builder.add(.background)
      if random.oneIn(2) { builder.post(.willHide, builder.below) }
      builder.add(.foreground)
      builder.post(.willShow, builder.docked)
    },
    EventOrder("an alert in front") { builder, random in
      builder.add(.alert)
      if random.oneIn(2) { builder.post(.willHide, builder.below) }
      builder.add(.dismissAlert)
      builder.post(.willShow, builder.docked)
    },
    EventOrder("a layout of the screen while up") { builder, random in
      builder.layOutContainer(by: &random)
      if random.oneIn(2) { builder.post(.willHide, builder.below) }
    },
  ]
}
