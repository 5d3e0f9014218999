// What there is, word for word.
extension CommandTests {
  nonisolated static let topics: [(String, String)] = [
    (
      "subjects",
      """
      occlusion-shift-published              container       45 invariants
        I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13 I14 I15 I16 I17 I18 I19 I20 I21 I22 I23 I24 I26 I27 I28
        I29 I31 I32 I33 I38 I39 I40 I51 I53 I54 I55 I56 I57 I59 I60 I61 I62 I63
      occlusion-shift-repaired               container       45 invariants
        I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13 I14 I15 I16 I17 I18 I19 I20 I21 I22 I23 I24 I26 I27 I28
        I29 I31 I32 I33 I38 I39 I40 I51 I53 I54 I55 I56 I57 I59 I60 I61 I62 I63
      first-responder-search-published       search          7 invariants
        I33 I34 I35 I36 I38 I39 I40
      toolbar-published                      toolbar         41 invariants
        I6 I7 I8 I9 I10 I11 I13 I14 I15 I16 I19 I20 I21 I22 I23 I24 I25 I27 I28 I29 I31 I32 I33 I38 I39
        I40 I41 I42 I43 I45 I47 I53 I54 I55 I56 I57 I58 I59 I60 I62 I63
      toolbar-repaired                       toolbar         41 invariants
        I6 I7 I8 I9 I10 I11 I13 I14 I15 I16 I19 I20 I21 I22 I23 I24 I25 I27 I28 I29 I31 I32 I33 I38 I39
        I40 I41 I42 I43 I45 I47 I53 I54 I55 I56 I57 I58 I59 I60 I62 I63
      constraint-bar-published               constraintBar   40 invariants
        I6 I7 I8 I9 I10 I11 I13 I14 I15 I16 I19 I20 I21 I22 I23 I24 I25 I27 I28 I29 I31 I32 I33 I38 I39
        I40 I41 I42 I45 I46 I47 I53 I54 I55 I56 I57 I59 I60 I62 I63
      constraint-bar-repaired                constraintBar   40 invariants
        I6 I7 I8 I9 I10 I11 I13 I14 I15 I16 I19 I20 I21 I22 I23 I24 I25 I27 I28 I29 I31 I32 I33 I38 I39
        I40 I41 I42 I45 I46 I47 I53 I54 I55 I56 I57 I59 I60 I62 I63
      constraint-bar-repaired-in-safe-area   constraintBar   40 invariants
        I6 I7 I8 I9 I10 I11 I13 I14 I15 I16 I19 I20 I21 I22 I23 I24 I25 I27 I28 I29 I31 I32 I33 I38 I39
        I40 I41 I42 I45 I46 I47 I53 I54 I55 I56 I57 I59 I60 I62 I63
      """
    ),
    (
      "invariants",
      """
      asked of: C container, T toolbar, B constraintBar, S search; a small letter: only where it is claimed

      id   if not    asked of  what must hold
      I1   broken    C---      what must be visible of the focused view ends above the keyboard
      I2   broken    C---      what must be visible of the focused view stays below the top of the screen's content
      I3   broken    C---      the screen is lifted by no more than the keyboard overlaps it, and never lowered
      I4   broken    C---      the screen is lifted as far as the focused view needs, and no further
      I5   broken    C---      a keyboard that leaves the focused view free moves nothing
      I6   broken    CTB-      avoiding the keyboard changes the screen's y and nothing else
      I7   broken    CTB-      after the keyboard has hidden everything is exactly where it was before it came
      I8   broken    CTB-      after the keyboard has hidden everything is where the layout of now puts it
      I9   broken    CTB-      the same notification again changes nothing
      I10  broken    CTB-      the same focus and keyboard give the same place, whatever came before
      I11  broken    CTB-      what happens several times ends where it did the first time
      I12  broken    C---      keyboard and focus may come in either order
      I13  broken    CTB-      a keyboard that reaches higher lifts no less
      I14  broken    CTB-      a keyboard that reaches a point higher lifts by a point, and never by more
      I15  broken    CTB-      a scene that stands elsewhere on the screen, keyboard and all, looks the same inside
      I16  broken    CTB-      a plain view between two levels changes nothing
      I17  broken    C---      in a scaled superview the screen moves by the lift on the screen over the scale
      I18  broken    C---      a field that stands a point lower is lifted by a point more
      I19  broken    CTB-      a view that takes no part changes nothing
      I20  broken    CTB-      the begin frame makes no difference
      I21  broken    CTB-      the same frame announced under another name too changes nothing
      I22  broken    CTB-      it makes no difference which notification brings the frame
      I23  broken    CTB-      a keyboard without extent leaves the screen at rest, and geometry stays finite
      I24  broken    CTB-      a keyboard that is not docked leaves the screen at rest
      I25  broken    ctb-      another app's keyboard leaves the screen at rest
      I26  broken    C---      a screen without the focus is lifted no further, and goes back at the next signal
      I27  broken    CTB-      a keyboard that reaches less than half a point higher moves nothing much
      I28  broken    CTB-      a screen that has gone is at rest without a keyboard, and nothing keeps it alive
      I29  broken    CTB-      a screen that hears twice that it appears acts once
      I31  cosmetic  CTB-      what moves with the keyboard has the keyboard's duration and curve
      I32  broken    CTB-      everything has its final place when the handler of a notification returns
      I33  broken    CTBS      who says that it is first responder is, or is around the one and answers for it
      I34  broken    ---S      the search finds the view that a walk up from the first responder finds
      I35  broken    ---S      the search does not depend on looks or on the order of siblings
      I36  broken    ---S      what the search finds is first responder below the root, and it finds it if it is there
      I38  broken    CTBS      what has the focus is in a window, and a search in what is in none finds nothing
      I39  broken    CTBS      when editing has been ended by force nothing has the focus
      I40  broken    CTBS      a field ends editing before another begins, and each beginning has one end
      I41  broken    -TB-      the bar ends at the top of the keyboard, or where it rests if that is higher
      I42  broken    -TB-      the bar is lifted by no more than the keyboard covers below it
      I43  broken    -T--      the bar's transform is the one at rest, then the lift in the superview's coordinates
      I45  broken    -TB-      the bar ends at the top of the keyboard also where its screen is scaled or turned
      I46  broken    --B-      the constant is the overlap in the owning view's own coordinates, or the one at rest
      I47  broken    -TB-      the bar is never below where it rests, nor its constant below the one at rest
      I51  broken    C---      the caret of a text too tall for the room above the keyboard is visible
      I53  broken    CTB-      turning while the keyboard is up ends as hiding, turning and showing does
      I54  broken    CTB-      turning there and back changes nothing
      I55  broken    CTB-      a stay in the background changes nothing
      I56  broken    CTB-      a pop that is cancelled changes nothing
      I57  broken    CTB-      after the owner's layout has moved the screen, it is clear of the keyboard again
      I58  weakness  -tb-      the raised bar does not cover the focused view
      I59  broken    CTB-      a keyboard that answers to the layout is at rest, and the screen too, after two answers
      I60  broken    CTB-      ten seconds after the last step nothing has moved
      I61  weakness  C---      the focused view is above the keyboard also when only the focus has moved
      I62  broken    CTB-      the raised bar and the lifted field are still what a finger meets there
      I63  broken    CTB-      announcing a keyboard changes no focus, and asks nobody whether it could have it
      """
    ),
    (
      "devices",
      """
      320 x 568     phone
      375 x 667     phone   safe area insets 20 top; when turned none
      414 x 736     phone
      375 x 812     phone   safe area insets 44 top, 34 bottom; when turned 44 left, 21 bottom, 44 right
      414 x 896     phone   safe area insets 44 top, 34 bottom; when turned 44 left, 21 bottom, 44 right
      390 x 844     phone
      393 x 852     phone   safe area insets 59 top, 34 bottom; when turned 59 left, 21 bottom, 59 right
      402 x 874     phone
      428 x 926     phone
      320 x 480     phone
      320 x 693     phone
      768 x 1024    pad
      1024 x 1366   pad
      834 x 1194    pad
      810 x 1080    pad
      """
    ),
    (
      "keyboards",
      #"""
      "keyboard": "scripted"            only the steps post notifications, in any order; the default
      "keyboard": "ios13"               a simulated keyboard that follows the focus as that of iOS 13 to 15 does
      "keyboard": "ios16"               of iOS 16 to 18: notifications name the screen, a turn hides and shows once
      "keyboard": "ios26"               of iOS 26: a hide reports the accessory view that stays, and an undocked
                                        keyboard follows the focused view upward
      "keyboard": { "system": ..., "height": 216, "sideways": 162, "suggestions": 44, "shortcuts": 55,
                    "crossFades": true }   points; all but the system may be left out
        of iOS 26 also "nearBar": 44    a bar that is there while the focused view ends less than that above it
      a field's "accessory": 44         the height of the view above the keys while it has the focus
      a text field's "typing": "number" or "secure"   what is typed: the keyboard has no suggestions then

      { "onKeyboard": ACT }             a step, where ACT is one of
        dock, undock, split, float, attachHardware, detachHardware, showSuggestions, hideSuggestions, foreignShow, foreignHide, dragAway, dragBack

      "rules": { RULE: true or false }  what UIKit does where its sources are few; RULE and what is usual:
        clampsOffsets: true
        freezesChildSafeAreas: false
        growsMarginsBySafeArea: true
        movesSheets: true
        keyWindowHasKeyboard: true
      """#
    ),
    (
      "steps",
      #"""
      { "appear": "root" }                         the screen comes; after willDisappear: the cancelled pop
      { "willDisappear": "root" }                  the screen is told that it will leave
      { "disappear": "root" }                      the screen leaves
      { "focus": "email" }                         the view becomes first responder
      "blur"                                       whatever is first responder resigns
      { "keyboard": "willShow", "end": [...] }     a keyboard notification; also begin, duration, curve, local
      { "onKeyboard": "undock" }                   the user changes a simulated keyboard; see list keyboards
      { "tap": [x, y] }                            a finger touches the screen
      "rotate"                                     the screen turns by 90 degrees
      "layoutPass"                                 a layout pass with nothing to change
      { "layout": "email", "frame": [...] }        the owner's layout code moves a view
      { "scroll": "list", "to": [x, y] }           the user scrolls
      { "moveScene": [x, y] }                      the scene moves on an iPad's screen
      { "moveCaret": "notes", "to": [...] }        the user types: the caret of a text view is here now
      { "safeArea": [top, left, bottom, right] }   the system takes this much from the window's edges
      "background", "foreground"                   the app goes to the background, and comes back
      "alert", "dismissAlert"                      an alert comes in front, in a window of its own, and goes
      any step: "after": seconds, "settle": false  time before it; whether everything comes to rest after it
      """#
    ),
    (
      "variations",
      #"""
      { "repeat": 3 }                           the keyboard notification of step 3 is posted once more
      { "fresh": true }                         only the layout, the last focus and the last keyboard happen
      { "wrapper": "email" }                    a plain view stands between the view and its parent
      { "bystander": "view", "frame": [...] }   one more view, in another window or "in" a view that is named
      { "begin": 3, "frame": [...] }            the keyboard notification of step 3 has another begin frame
      { "disguise": true }                      what is in the screen is hidden and without extent, in the opposite order
      { "cycle": 2, "count": 2, "times": 3 }    steps 2 and 3 happen three times
      { "swap": 2 }                             steps 2 and 3 change places: one moves the focus, the other the keyboard
      { "taller": 3, "by": 20 }                 the keyboard of step 3 is 20 points taller
      { "translated": [x, y] }                  a pad's screen has x points more left of the scene, and y points more above it
      { "lower": "email", "by": 20 }            the field stands 20 points lower
      { "echo": 3, "as": "didShow" }            the keyboard of step 3 is announced under another name too
      { "channel": 3 }                          the keyboard of step 3 is announced as willChangeFrame, or as willShow if it was that
      { "reappear": 1 }                         after step 1 the screen is told once more that it appears
      { "hideFirst": 4 }                        the keyboard hides before the screen turns in step 4
      { "turnAround": 3 }                       after step 3 the screen turns, and turns back
      { "background": 3 }                       after step 3 the app goes to the background, and comes back
      { "cancelledPop": 3 }                     after step 3 the screen begins to leave, and stays
      a case has one at most, as "vary"; steps count from 1, as in a story
      """#
    ),
  ]
}
