import Diagnostics
import SwiftText

/// How the Swift of a style names tints.
package enum TintForm: Sendable {
  /// As members of `Color`, the way an export declares them: `Color.brand`, and `.brand` where that
  /// does as it stands.
  case member

  /// By their names in an asset catalog: `Color("brand")`.
  case asset

  /// As members of `Color` everywhere, so that texts are equal that name the same tints.
  case plain

  /// Writes every use of a tint in a canonical text in this form.
  ///
  /// - Throws: `SyntaxError` where the text cannot be read.
  package func text(of text: String, where isTint: (String) -> Bool) throws(SyntaxError) -> String {
    try Self.rewriting(text) { use, bytes in
      use.name(where: isTint).flatMap { spelling(of: $0, at: use, in: bytes) }
    }
  }

  /// Writes the members that an export had to name otherwise as the tints that they stand for:
  /// `Color.redTint` as `Color("red")`.
  ///
  /// - Throws: `SyntaxError` where the text cannot be read.
  package static func restored(_ text: String, names: TintNames) throws(SyntaxError) -> String {
    guard names.hasRenamed else { return text }
    return try rewriting(text) { use, _ in
      guard use.spelling == .member, use.candidates.count == 1 else { return nil }
      return names.renamed(use.candidates[0]).map { "Color(\(StringLiteral.spelling(of: $0)))" }
    }
  }

  private func spelling(
    of name: String, at use: StyleReferences.TintUse, in bytes: [UInt8]
  ) -> String? {
    let isImplicit = use.spelling == .member && bytes[use.start] == UInt8(ascii: ".")
    let member = TintMember.name(of: name)
    switch self {
    case .asset:
      return use.spelling == .name ? nil : "Color(\(StringLiteral.spelling(of: name)))"
    case .member where isImplicit && (use.isColor || !use.isCertain) && use.candidates == [member]:
      return nil
    case .member, .plain: return "Color.\(member)"
    }
  }

  /// Writes something else for uses of tints; those of another bundle stay.
  private static func rewriting(
    _ text: String, _ replacement: (StyleReferences.TintUse, [UInt8]) -> String?
  ) throws(SyntaxError) -> String {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var next = 0
    for use in StyleReferences(of: try Reader.document(text)).tints {
      guard use.start >= next, use.range.upperBound <= bytes.count else { continue }
      var end = use.range.upperBound
      if bytes[use.start..<use.range.lowerBound].contains(UInt8(ascii: "(")) {
        guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else { continue }
        end += 1
      }
      guard let new = replacement(use, bytes) else { continue }
      output += bytes[next..<use.start]
      output += new.utf8
      next = end
    }
    output += bytes[next...]
    return String(decoding: output, as: UTF8.self)
  }
}
