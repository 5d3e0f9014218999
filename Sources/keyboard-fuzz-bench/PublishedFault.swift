import KeyboardFuzz
import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects

/// A fault of a system that somebody has published, as it is stored: its file says where it comes from.
struct PublishedFault {
  let id: String
  let invariants: [String]

  @MainActor static func all(of subject: any KeyboardSubject) -> [PublishedFault] {
    SeedStore.entries(at: ["Seeds"], subjects: ShippedSubjects.all).compactMap { entry in
      guard case .success(let seed) = entry.seed, seed.from.hasPrefix("F0"),
        case .violates(let ids, _)? = seed.expect[subject.name]
      else { return nil }
      return PublishedFault(id: seed.from, invariants: ids)
    }
  }
}
