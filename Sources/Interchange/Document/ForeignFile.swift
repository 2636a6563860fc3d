import Diagnostics
import StyleSyntax

/// A file of a kind that people try and that nothing here is taken from.
package struct ForeignFile {
  private var endings: [String]
  private var what: String
  private var way: String

  /// Returns what a file is and which way there is; nil for one that a format may take.
  package static func problem(_ file: Intake.File) -> Diagnostic? {
    let format = Format.of(file)
    guard format.name == Format.swift.name, !format.hasEnding(of: file.path) else { return nil }
    let path = file.path.lowercased()
    let kind =
      all.first { kind in kind.endings.contains(where: path.hasSuffix) }
      ?? (file.bytes.first { $0 > 0x20 } == UInt8(ascii: "<") ? xml : nil)
    return kind.map {
      Diagnostic(
        .error, file: file.path, message: "this is \($0.what), which nothing is taken from",
        hint: $0.way)
    }
  }

  private static let all = [
    ForeignFile(
      endings: [".strings", ".stringsdict"], what: "a file of strings for one language",
      way: "migrate it to a string catalog in Xcode, and add the .xcstrings file"),
    ForeignFile(
      endings: [".xliff", ".xlf"], what: "XLIFF, an exchange file of translators",
      way: "import it in Xcode, and add the string catalog; or take a table: "
        + "title,systemImage,labelID,de"),
    ForeignFile(
      endings: [".svg", ".pdf", ".png", ".jpg", ".jpeg", ".heic", ".webp", ".gif"],
      what: "a picture",
      way: "labels name symbols: SF Symbols, or those of the app's asset catalog"),
    ForeignFile(
      endings: [".yaml", ".yml"], what: "YAML", way: "write it as JSON, or as a table in CSV"),
    ForeignFile(
      endings: [".css", ".scss", ".less"], what: "a style sheet",
      way: "add design tokens (.tokens.json), or a colour: stylectl add tint brand '#0A84FF'"),
    xml,
  ]

  private static let xml = ForeignFile(
    endings: [".xml", ".plist"], what: "XML", way: "'stylectl help add' lists what is taken")
}
