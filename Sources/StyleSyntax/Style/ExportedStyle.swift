import Diagnostics
import StyleModel
import SwiftText

/// Tells whether a style was written out and read again, and nothing else happened to it.
///
/// An export spells tints otherwise, writes what styles share once and elsewhere, nests types of
/// other styles' names, and puts the imports of a file on top of all that it holds.
package struct ExportedStyle {
  /// The name of the style's type.
  private let name: String

  /// Whether the imports may be those of other styles too.
  private let sharesImports: Bool

  private let written: Document
  private let stored: Document

  /// Compares canonical texts.
  ///
  /// - Parameters:
  ///   - written: What was read.
  ///   - stored: What might have been written out.
  ///   - name: The name of the style's type.
  ///   - sharesImports: Whether it stood in one file with other styles.
  ///   - isDeprecated: Whether the style is deprecated, which an export says in attributes.
  ///   - isTint: Whether there is a tint of a name.
  /// - Throws: `SyntaxError` where a text cannot be read.
  package init(
    _ written: String, of stored: String, named name: String, sharesImports: Bool,
    isDeprecated: Bool = false, where isTint: (String) -> Bool
  ) throws(SyntaxError) {
    func document(_ text: String) throws(SyntaxError) -> Document {
      var document = try Reader.document(TintForm.plain.text(of: text, where: isTint))
      document.declarations.removeAll(where: \.isPalette)
      if isDeprecated {
        for index in document.declarations.indices {
          document.declarations[index].attributes.removeAll(where: Deprecation.isAttribute)
        }
      }
      return document
    }
    self.name = name
    self.sharesImports = sharesImports
    self.written = try document(written)
    self.stored = try document(stored)
  }

  /// Whether one is an export of the other.
  package var isUnchanged: Bool {
    let comments = written.trailingComments
    guard comments.isEmpty || comments == stored.trailingComments else { return false }
    var expected = stored.declarations
    expected.nest(expected.filter { nestedTypes.contains($0.typeName ?? "") }, into: name)
    let imports = Self.texts(written.declarations.filter(\.isImport))
    let ownImports = Self.texts(stored.declarations.filter(\.isImport))
    guard imports == ownImports || sharesImports && Set(imports).isSuperset(of: ownImports) else {
      return false
    }
    return Self.texts(written.declarations.filter { !$0.isImport })
      == Self.texts(expected.filter { !$0.isImport })
  }

  /// The types within the written style that the stored text has beside it.
  private var nestedTypes: Set<String> {
    var nested: Set<String> = []
    for case .type(let type) in written.declarations.map(\.kind)
    where type.keyword != "extension" && type.name == name {
      nested.formUnion(type.members.compactMap(\.typeName))
    }
    return nested.subtracting(written.declarations.compactMap(\.typeName))
  }

  /// The declarations as texts; their order means nothing to Swift.
  private static func texts(_ declarations: [Declaration]) -> [String] {
    declarations.map { Printer.print(Document([$0])) }.sorted()
  }
}

extension Declaration {
  /// The name of a type that is declared; nil for an extension.
  package var typeName: String? {
    guard case .type(let type) = kind, type.keyword != "extension" else { return nil }
    return type.name
  }

  /// Whether this is an import, or only imports under `#if`.
  package var isImport: Bool {
    switch kind {
    case .line(let text): text.hasPrefix("import ") || text.contains(" import ")
    case .conditional(let clauses):
      clauses.allSatisfy { clause in
        clause.content.allSatisfy { member in
          if case .line(let text) = member.kind { text.hasPrefix("import ") } else { false }
        }
      }
    default: false
    }
  }

  /// Whether this extends `Color` with nothing but constants and initializers, as an export writes
  /// beside the styles that use them.
  fileprivate var isPalette: Bool {
    guard case .type(let type) = kind, type.keyword == "extension",
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
}

extension [Declaration] {
  /// Puts types at top level into a style, and makes their extensions those of the nested types.
  package mutating func nest(_ types: [Declaration], into style: String) {
    let names = Set(types.compactMap(\.typeName))
    guard !names.isEmpty else { return }
    removeAll { names.contains($0.typeName ?? "") }
    for index in indices {
      guard case .type(var type) = self[index].kind else { continue }
      if type.keyword != "extension", type.name == style {
        type.members = types + type.members
      } else if type.keyword == "extension", names.contains(type.name) {
        type.name = "\(style).\(type.name)"
      }
      self[index].kind = .type(type)
    }
  }
}
