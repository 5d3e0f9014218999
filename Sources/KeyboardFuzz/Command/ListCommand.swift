import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage

/// `keyboard-fuzz list`: what there is.
@MainActor
struct ListCommand {
  private enum Topic: String, CaseIterable {
    case subjects, invariants, devices, steps
  }

  private let topic: Topic
  private let subjects: [any KeyboardSubject]

  init(_ arguments: [String], _ subjects: [any KeyboardSubject]) throws {
    self.subjects = subjects
    let known = Topic.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word = arguments.first else { throw UsageError("list what? It can be \(known)") }
    guard arguments.count == 1, let topic = Topic(rawValue: word) else {
      throw UsageError(
        "there is nothing to list for '\(arguments.joined(separator: " "))'; it can be \(known)")
    }
    self.topic = topic
  }

  func run(_ output: FuzzCommand.Output) -> FuzzCommand.ExitStatus {
    for line in lines { output.out(line) }
    return .nothingNew
  }

  private var lines: [String] {
    switch topic {
    case .subjects:
      subjects.map { subject in
        let ids = Invariant.selected(by: subject.claims).map(\.id).joined(separator: " ")
        return "\(subject.name.left(34)) \(subject.claims.kind.rawValue.left(10)) \(ids)"
      }
    case .invariants:
      ["\("id".left(4)) \("if not".left(9)) what must hold"]
        + Invariant.all.map { "\($0.id.left(4)) \($0.severity.rawValue.left(9)) \($0.statement)" }
    case .devices:
      Device.published.map {
        "\($0.screen.width.written) x \($0.screen.height.written)".left(14) + $0.idiom.rawValue
      }
    case .steps: Step.summaries
    }
  }
}
