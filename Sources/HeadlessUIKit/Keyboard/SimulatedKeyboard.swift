public import Foundation

/// A keyboard that reacts to the focus as a device's does, and posts what that posts.
///
/// It is nowhere drawn: what there is of it is its place and its notifications, whose order and number are those
/// that logs and reports have of each change. A class, because the whole app has one.
@MainActor
public final class SimulatedKeyboard {
  public private(set) var profile: KeyboardProfile
  private var appearance: KeyboardAppearance?
  /// Whether another app, beside this one, has its keyboard up.
  private var isForeignUp = false
  /// How often it has been told to stay as it is.
  private var pins = 0
  /// Grows with each change, so that one that was overtaken says no more.
  private var change = 0
  /// The window in which something became first responder last.
  private weak var lastWindow: UIWindow?
  /// The window in which somebody has the keyboard.
  private weak var ownWindow: UIWindow?
  /// What will be posted when the last show has come to its end.
  private var pendingShow: [Int] = []
  /// Whether it is still on its way to where the last change takes it.
  private var isMoving = false
  /// Whether the focused view was near when that was asked last.
  private var isNear = false
  /// Where the focused view ended when that was asked last; nil while the keyboard does not follow it.
  private var focusEnd: CGFloat?
  /// How often a layout has made it change.
  public private(set) var answers = 0

  public init(_ profile: KeyboardProfile) {
    self.profile = profile
  }

  /// The frame in the screen's coordinates as the last notification reported it; nil while there is none.
  public var frame: CGRect? { appearance?.frame }

  /// The user changes the keyboard: its place, its bars, the hardware.
  public func configure(_ change: (inout KeyboardProfile) -> Void) {
    change(&profile)
    follow()
  }

  /// Another app's keyboard comes or goes. This app's own, if it is up, is there in any case.
  public func setForeign(_ isUp: Bool) {
    isForeignUp = isUp
    follow()
  }

  /// The screen has turned: a keyboard that is up hides and shows again before the next layout pass (iOS 8 and
  /// later, by a backtrace in a developers' forum), on older systems twice.
  public func screenDidTurn() {
    guard appearance != nil else { return }
    for _ in 0..<(profile.system == .iOS13 ? 2 : 1) {
      move(to: nil)
      move(to: wanted)
    }
  }

  /// The app has come back to the foreground: what is up is announced again, at the same place.
  public func applicationDidReturn() {
    guard let appearance else { return }
    announce(appearance.isDocked ? [.changeFrame, .show] : [.changeFrame], from: appearance, to: appearance)
  }

  /// A finger drags the keyboard down until its top is at `y` on the screen; nobody is notified (fact K7).
  public func drag(toY y: CGFloat) {
    guard let appearance, appearance.isDocked, appearance.isLocal else { return }
    var place = appearance.place
    place.frame.origin.y = max(place.frame.origin.y, y)
    Headless.keyboardPlace = place
  }

  /// The finger lifts: the keyboard goes back, or leaves with the focus.
  public func endDrag(dismisses: Bool) {
    guard let appearance else { return }
    if dismisses { holder?.resignFirstResponder() }
    if self.appearance == appearance { Headless.keyboardPlace = appearance.place }
  }
}

// Following the focus.
extension SimulatedKeyboard {
  /// Runs `body`, in which the focus goes from one responder to another, and follows it afterwards: nothing hides
  /// in between.
  func whilePinned<Value>(_ body: () -> Value) -> Value {
    pins += 1
    defer { pins -= 1 }
    return body()
  }

  func focusArrived(in window: UIWindow) {
    lastWindow = window
    follow()
  }

  /// Goes where the focus wants it; where it is there already, nothing is posted (iOS 11 and later: fact K3).
  func follow() {
    guard pins == 0 else { return }
    // What lies on the keyboard itself is not what it is near to.
    if holder?.responderView?.storedWindow?.focusOwner != nil { (isNear, focusEnd) = (false, nil) }
    let wanted = wanted
    ownWindow = window
    guard wanted != appearance else { return }
    move(to: wanted)
  }

  /// A window may have gone without a word; its keyboard goes too, when time passes.
  func noticeLostWindow() {
    if let appearance, appearance.isLocal, ownWindow == nil { follow() }
  }

  /// Whose keyboard it is.
  private var holder: UIResponder? { window?.storedFirstResponder }

  /// The window whose first responder has the keyboard.
  private var window: UIWindow? {
    let keyWindow = Headless.rules.keyWindowHasKeyboard ? UIApplication.shared.keyWindow : nil
    guard let window = keyWindow ?? lastWindow, !window.storedIsHidden, window.storedScene != nil else {
      return nil
    }
    return window
  }

