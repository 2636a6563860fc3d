import Foundation
import TestSupport
import Testing

/// A catalog with one fault of each rule, for a target of iOS 15: the files of `Fixtures/Faults`, and
/// a label set of them in conflict.
enum FaultyCatalog {
  private static let faults = SourceText.root.appendingPathComponent("Tests/Fixtures/Faults").path

  /// Makes it as `Team.stylecatalog` in a folder.
  static func make(in folder: TemporaryFolder) throws {
    func run(_ words: String..., status: Int32 = 0) throws {
      let result = try runStylectl(
        words, in: folder,
        environment: ["STYLECTL_AUTHOR": "Ada", "SOURCE_DATE_EPOCH": "1767225600"])
      try #require(result.status == status, "\(words): \(result.errors)")
    }
    try run("init", "--empty", "Team.stylecatalog")
    for name in try FileManager.default.contentsOfDirectory(atPath: faults).sorted() {
      try run("add", "--quiet", "\(faults)/\(name)")
    }
    try FileManager.default.copyItem(
      atPath: folder.file("Team.stylecatalog"), toPath: folder.file("Other.copy"))
    for (title, catalog) in [("Append", "Team.stylecatalog"), ("Insert", "Other.copy")] {
      try folder.write(#"[{"id":"add","title":"\#(title)"}]"#, to: "deeds.json")
      try run("add", "--quiet", "--replace", "deeds.json", "--catalog", catalog)
    }
    try run("merge", "Other.copy", status: 1)
  }
}
