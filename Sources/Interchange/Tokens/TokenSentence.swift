import JSON
import StyleModel

/// A deprecation as one sentence of `$deprecated`: the note, and `Use {path}.` after it.
enum TokenSentence {
  /// Reads a deprecation; nil where it says that the token is not deprecated.
  static func deprecation(_ value: JSONValue) -> Deprecation? {
    if let flag = value.bool { return flag ? Deprecation() : nil }
    guard let text = value.string else { return nil }
    guard text.hasSuffix("}."), let open = text.lastIndex(of: "{"),
      let path = TokenPath.alias(String(text[open...].dropLast())),
      text[..<open] == "Use " || text[..<open].hasSuffix(" Use ")
    else { return Deprecation(note: text) }
    let note = text[..<open].dropLast("Use ".count)
    return Deprecation(
      use: TokenName.name(of: path), note: note.isEmpty ? nil : String(note.dropLast()))
  }

  /// Writes a deprecation.
  static func value(_ deprecation: Deprecation, path: (String) -> String) -> JSONValue {
    let use = deprecation.use.map { "Use {\(path($0))}." }
    let parts = [deprecation.note, use].compactMap(\.self)
    return parts.isEmpty ? .bool(true) : .string(parts.joined(separator: " "))
  }
}
