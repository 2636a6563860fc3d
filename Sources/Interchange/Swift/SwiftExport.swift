import Diagnostics
import StyleModel
import StyleSyntax
import SwiftText

/// Writes items as Swift files that a project can take as they are.
package struct SwiftExport: Sendable {
  /// How tints are written.
  package enum Colors: String, CaseIterable, Sendable {
    /// As members of `Color`: a style says `Color.brand`.
    case code

    /// Not at all: a style says `Color("brand")`, which an asset catalog holds.
    case assets
  }

  /// Whether types and what makes them are `public`.
  package var isPublic = false

  /// How tints are written.
  package var colors = Colors.code

  /// Whether each file ends with previews, for Xcode's canvas.
  package var hasPreviews = true

  /// Creates an export with the usual settings.
  package init() {}

  /// Writes one file an item, in the order of the items.
  ///
  /// - Parameter items: The items, each after those that it uses.
  /// - Returns: The files.
  /// - Throws: `InputError` where two items would be one file or one name, or Swift cannot be read.
  package func files(_ items: [ExportItem]) throws(InputError) -> [ExportedFile] {
    try Self.files(try pieces(of: items))
  }

  /// Returns the files of pieces, one a piece.
  ///
  /// - Throws: `InputError` where two pieces would be one file.
  static func files(_ pieces: [ExportPiece]) throws(InputError) -> [ExportedFile] {
    var owners: [String: String] = [:]
    for piece in pieces {
      if let other = owners.updateValue(piece.item, forKey: piece.fileName.lowercased()) {
        throw InputError(
          "\(other) and \(piece.item) would both be written to '\(piece.fileName)'",
          hint: "rename one of them, or export them into files of their own")
      }
    }
    return pieces.map { ExportedFile(path: $0.fileName, text: ExportedText.text(of: [$0])) }
  }

  /// Writes all items into one file.
  ///
  /// - Parameter items: The items, each after those that it uses.
  /// - Returns: The text of the file.
  /// - Throws: `InputError` where two items would be one name, or Swift cannot be read.
  package func file(_ items: [ExportItem]) throws(InputError) -> String {
    Self.file(try pieces(of: items))
  }

  /// Returns the text of a file of pieces.
  static func file(_ pieces: [ExportPiece]) -> String {
    var pieces = pieces
    // A comment at the end of a style's own file would be taken for one of the next style.
    for index in pieces.indices.dropLast() { pieces[index].trailingComments = [] }
    return ExportedText.text(of: pieces)
  }

  /// Makes the pieces of items, but for tints that are left to assets.
  ///
  /// - Throws: `InputError` where two items would be one name, or Swift cannot be read.
  func pieces(of items: [ExportItem]) throws(InputError) -> [ExportPiece] {
    let isTint = Set(items.filter { $0.document.kind == .tint }.map(\.name))
    try refuseTwins(among: items)
    var pieces: [ExportPiece] = []
    var shared = SharedTypes()
    for item in items {
      func mark(_ piece: inout ExportPiece) {
        piece.mark(
          item.document.extras.deprecated,
          renamed: item.document.replacementInSwift { isTint.contains($0) })
      }
      switch item.document {
      case .style(let style):
        var piece = try HeldStyles(item).piece(of: style) { text throws(InputError) in
          try spelled(text, isTint)
        }
        shared.place(&piece, of: item.name)
        if isPublic { PublicAccess(style: item.name).apply(to: &piece.declarations) }
        mark(&piece)
        pieces.append(piece)
      case .tint(let tint) where colors == .code:
        var piece = ExportPiece(tint: item.name, tint, isPublic: isPublic) { isTint.contains($0) }
        mark(&piece)
        pieces.append(piece)
      case .tint: break
      case .labels(let set):
        var piece = ExportPiece(labels: item.name, set, isPublic: isPublic)
        mark(&piece)
        pieces.append(piece)
      }
    }
    if !hasPreviews { for index in pieces.indices { pieces[index].preview = nil } }
    return pieces
  }

  private func spelled(_ text: String, _ tints: Set<String>) throws(InputError) -> String {
    do throws(SyntaxError) {
      return try (colors == .code ? TintForm.member : .asset).text(of: text) {
        tints.contains($0)
      }
    } catch {
      throw InputError(error.message, hint: error.hint)
    }
  }

  /// Refuses tints that would be one member of `Color`, and label sets that would be one type.
  private func refuseTwins(among items: [ExportItem]) throws(InputError) {
    var names: [String: String] = [:]
    for item in items {
      let name: String
      switch item.document {
      case .style: name = item.name
      case .tint: name = "Color." + TintMember.name(of: item.name)
      case .labels: name = SwiftName.labelsType(of: item.name)
      }
      let shown = "\(item.document.kind.noun) '\(item.name)'"
      if let other = names.updateValue(shown, forKey: name) {
        throw InputError(
          "the \(other) and the \(shown) would both be '\(name)' in Swift",
          hint: "rename one of them, or export them one by one")
      }
    }
  }
}
