import Foundation
import TestSupport
import Testing

/// One catalog file that a group writes: its rights, and readers who take their time.
struct SharedFileTests {
  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func sharedFileIsTheGroupsWhateverTheMask() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("shared")
    try folder.makeFolder("own")
    for (name, mode) in [("shared", 0o2775), ("own", 0o755)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: folder.file(name))
    }
    var seen = Transcript(in: folder)
    try seen.run("init", "--shared", "shared/Team.stylecatalog")
    try seen.run("doctor", "--catalog", "shared/Team.stylecatalog")
    try seen.run("init", "--shared", "own/Team.stylecatalog")
    #expect(try mode(folder.file("shared/Team.stylecatalog")) == 0o664)
    #expect(try mode(folder.file("own/Team.stylecatalog")) == 0o664)
    expectGolden(seen.text, "init-shared.txt")
  }

  /// A pager that nobody scrolls holds the output of a reader; the reader must not hold the file.
  @Test(arguments: [
    ["list", "--json"], ["show", "big"], ["git", "textconv", "Team.stylecatalog"],
    ["export", "swift", "--output", "-"],
  ])
  func readersThatCannotPrintHoldNothing(words: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try runStylectl(["init", "Team.stylecatalog"], in: folder)
    let labels = (0..<9_000).map { "\"label number \($0)\"" }.joined(separator: ",")
    try folder.write("[\(labels)]", to: "big.json")
    _ = try runStylectl(["add", "labels", "big.json"], in: folder)
    let swift = (0..<300).map {
      Samples.stack.replacing("StackLabelStyle", with: "Stack\($0)LabelStyle")
    }
    try folder.write(swift.joined(), to: "Stacks.swift")
    _ = try runStylectl(["add", "Stacks.swift", "-q"], in: folder)
    let reader = Process()
    let pipe = Pipe()
    reader.executableURL = try builtStylectl()
    reader.arguments = words
    reader.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    reader.environment = surroundings(of: folder)
    reader.standardOutput = pipe
    reader.standardError = FileHandle.nullDevice
    try reader.run()
    // The first bytes show that it prints; the rest is more than a pipe holds.
    #expect(try pipe.fileHandleForReading.read(upToCount: 1)?.count == 1)
    let writer = try runStylectl(["add", "tint", "brand", "#102030"], in: folder)
    #expect(writer.status == 0, "\(writer.errors)")
    #expect(reader.isRunning)
    let rest = try pipe.fileHandleForReading.readToEnd()
    #expect(rest?.count ?? 0 > 65_536)
    reader.waitUntilExit()
    #expect(reader.terminationStatus == 0)
  }
}
