import Foundation

/// A Swift file of the package, for rules that are checked on text.
struct SourceText {
  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path from the root of the package.
  var path: String

  /// The lines without their ends.
  var lines: [Substring]

  /// The folder below `Sources` or `Tests`.
  var module: String { String(path.split(separator: "/")[1]) }

  /// The modules that are imported.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || $0.hasSuffix(")") || isAccess($0) })
      else { return nil }
      return String(words[words.count - 1].prefix { $0 != "." })
    }
  }

  private func isAccess(_ word: Substring) -> Bool {
    ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }

  /// Returns all Swift files below a folder of the package, sorted by path.
  static func all(in folder: String) throws -> [SourceText] {
    let start = root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: start.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: start.appendingPathComponent(name), encoding: .utf8)
      return SourceText(
        path: "\(folder)/\(name)",
        lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }
}
