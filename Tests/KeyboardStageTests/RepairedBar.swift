import KeyboardStage
import KeyboardSubjects

/// The shipped subjects that keep a bar on the keyboard.
enum RepairedBar: CaseIterable {
  case toolbar, constraintBar, constraintBarInSafeArea

  var subject: any KeyboardSubject {
    switch self {
    case .toolbar: ShippedSubjects.toolbarRepaired
    case .constraintBar: ShippedSubjects.constraintBarRepaired
    case .constraintBarInSafeArea: ShippedSubjects.constraintBarInSafeArea
    }
  }
}
