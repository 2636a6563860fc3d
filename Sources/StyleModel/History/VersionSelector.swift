/// Which version of an item a reference means.
package enum VersionSelector: Hashable, Sendable, CustomStringConvertible {
  /// `@3`: the third version along the first parents; one to five digits.
  case number(Int)

  /// `@1f0c9a`: the version whose hash begins so; six or more hex digits, in lower case here.
  case hash(String)

  /// `@2.0`: what a release holds.
  case release(String)

  /// Reads what stands after `@`; nil where that is nothing.
  package init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    let isNumber = bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if isNumber, bytes.count <= 5, let number = Int(text) {
      self = .number(number)
    } else if (6...64).contains(bytes.count), text.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
      self = .hash(text.lowercased())
    } else {
      self = .release(text)
    }
  }

  /// The selector as it is typed after `@`.
  package var description: String {
    switch self {
    case .number(let number): String(number)
    case .hash(let digits): digits
    case .release(let name): name
    }
  }
}
