import StyleModel
import SwiftText

/// How a tint is spelled at one place of a canonical text, and how another name is spelled there.
struct TintSpelling {
  private let use: StyleReferences.TintUse
  private let bytes: [UInt8]

  /// Creates the spelling of a use in the bytes of a text.
  init(_ use: StyleReferences.TintUse, in bytes: [UInt8]) {
    self.use = use
    self.bytes = bytes
  }

  /// Returns what replaces the old name, and the byte where the replacement begins; it ends with
  /// the range of the use.
  func renamed(from old: String, to new: String) -> (start: Int, text: String) {
    let start = use.range.lowerBound
    let written = String(decoding: bytes[use.range], as: UTF8.self)
    if use.spelling == .name {
      return (start, Self.literal(new, isPath: written.contains("/")))
    }
    if let member = member(written, from: old, to: new) { return (start, member) }
    if follows("Color(.") { return (start - 1, Self.literal(new, isPath: false)) }
    let text = "Color(\(Self.literal(new, isPath: false)))"
    if follows("Color.") { return (start - 6, text) }
    return (follows(".") ? start - 1 : start, text)
  }

  /// The new name as a path of members, as the old one is written; nil where it cannot be one.
  private func member(_ written: String, from old: String, to new: String) -> String? {
    let names = new.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy({ SwiftIdentifier.problem(of: $0) == nil }) else { return nil }
    let isInType = written.isTypeName
    if old != written {
      guard names.count == 1, let dot = written.lastIndex(of: ".") else { return nil }
      return String(written[...dot]) + new
    }
    // A name that SwiftUI has would mean SwiftUI's colour.
    if ColorPath.isKnown(names[0], isResource: follows("Color(.")) { return nil }
    return isInType == new.isTypeName && (!isInType || names.count > 1) ? new : nil
  }

  /// Whether the bytes before the use are these, and begin a word of their own.
  private func follows(_ text: String) -> Bool {
    let start = use.range.lowerBound - text.utf8.count
    guard start >= 0, bytes[start..<use.range.lowerBound].elementsEqual(text.utf8) else {
      return false
    }
    guard text != ".", start > 0 else { return true }
    let before = bytes[start - 1]
    return
      !(before == UInt8(ascii: "_") || before == UInt8(ascii: ".") || before >= 0x80
      || (before | 0x20) >= UInt8(ascii: "a") && (before | 0x20) <= UInt8(ascii: "z")
      || before >= UInt8(ascii: "0") && before <= UInt8(ascii: "9"))
  }

  /// A name as a string literal; in a path, its dots become slashes.
  private static func literal(_ name: String, isPath: Bool) -> String {
    StringLiteral.spelling(of: isPath ? String(name.map { $0 == "." ? "/" : $0 }) : name)
  }
}
