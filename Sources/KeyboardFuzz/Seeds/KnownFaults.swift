import KeyboardInvariants
import KeyboardScenarios

/// The faults that stored cases describe.
struct KnownFaults {
  private struct Key: Hashable {
    var subject: String
    var invariant: String
    var shape: Shape
  }

  private var files: [Key: String] = [:]

  /// A file that says `violates` describes a fault; so does a finding that was saved and still says `holds`,
  /// but that one fails by itself.
  init(_ entries: [SeedStore.Entry]) {
    for entry in entries.reversed() {
      guard case .success(let seed) = entry.seed else { continue }
      for (subject, expectation) in seed.expect {
        guard case .violates(let ids, _) = expectation else { continue }
        for id in ids {
          files[Key(subject: subject, invariant: id, shape: Shape(of: seed.content))] = entry.path
        }
      }
    }
  }

  /// Whether any stored case knows a violation of this invariant by this subject.
  func hasFault(of subject: String, _ invariant: String) -> Bool {
    files.keys.contains { $0.subject == subject && $0.invariant == invariant }
  }

  /// The file that describes this finding, if one does: subject, invariant and shape agree.
  func file(describing finding: Finding) -> String? {
    files[Key(subject: finding.subject, invariant: finding.invariant.id, shape: finding.shape)]
  }
}
