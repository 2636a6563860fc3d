import JSON
import SwiftText
import Vocabulary

/// Puts a file together: what it needs, imports, declarations, previews.
enum ExportedText {
  /// Returns the text of a file of pieces.
  static func text(of pieces: [ExportPiece]) -> String {
    var parts: [String] = []
    var head = ""
    if let versions = versions(of: pieces) { head = "// Needs \(versions).\n" }
    parts.append(head + "import SwiftUI\n" + imports(of: pieces))
    if pieces.contains(where: \.needsAppearances) { parts.append(AppearanceInitializer.text) }
    for piece in pieces {
      let document = Document(piece.declarations, trailingComments: piece.trailingComments)
      parts.append(Printer.print(document, layout: .export))
    }
    return (parts + previews(of: pieces)).joined(separator: "\n")
  }

  /// Returns the declarations and previews of pieces, for the end of a file that is there.
  static func body(of pieces: [ExportPiece]) -> String {
    let parts = pieces.map { piece in
      let document = Document(piece.declarations, trailingComments: piece.trailingComments)
      return Printer.print(document, layout: .export)
    }
    return (parts + previews(of: pieces)).joined(separator: "\n")
  }

  private static func previews(of pieces: [ExportPiece]) -> [String] {
    let previews = pieces.compactMap(\.preview)
    return previews.map { preview($0.view, named: previews.count > 1 ? $0.name : nil) }
  }

  /// Returns a `#Preview` of a view.
  static func preview(_ view: Expression, named name: String?) -> String {
    let argument = name.map { Argument(value: Expression(.string(StringLiteral.spelling(of: $0)))) }
    let closure = Closure(body: Block([Statement(.expression(view))]))
    let call = Call(
      arguments: argument.map { [$0] }, trailing: [TrailingClosure(closure: closure)])
    let root = Expression(.name("#Preview"))
    let preview = Statement(.expression(Expression(.chain(root, [Link(.call(call))]))))
    return Printer.print(preview, layout: .export)
  }

  private static func versions(of pieces: [ExportPiece]) -> SystemVersions? {
    var versions: SystemVersions?
    for next in pieces.compactMap(\.versions) {
      if versions == nil { versions = next } else { versions?.formMaximum(next) }
    }
    return versions
  }

  /// The lines of the imports that pieces need, SwiftUI first.
  static func importLines(of pieces: [ExportPiece]) -> [String] {
    ["import SwiftUI"]
      + imports(of: pieces).split(separator: "\n").map(String.init)
  }

  private static func imports(of pieces: [ExportPiece]) -> String {
    var plain: Set<String> = []
    var conditional: [String] = []
    for declaration in pieces.flatMap(\.imports) {
      let text = Printer.print(Document([declaration]), layout: .export)
      if case .line = declaration.kind {
        plain.insert(text)
      } else if !conditional.contains(text) {
        conditional.append(text)
      }
    }
    let lines = plain.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return lines.joined() + conditional.map { "\n" + $0 }.joined()
  }
}
