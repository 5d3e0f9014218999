import PropertyTesting
import Testing

/// From a system with a mistake to the story of it.
@Suite struct FilesExampleTests {
  @Test func `a mistake is found, made small and told`() throws {
    let script = try #require(smallest(from: 7, of: { $0.script(from: Files()) }, where: isWrong))
    #expect(
      script.description == """
        1  open
        2  write 1 to 0
        3  close 0
        4  open
        5  read 1
        """)
    #expect("\(try #require(failure(of: script)))" == "step 5, read 1: expected 0, got 1")
  }

  private func isWrong(_ script: Script<Files>) -> Bool { failure(of: script) != nil }

  private func failure(of script: Script<Files>) -> (any Error)? {
    var files = LeakyFiles()
    do {
      try script.compare { files.perform($0) }
      return nil
    } catch {
      return error
    }
  }
}
