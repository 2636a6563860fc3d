import SwiftText

/// A tint as a member of `Color`: `Color.brand` for the tint `brand`.
package enum TintMember {
  /// Returns the name of the member that stands for a tint.
  ///
  /// `Brand.primary` is `brandPrimary`, `2nd blue` is `_2ndBlue`; a name of SwiftUI's own or a word
  /// of Swift gets `Tint` at its end.
  package static func name(of tint: String) -> String {
    let name = SwiftName.member(of: tint, fallback: "unnamed")
    let isTaken =
      Vocabulary.members(of: .color).contains(name)
      || Vocabulary.members(of: .shapeStyle).contains(name)
      || Vocabulary.method(name, of: .color) != nil || Vocabulary.modifier(name) != nil
      || name == "gradient"
    return isTaken || SwiftIdentifier.isReserved(name) ? name + "Tint" : name
  }

  /// Writes every `Color("brand")` of a canonical text as `Color.brand`, where there is such a tint.
  ///
  /// - Throws: `SyntaxError` where the text cannot be read.
  package static func spelled(in text: String, where isTint: (String) -> Bool)
    throws(SyntaxError) -> String
  {
    let bytes = Array(text.utf8)
    let opener = Array("Color(".utf8)
    var output: [UInt8] = []
    var next = 0
    for use in StyleReferences(of: try Reader.document(text)).tints where use.spelling == .name {
      let (start, end) = (use.range.lowerBound - opener.count, use.range.upperBound)
      guard start >= next, end < bytes.count, bytes[end] == UInt8(ascii: ")"),
        bytes[start..<use.range.lowerBound].elementsEqual(opener),
        let name = use.name(where: isTint)
      else { continue }
      output += bytes[next..<start]
      output += "Color.\(self.name(of: name))".utf8
      next = end + 1
    }
    output += bytes[next...]
    return String(decoding: output, as: UTF8.self)
  }
  /// Returns the canonical text without the extensions of `Color` that hold nothing but constants and
  /// initializers, as an export writes them beside the styles that use them.
  ///
  /// - Throws: `SyntaxError` where the text cannot be read.
  package static func withoutPalettes(_ text: String) throws(SyntaxError) -> String {
    var document = try Reader.document(text)
    document.declarations.removeAll { declaration in
      guard case .type(let type) = declaration.kind, type.keyword == "extension",
        type.name == "Color" || type.requirements == "Self == Color"
      else { return false }
      return type.members.allSatisfy { member in
        switch member.kind {
        case .property: member.attributes.contains("static")
        case .function(let function): function.keyword == "init"
        default: false
        }
      }
    }
    return Printer.print(document)
  }
}
