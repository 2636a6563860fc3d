import StyleModel
import StyleSyntax
import SwiftText

/// Compares an item that stands in a file, as the catalog holds it, with what an export would write.
struct StandingComparison {
  private let item: StandingItem
  private let exported: ExportItem
  private let piece: ExportPiece
  private let parts: [StandingFile.Part]
  private let text: String
  private let swift: SwiftExport
  private let tintNames: Set<String>

  /// Prepares the comparison of an item that can be replaced.
  init(
    _ item: StandingItem, _ exported: ExportItem, _ piece: ExportPiece, in standing: StandingSwift,
    swift: SwiftExport, tintNames: Set<String>
  ) {
    self.item = item
    self.exported = exported
    self.piece = piece
    self.swift = swift
    self.tintNames = tintNames
    parts = item.sites.map { standing.part(at: $0) }
    text = Printer.print(Document(parts.compactMap(\.declaration)))
  }

  /// Whether the export says something else: other names, access, a deprecation, other held styles.
  var needsRenewal: Bool {
    guard let own = parts.first?.declaration, let wanted else { return false }
    let isMarked = { (declaration: Declaration) in
      declaration.attributes.filter(Deprecation.isAttribute)
    }
    if isMarked(own) != isMarked(wanted) { return true }
    if wanted.attributes.contains("public"), !own.attributes.contains("public") { return true }
    return switch item.kind {
    case .style: isStyleOther
    case .tint: isTintOther
    case .labels: false
    }
  }

  /// What the export would write in the place of the first declaration.
  private var wanted: Declaration? {
    let first = piece.declarations.first { declaration in
      piece.kind != .style || declaration.typeName == piece.name
    }
    guard piece.kind == .tint, case .type(let type)? = first?.kind else { return first }
    return type.members.first
  }

  private var isStyleOther: Bool {
    guard case .style(let stored) = exported.document, case .style(let own)? = item.draft?.document
    else { return false }
    let wanted = Printer.print(Document(piece.declarations))
    if Self.heldMarks(in: wanted) != Self.heldMarks(in: text) { return true }
    if swift.colors == .assets,
      let other = try? TintForm.asset.text(of: text, where: tintNames.contains), other != text
    {
      return true
    }
    if swift.isPublic { return false }
    let comparison = try? ExportedStyle(
      own.swift, of: stored.swift, named: piece.name, sharesImports: true, isDeprecated: true,
      where: tintNames.contains)
    return comparison.map { !$0.isUnchanged } ?? false
  }

  private var isTintOther: Bool {
    guard case .tint(let stored) = exported.document, case .tint(let own)? = item.draft?.document
    else { return false }
    return own.inSwiftUI(where: tintNames.contains).values
      != stored.inSwiftUI(where: tintNames.contains).values
  }

  private static func heldMarks(in text: String) -> [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("///") && $0.contains(", held at version ") }.sorted()
  }
}
