import Foundation
import StylectlCommands
import TestSupport
import Testing

struct FileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the sentence that a failed reading tells, with the folder cut off.
  private func fault(_ path: String, limit: Int = 100) -> String {
    do {
      return "read \(try InputFile.read(path, limit: limit).count) bytes"
    } catch {
      return (error.failure.diagnostics.first?.message ?? "").replacing(folder.path + "/", with: "")
    }
  }

  @Test func fileIsReadWhole() throws {
    for count in [0, 1, 4095, 4096, 4097, 100_000] {
      let text = String(repeating: "x", count: count)
      let path = try folder.write(text, to: "a\(count)")
      #expect(try InputFile.read(path) == Array(text.utf8))
      #expect(try InputFile.read(path, limit: count) == Array(text.utf8))
    }
  }

  @Test func limitIsKept() throws {
    let path = try folder.write(String(repeating: "x", count: 101), to: "large")
    #expect(
      fault(path) == "'large' cannot be read: it has 101 bytes, and at most 100 bytes are taken")
    #expect(
      fault("/dev/zero")
        == "'/dev/zero' cannot be read: it is too large, and at most 100 bytes are taken")
  }

  @Test func whatIsNoFileIsToldInPeoplesWords() throws {
    symlink("loop", folder.file("loop"))
    mkfifo(folder.file("pipe"), 0o600)
    try folder.write("", to: "file")
    #expect(fault(folder.file("no")) == "'no' cannot be read: there is no such file or folder")
    #expect(fault(folder.path + "/") == "'' cannot be read: it is a folder")
    #expect(
      fault(folder.file("loop"))
        == "'loop' cannot be read: its symbolic links go round in a circle")
    #expect(
      fault(folder.file("file/x"))
        == "'file/x' cannot be read: a part of the path is not a folder")
    #expect(fault(folder.file("pipe")) == "read 0 bytes")
    #expect(fault("/dev/null") == "read 0 bytes")
    #expect(
      fault(folder.file(String(repeating: "n", count: 300))).hasSuffix(
        "…' cannot be read: the path is too long"))
  }

  @Test func dashIsStandardInput() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    _ = "week".utf8CString.withUnsafeBytes { write(ends[1], $0.baseAddress, 4) }
    close(ends[1])
    #expect(try InputFile.read("-", standardInput: ends[0]) == Array("week".utf8))
    close(ends[0])
    #expect(throws: FileError("-", "it is closed")) {
      try InputFile.read("-", standardInput: -1)
    }
  }

  @Test func listingIsSortedAndEndsInEveryLoop() throws {
    let files = FileManager.default
    for name in ["b/c", "a", ".hidden"] {
      try files.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    for name in ["z.swift", "b/c/y.swift", "a/é.swift", "a/B.swift", "a/no.txt", ".hidden/h.swift"]
    {
      try folder.write("", to: name)
    }
    symlink("..", folder.file("b/up"))
    symlink("nowhere", folder.file("dangling.swift"))
    mkfifo(folder.file("pipe.swift"), 0o600)
    let found = try FolderListing.files(in: folder.path, ending: ".swift")
    #expect(
      found.map { String($0.dropFirst(folder.path.utf8.count + 1)) }
        == ["a/B.swift", "a/é.swift", "b/c/y.swift", "z.swift"])
  }

  @Test func deepFoldersAreRefused() throws {
    let deep = Array(repeating: "d", count: FolderListing.mostLevels + 1).joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: folder.file(deep), withIntermediateDirectories: true)
    #expect(throws: FileError.self) {
      try FolderListing.files(in: folder.path, ending: ".swift")
    }
  }

  @Test func replacingKeepsPermissionsAndFollowsLinks() throws {
    let path = try folder.write("old", to: "file")
    chmod(path, 0o640)
    symlink("file", folder.file("link"))
    try OutputFile.replace(folder.file("link"), with: Array("new".utf8))
    #expect(try InputFile.read(path) == Array("new".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test func filesAreReplacedAllOrNone() throws {
    let (old, new) = (try folder.write("old", to: "a"), folder.file("b"))
    // The folder of the last file goes before its draft gets its name.
    try folder.makeFolder("place")
    let lost = folder.file("place/file")
    let files = [old, new, lost].map { (path: $0, bytes: Array("new".utf8)) }
    #expect(throws: FileError.self) {
      try OutputFile.replace(files) { target in
        if target == lost { try? FileManager.default.removeItem(atPath: folder.file("place")) }
      }
    }
    #expect(try folder.names() == ["a"])
    #expect(try InputFile.read(old) == Array("old".utf8))
  }

  @Test func manyFilesInManyFoldersAreReplaced() throws {
    let names = try (10..<50).flatMap { number in
      try folder.makeFolder("folder\(number)")
      return ["file\(number)", "folder\(number)/file"]
    }
    for text in ["old", "new"] {
      let files = names.map { (path: folder.file($0), bytes: Array((text + $0).utf8)) }
      try OutputFile.replace(files)
      for file in files { #expect(try InputFile.read(file.path) == file.bytes) }
    }
    #expect(try folder.names().count == 80)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("folder10")).count == 1)
  }

  @Test func draftsThatNobodyHoldsAreCleared() throws {
    for name in ["a.swift.1x.stylectl-draft", ".gitattributes.2y.stylectl-draft", "a.swift"] {
      try folder.write("old", to: name)
    }
    let held = open(folder.path, O_RDONLY)
    defer { close(held) }
    try #require(flock(held, LOCK_SH) == 0)
    OutputFile.clearDrafts(beside: [folder.file("a.swift")])
    #expect(try folder.names().count == 3)
    try #require(flock(held, LOCK_UN) == 0)
    OutputFile.clearDrafts(beside: [folder.file("a.swift")])
    #expect(try folder.names() == ["a.swift"])
  }

  @Test func failedReplacingLeavesNothingBehind() throws {
    let missing = folder.file("no/file")
    #expect(
      throws: FileError(missing, "there is no such file or folder", status: .unavailable)
    ) { try OutputFile.replace(missing, with: []) }
    #expect(
      throws: FileError(folder.path, "it is not a regular file", status: .unavailable)
    ) { try OutputFile.replace(folder.path, with: []) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}
