import Foundation
import KeyboardStage
import KeyboardSubjects

/// A folder that is there while a closure runs.
@MainActor
struct TemporaryFolder {
  let path: String

  /// Runs `body` with a new folder, and removes the folder.
  static func use<Value>(_ body: (TemporaryFolder) throws -> Value) throws -> Value {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(TemporaryFolder(path: url.path))
  }

  /// The paths of all files in it, sorted, without its own.
  var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }

  /// Runs the command; in `arguments` and in what is said, `FOLDER` is this folder.
  func run(
    _ arguments: String, on subjects: [any KeyboardSubject] = ShippedSubjects.all,
    environment: [String: String] = [:]
  ) -> CommandResult {
    let words = arguments.split(separator: " ").map { String($0).replacing("FOLDER", with: path) }
    var result = CommandResult(of: words, on: subjects, environment: environment)
    result.out = result.out.map { $0.replacing(path, with: "FOLDER") }
    result.err = result.err.map { $0.replacing(path, with: "FOLDER") }
    return result
  }
}
