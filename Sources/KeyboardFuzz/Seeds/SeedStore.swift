import Foundation
import KeyboardInvariants
public import KeyboardScenarios
public import KeyboardStage

/// The stored cases: one readable file each, in folders named for the system under test.
public struct SeedStore: Sendable {
  /// A file, and what is in it or why it cannot be read.
  public struct Entry: Sendable {
    public let path: String
    public let seed: Result<SeedFile, SeedFileError>
  }

  /// Reads the files at `paths`, and all `.json` files in the folders among them, sorted by path. A path
  /// where nothing is gives an entry that says so.
  /// - Parameter subjects: those that an expectation may name; each of their invariants must be known.
  public static func entries(at paths: [String], subjects: [any KeyboardSubject]) -> [Entry] {
    paths.flatMap { path -> [Entry] in
      guard let files = files(at: path) else {
        let error = SeedFileError("there is no such file or folder", remedy: "name one that exists")
        return [Entry(path: path, seed: .failure(error))]
      }
      return files.map { file in
        Entry(path: file, seed: Result { () throws(SeedFileError) in try seed(at: file, subjects: subjects) })
      }
    }
  }

  private static func files(at path: String) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }.filter { file in
      !FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) || !isFolder.boolValue
    }
  }

  private static func seed(
    at path: String, subjects: [any KeyboardSubject]
  ) throws(SeedFileError) -> SeedFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SeedFileError("it cannot be read", remedy: "look at its permissions")
    }
    let seed = try SeedFile(reading: data)
    for name in seed.expect.keys.sorted() {
      guard subjects.contains(where: { $0.name == name }) else {
        let known = subjects.map(\.name).sorted().joined(separator: ", ")
        throw SeedFileError(
          "no subject is called \"\(name)\"", at: "expect.\(name)", remedy: "it can be \(known)")
      }
      guard case .violates(let ids, _)? = seed.expect[name] else { continue }
      for (index, id) in ids.enumerated() where Invariant.named(id) == nil {
        let known = Invariant.all.map(\.id).joined(separator: ", ")
        throw SeedFileError(
          "\"\(id)\" is no invariant", at: "expect.\(name).violates[\(index)]", remedy: "it can be \(known)")
      }
    }
    return seed
  }

  /// Stores a finding as a case that must hold, in `folder`; returns the path.
  ///
  /// The file is written whole or not at all. A file that is there already is left alone: a finding
  /// with the same name gets a number.
  public static func save(_ finding: Finding, campaign: UInt64, in folder: String) throws -> String {
    let system = "\(folder)/\(finding.system)"
    try FileManager.default.createDirectory(atPath: system, withIntermediateDirectories: true)
    let seed = SeedFile(
      says: finding.violation.message, expect: [finding.subject: .holds],
      from: "case \(finding.number) of campaign \(campaign.hexadecimal)", content: finding.content)
    let name = "\(system)/\(finding.invariant.id)-\(finding.shape.words)"
    var path = "\(name).json"
    var count = 1
    while FileManager.default.fileExists(atPath: path) {
      count += 1
      path = "\(name)-\(count).json"
    }
    try Data(seed.text.utf8).write(to: URL(fileURLWithPath: path), options: [.atomic])
    return path
  }
}

extension Finding {
  /// The system that the subject is a version of.
  var system: String {
    for version in ["-published", "-repaired"] where subject.hasSuffix(version) {
      return String(subject.dropLast(version.count))
    }
    return subject
  }
}

extension UInt64 {
  /// As a campaign's seed is written.
  public var hexadecimal: String { "0x" + String(self, radix: 16) }
}
