import Foundation
import Testing

@testable import Vocabulary

/// The text that the program embeds, and its index.
struct EmbeddedTextTests {
  @Test func keysAreFoundAndSorted() {
    let keys = (0..<VocabularyText.keyCount).map(VocabularyText.key)
    #expect(keys.count > 2000)
    for (place, key) in keys.enumerated() {
      #expect(VocabularyText.place(of: key) == place, "\(key)")
    }
    for (one, next) in zip(keys, keys.dropFirst()) {
      #expect(one.utf8.lexicographicallyPrecedes(next.utf8), "\(one) before \(next)")
    }
  }

  @Test(arguments: ["", "A", "zzz", "Text.bolder", "Text.bol", ".", "\\", "View.padding\t"])
  func whatIsNoKeyIsNotFound(key: String) {
    #expect(VocabularyText.place(of: key) == nil)
  }

  /// `make vocabulary` writes what is embedded.
  @Test func whatIsEmbeddedIsWhatTheFolderSays() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = root.appendingPathComponent("Scripts/embed-vocabulary.sh")
    process.arguments = [folder.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    for name in ["vocabulary.text", "vocabulary.h"] {
      let fresh = try Data(contentsOf: folder.appendingPathComponent(name))
      let committed = try Data(
        contentsOf: root.appendingPathComponent("Sources/CAssets").appendingPathComponent(name))
      #expect(fresh == committed, "\(name): run make vocabulary")
    }
  }
}
