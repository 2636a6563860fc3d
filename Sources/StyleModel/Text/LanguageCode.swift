/// The identifiers of languages, as `de`, `pt-BR` or `zh-Hant_HK`, and which stands in for which.
package enum LanguageCode {
  /// Whether a text has the form of a language code (BCP 47, its length and its characters).
  package static func isFormed(_ code: some StringProtocol) -> Bool {
    2...35 ~= code.utf8.count
      && code.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
      }
  }

  /// Whether a text begins as the code of a language does: two or three letters (ISO 639), alone or
  /// before a script or a region.
  package static func isLikely(_ code: some StringProtocol) -> Bool {
    let letters = code.utf8.prefix { 0x61...0x7A ~= $0 | 0x20 }
    guard isFormed(code), 2...3 ~= letters.count else { return false }
    let rest = code.utf8.dropFirst(letters.count)
    return rest.isEmpty || isSeparator(rest.first)
  }

  /// Whether two codes mean one language: case and the sign between their parts say nothing.
  package static func areEqual(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    left.utf8.count == right.utf8.count && zip(left.utf8, right.utf8).allSatisfy(areEqual)
  }

  /// Returns the code without its last part, which stands in for it: `zh-Hant` for `zh-Hant-HK`;
  /// nil for a language alone.
  package static func broader(_ code: Substring) -> Substring? {
    guard let separator = code.utf8.lastIndex(where: isSeparator) else { return nil }
    return code[..<separator]
  }

  private static func areEqual(_ left: UInt8, _ right: UInt8) -> Bool {
    left == right || isSeparator(left) && isSeparator(right)
      || left | 0x20 == right | 0x20 && 0x61...0x7A ~= left | 0x20
  }

  private static func isSeparator(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

extension Sequence<String> {
  /// Returns the one of some codes that stands for a language: itself, else the nearest broader one.
  package func standing(for language: String) -> String? {
    var wanted: Substring? = language[...]
    while let code = wanted {
      if let found = first(where: { LanguageCode.areEqual($0, code) }) { return found }
      wanted = LanguageCode.broader(code)
    }
    return nil
  }
}
