/// How tokens are referred to (Design Tokens, Format module 2025.10, 7).
enum TokenPath {
  /// The reserved name of the token that a group is itself.
  static let root = "$root"

  /// Returns the path in an alias, `{a.b.c}`; nil where the text is none.
  static func alias(_ text: String) -> [String]? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    let inner = text.dropFirst().dropLast()
    let parts = inner.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ isName($0) || $0 == root }) else { return nil }
    return parts
  }

  /// Whether a text can only be meant as an alias.
  static func looksLikeAlias(_ text: String) -> Bool {
    text.contains("{") || text.contains("}")
  }

  /// Returns the segments of a JSON Pointer in a fragment, `#/a/b~1c`; nil where the text is none.
  ///
  /// Blanks may stand as they are or as `%20` (RFC 6901, 6).
  static func pointer(_ text: String) -> [String]? {
    guard text.hasPrefix("#/") else { return nil }
    let parts = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
    var segments: [String] = []
    for part in parts {
      guard let plain = decoded(part) else { return nil }
      segments.append(
        plain.split(separator: "~1", omittingEmptySubsequences: false)
          .map {
            $0.split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
          }
          .joined(separator: "/"))
    }
    return segments
  }

  /// Whether a text can be the name of a token or a group.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("$") && !text.utf8.contains { "{}.".utf8.contains($0) }
  }

  /// A path as an alias shows it.
  static func text(_ path: [String]) -> String { path.joined(separator: ".") }

  private static func decoded(_ text: Substring) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
