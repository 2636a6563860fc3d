import StyleModel

/// The hash by which a page's policy names what is in it, as the Content Security Policy spells it.
enum PageHash {
  /// Returns the source expression of a text: `'sha256-…'`.
  static func source(of text: String) -> String {
    var hash = SHA256()
    hash.update(text.utf8)
    return "'sha256-\(base64(hash.finalize()))'"
  }

  /// Encodes bytes as RFC 4648 does, section 4.
  static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : "=")
      }
    }
    return text
  }
}
