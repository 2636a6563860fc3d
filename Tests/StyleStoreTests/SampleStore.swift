import Foundation
import StyleModel
import TestSupport
import Testing

@testable import StyleStore

extension WriteTransaction {
  /// Writes a new version of an item, its document, its head and an operation.
  func write(
    _ kind: ItemKind, _ name: String, body: String?, key: String? = nil
  ) throws {
    let itemName = try ItemName(name, for: kind)
    let itemKey = try ItemName(key ?? name, for: kind)
    let document = body.map { ContentHash(of: Array($0.utf8)) }
    if let body, let document { try insertDocument(hash: document, body: Array(body.utf8)) }
    let heads = try reading.heads(kind: kind, key: itemKey.text).map(\.version)
    let version = Version(
      kind: kind, key: itemKey, name: itemName, document: document, parents: heads,
      author: "Ada", time: 1_700_000_000, message: nil)
    try insertVersion(version, hash: version.hash, record: version.record)
    try setHeads(kind: kind, key: itemKey.text, to: [(version.hash, version)])
    try append(
      Operation(
        author: "Ada", time: 1_700_000_000, command: "add",
        moves: [
          Operation.Move(kind: kind, key: itemKey, name: itemName, from: heads, to: [version.hash])
        ], previous: reading.latestOperation()))
  }
}

/// A folder with one catalog file that holds three items.
struct SampleFile {
  /// The folder.
  let folder: TemporaryFolder

  /// The path of the catalog.
  var path: String { folder.file("Team.stylecatalog") }

  init() throws {
    folder = try TemporaryFolder()
    try StyleStore.create(at: path) { rows in
      try rows.write(.style, "Day", body: "struct Day: LabelStyle {}")
      try rows.write(.tint, "brand", body: #"{"any":"blue"}"#)
      try rows.write(.labels, "week", body: #"{"labels":["Monday"]}"#)
    }
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
  }

  /// Replaces the bytes of the file.
  func write(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// Runs SQL on the file as any other program would, without what protects a catalog.
  func tamper(_ sql: String) throws {
    try execute(sql, at: path)
  }
}

/// Expects a body to fail with a problem, and tells what came instead.
func expectProblem<Result>(
  _ problem: StoreError.Problem, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Result
) {
  do {
    _ = try body()
    Issue.record("nothing was refused", sourceLocation: sourceLocation)
  } catch let error as StoreError {
    #expect(
      error.problem == problem, "\(error.problem) in place of \(problem)",
      sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, "\(error)", sourceLocation: sourceLocation)
  }
}