  private var wanted: KeyboardAppearance? {
    let screen = UIScreen.main.bounds
    if let own = holder.flatMap({
      profile.appearance(for: $0, on: screen, isNear: isNear, focusEnd: focusEnd)
    }) {
      return own
    }
    return isForeignUp ? profile.foreignAppearance(on: screen) : nil
  }
}

// Following the layout.
extension SimulatedKeyboard {
  /// The bar that there is while the focused view is near comes or goes, and a keyboard that follows the view goes after
  /// it. Not before the keyboard has arrived: until then what follows it is on its way too, and UIKit may move a sheet.
  func windowDidLayOut(_ window: UIWindow) {
    guard profile.nearBar > 0 || profile.followsFocus, !isMoving, pins == 0, let frame,
      let view = holder?.responderView, view.storedWindow === window, window.focusOwner == nil
    else { return }
    let end = Self.end(of: view)
    isNear = frame.minY - end < profile.nearBar
    focusEnd = profile.followsFocus && end.isFinite ? end : nil
    guard wanted != appearance else { return }
    answers += 1
    follow()
  }

  /// Where what one types into ends on the screen: the caret of a text view, and all of another view.
  private static func end(of view: UIView) -> CGFloat {
    guard let text = view as? UITextView else { return view.headlessScreenBounds.maxY }
    return text.convert(text.headlessCaretRect, to: UIScreen.main.coordinateSpace).maxY
  }
}

// Moving, and what is said of it.
extension SimulatedKeyboard {
  private enum Word {
    case show, hide, changeFrame

    var will: NSNotification.Name {
      switch self {
      case .show: UIResponder.keyboardWillShowNotification
      case .hide: UIResponder.keyboardWillHideNotification
      case .changeFrame: UIResponder.keyboardWillChangeFrameNotification
      }
    }

    var did: NSNotification.Name {
      switch self {
      case .show: UIResponder.keyboardDidShowNotification
      case .hide: UIResponder.keyboardDidHideNotification
      case .changeFrame: UIResponder.keyboardDidChangeFrameNotification
      }
    }
  }

  private func move(to wanted: KeyboardAppearance?) {
    let old = appearance
    appearance = wanted
    if wanted == nil { (isNear, focusEnd) = (false, nil) }
    Headless.keyboardPlace = wanted?.place ?? .hidden
    switch (old, wanted) {
    case (nil, nil): break
    case (nil, let new?): announce(new.isDocked ? [.changeFrame, .show] : [.changeFrame], from: nil, to: new)
    case (let old?, nil): announce(old.isDocked ? [.changeFrame, .hide] : [.changeFrame], from: old, to: nil)
    case (let old?, let new?):
      let words: [Word] =
        new.isDocked ? [.changeFrame, .show] : old.isDocked ? [.changeFrame, .hide] : [.changeFrame]
      // The two halves of a split keyboard come together first (fact K2).
      let merges = old.style == .split && new.isDocked
      announce(merges ? [.changeFrame] + words : words, from: old, to: new)
    }
  }

  private func announce(_ words: [Word], from old: KeyboardAppearance?, to new: KeyboardAppearance?) {
    guard let known = new ?? old else { return }
    change += 1
    isMoving = true
    let mine = change
    let begin = old?.frame ?? known.below
    let end = new?.frame ?? hiddenEnd(of: known)
    if !words.contains(.show) { forgetShow() }
    for word in words where change == mine {
      post(word.will, begin, end, isLocal: known.isLocal)
    }
    // A handler may have moved the focus: what overtakes a change also ends last.
    guard change == mine else { return }
    let ticket = Headless.schedule(after: Self.duration) { [weak self] in
      for word in words { self?.post(word.did, begin, end, isLocal: known.isLocal) }
      self?.hasArrived(after: mine)
    }
    if words.contains(.show) { pendingShow.append(ticket) }
  }

  private func hasArrived(after change: Int) {
    if change == self.change { isMoving = false }
  }

  /// A keyboard that hides before it has come does not say that it has.
  private func forgetShow() {
    for ticket in pendingShow { Headless.cancel(ticket) }
    pendingShow.removeAll()
  }

  private func post(_ name: NSNotification.Name, _ begin: CGRect, _ end: CGRect, isLocal: Bool) {
    Headless.deliverKeyboard(
      KeyboardPost(name: name, begin: begin, end: end, duration: Self.duration, isLocal: isLocal),
      from: profile.system == .iOS13 ? nil : UIScreen.main)
  }

  /// Seconds.
  private static let duration = 0.25

  private func hiddenEnd(of old: KeyboardAppearance) -> CGRect {
    if profile.crossFades { return .zero }
    guard profile.system == .iOS26, old.isDocked, old.accessory > 0 else { return old.below }
    return CGRect(x: 0, y: old.bottom - old.accessory, width: old.frame.width, height: old.accessory)
  }
}
