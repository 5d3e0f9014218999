import KeyboardInvariants
import KeyboardScenarios

/// The faults that stored cases describe.
struct KnownFaults {
  private struct Key: Hashable {
    var subject: String
    var invariant: String
    var shape: Shape
  }

  private struct Place: Hashable {
    var subject: String
    var shape: Shape
  }

  private var files: [Key: String] = [:]
  /// Cases that must hold: a finding that was saved and is not mended yet is among them.
  private var holding: [Place: [String]] = [:]

  init(_ entries: [SeedStore.Entry]) {
    for entry in entries.reversed() {
      guard case .success(let seed) = entry.seed else { continue }
      for (subject, expectation) in seed.expect {
        guard case .violates(let ids, _) = expectation else {
          holding[Place(subject: subject, shape: Shape(of: seed.content)), default: []].append(entry.path)
          continue
        }
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

  /// The file in which this finding was saved by an earlier run, to be told from its name.
  func file(storing finding: Finding) -> String? {
    holding[Place(subject: finding.subject, shape: finding.shape)]?.first {
      $0.split(separator: "/").last?.hasPrefix("\(finding.invariant.id)-") ?? false
    }
  }

  /// The file that describes this finding, if one does: subject, invariant and shape agree.
  func file(describing finding: Finding) -> String? {
    files[Key(subject: finding.subject, invariant: finding.invariant.id, shape: finding.shape)]
  }
}
