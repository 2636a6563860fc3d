import SwiftText

/// The types that styles of one export have beside themselves: equal ones are written once, unequal
/// ones of one name go into their style.
struct SharedTypes {
  private var texts: [String: String] = [:]
  private var written: Set<String> = []

  /// Takes from a piece what an earlier one has written, and nests what would clash with it.
  mutating func place(_ piece: inout ExportPiece, of style: String) {
    var kept: [Declaration] = []
    var nested: [Declaration] = []
    for declaration in piece.declarations {
      let text = Printer.print(Document([declaration]), layout: .export)
      guard let name = declaration.helperName, name != style else {
        if declaration.isShared(style), !written.insert(text).inserted { continue }
        kept.append(declaration)
        continue
      }
      if let earlier = texts[name] {
        guard earlier != text else { continue }
        nested.append(declaration)
      } else {
        texts[name] = text
        kept.append(declaration)
      }
    }
    piece.declarations = kept + nested
    piece.declarations.nest(nested, into: style)
  }
}

extension Declaration {
  /// The name of a type or a function at top level; nil for an extension.
  fileprivate var helperName: String? {
    switch kind {
    case .type(let type): type.keyword == "extension" ? nil : type.name
    case .property(let property): property.name
    default: nil
    }
  }

  /// Whether the declaration may be another style's as well: an extension of a type that is not the
  /// style's own, or a function.
  fileprivate func isShared(_ style: String) -> Bool {
    switch kind {
    case .type(let type):
      type.keyword == "extension" && type.name != style
        && type.requirements?.contains(style) != true
    case .function: true
    default: false
    }
  }
}
