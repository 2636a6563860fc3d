import Diagnostics
import SwiftText

extension StyleReferences {
  /// Gives the tints and styles that a canonical text names other names, each where it is named.
  ///
  /// `Color("old")` becomes `Color("new")`; `.old`, `Color.old` and `Tokens.old` become `.new`,
  /// `Color.new` and `Tokens.new` where a colour is wanted, or `Color("new")` where the new name is
  /// no identifier. A style is renamed wherever its type's name stands. The text stays canonical.
  ///
  /// - Parameters:
  ///   - tints: The new names of tints by their old ones.
  ///   - styles: The new names of styles by their old ones.
  ///   - text: The canonical text.
  ///   - isTint: Whether there is a tint of a name, so that a whole path goes before its last
  ///     component; by default only the tints that are renamed count.
  /// - Returns: The text with the new names.
  /// - Throws: `SyntaxError` where the text cannot be read.
  package static func renaming(
    tints: [String: String] = [:], styles: [String: String] = [:], in text: String,
    where isTint: ((String) -> Bool)? = nil
  ) throws(SyntaxError) -> String {
    var result = text
    if tints.contains(where: { $0.key != $0.value }) {
      let references = StyleReferences(of: try Reader.document(text))
      result = splice(references.tints, of: Array(text.utf8), tints) { name in
        isTint?(name) ?? (tints[name] != nil)
      }
    }
    let changed = styles.filter { $0.key != $0.value }
    if !changed.isEmpty { result = try Renaming.renaming(changed, in: result) }
    return result
  }

  /// Gives a style another name in its own canonical text.
  package static func renaming(style old: String, to new: String, in text: String)
    throws(SyntaxError) -> String
  {
    try renaming(styles: [old: new], in: text)
  }

  private static func splice(
    _ uses: [TintUse], of bytes: [UInt8], _ names: [String: String], where isTint: (String) -> Bool
  ) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var next = 0
    for use in uses where use.range.lowerBound >= next && use.range.upperBound <= bytes.count {
      guard let old = use.name(where: isTint), let new = names[old], new != old else { continue }
      let change = TintSpelling(use, in: bytes).renamed(from: old, to: new)
      guard change.start >= next else { continue }
      output += bytes[next..<change.start]
      output += change.text.utf8
      next = use.range.upperBound
    }
    output += bytes[next...]
    return String(decoding: output, as: UTF8.self)
  }
}
