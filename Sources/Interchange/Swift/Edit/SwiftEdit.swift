import Diagnostics
import StyleModel
import StyleSyntax
import SwiftText

/// What becomes of Swift files that are there where items are written among them.
///
/// Each item that a file declares is renewed where it stands, and all else in the file stays. What no
/// file declares gets a file of its own, or goes to the end of the one that was named.
struct SwiftEdit {
  /// What is asked for.
  let request: WritingRequest

  /// What is written.
  let pieces: [ExportPiece]

  /// What is there.
  let standing: StandingSwift

  /// The items that are written, by kind and name.
  let exported: [String: ExportItem]

  /// What becomes of the items of a file.
  struct Work {
    /// Those that are written anew where they stand.
    var renewed: [(piece: ExportPiece, item: StandingItem)] = []

    /// Those that stay as they are.
    var kept: [(piece: ExportPiece, item: StandingItem)] = []

    /// Those that are left over and are removed.
    var pruned: [StandingItem] = []
  }

  /// What becomes of files, by their numbers.
  private(set) var work: [Int: Work] = [:]

  /// The items that no file declares.
  private(set) var fresh: [ExportPiece] = []

  /// What stays otherwise than the catalog has it.
  private(set) var left: [LeftInPlace] = []

  /// The paths of files that are there and cannot be read.
  let unread: Set<String>

  /// Sorts the items by what is there of them.
  init(
    _ request: WritingRequest, among files: [Intake.File], unread: Set<String> = []
  ) throws {
    self.request = request
    self.unread = unread
    pieces = try request.swift.pieces(of: request.items)
    standing = try StandingSwift(files, holdings: request.holdings)
    exported = Dictionary(
      request.items.map { ($0.document.kind.rawValue + ":" + $0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    for item in standing.items where item.holding.isLeftOver { take(leftOver: item) }
    let gone = Set(work.values.flatMap { $0.pruned.flatMap(\.sites) })
    for piece in pieces { take(piece, except: gone) }
    writeNeededTints()
  }

  /// Notes what becomes of an item in each file that it stands in.
  private mutating func note(_ item: StandingItem, _ change: (inout Work) -> Void) {
    for file in Set([item.file] + item.sites.map(\.file)) { change(&work[file, default: Work()]) }
  }

  private mutating func take(leftOver item: StandingItem) {
    let holding = item.holding
    if request.prunes, holding.ownership != .never, item.isReplaceable {
      return note(item) { $0.pruned.append(item) }
    }
    let reason =
      holding.isRemoved
      ? "the catalog has removed it" : "it is called '\(holding.name)' in the catalog now"
    let word = "\(item.kind.noun) '\(holding.written)'"
    let isOurs = holding.ownership != .never
    let diagnostic = Diagnostic(
      .warning, file: standing.files[item.file].path, place: item.place,
      message: isOurs
        ? "the \(word) is left over: \(reason)"
        : "the \(word) stays, as the catalog never held it so: \(reason)",
      hint: !isOurs
        ? "remove it, or take it in: stylectl add \(typed(standing.files[item.file].path))"
        : item.isReplaceable ? "to remove it: --prune" : "remove it by hand")
    left.append(LeftInPlace(diagnostic: diagnostic, isInTheWay: false))
  }

  private mutating func take(_ piece: ExportPiece, except gone: Set<StandingItem.Site>) {
    guard let item = standing.item(piece.kind, piece.name) else {
      guard let site = standing.declaration(of: piece.swiftName, except: gone) else {
        return fresh.append(piece)
      }
      return leave(
        piece, in: site.file, place: standing.place(of: site),
        message: "'\(piece.swiftName)' is declared here, and the catalog never held it so; "
          + "it stays",
        hint: "rename one of the two; or see what 'stylectl add "
          + "\(typed(standing.files[site.file].path))' makes of it")
    }
    let path = standing.files[item.file].path
    let isReplaced = request.overwrites && item.isReplaceable
    switch item.holding.ownership {
    case .present:
      if item.isReplaceable, needsRenewal(piece, item) {
        note(item) { $0.renewed.append((piece, item)) }
      } else {
        note(item) { $0.kept.append((piece, item)) }
      }
    case _ where isReplaced: note(item) { $0.renewed.append((piece, item)) }
    case .earlier(let version, let latest):
      leave(
        piece, in: item.file, place: item.place,
        message: "\(piece.item) is at version \(version) here, and is written at \(latest); "
          + "it stays",
        hint: item.isReplaceable
          ? "to replace it: --overwrite"
          : "take the new one by hand: stylectl show \(typed(piece.name))")
    case .never:
      leave(
        piece, in: item.file, place: item.place,
        message: "\(piece.item) is here as the catalog never held it; it stays",
        hint: "take it in: stylectl add --replace \(typed(path)); or where a colleague has it: "
          + "stylectl pull; to replace it: --overwrite")
    }
  }

  private mutating func leave(
    _ piece: ExportPiece, in file: Int, place: Place?, message: String, hint: String
  ) {
    left.append(
      LeftInPlace(
        diagnostic: Diagnostic(
          .warning, file: standing.files[file].path, place: place, message: message, hint: hint),
        isInTheWay: true))
  }

  /// Whether something that says what the catalog holds is to be written otherwise all the same.
  ///
  /// The spelling of a person stays: that of tints, the order of declarations, a preview.
  private func needsRenewal(_ piece: ExportPiece, _ item: StandingItem) -> Bool {
    guard let exported = exported[piece.kind.rawValue + ":" + piece.name] else { return false }
    return StandingComparison(
      item, exported, piece, in: standing, swift: request.swift,
      tintNames: request.holdings.tintNames
    ).needsRenewal
  }

  /// Takes the tints that the app declares otherwise than an export, where what is written names them as
  /// an export does.
  private mutating func writeNeededTints() {
    let others = work.values.flatMap(\.kept).filter { piece, item in
      piece.kind == .tint && !item.isReplaceable
    }.map(\.piece)
    if others.isEmpty { return }
    let text = SwiftExport.file(fresh + work.values.flatMap { $0.renewed.map(\.piece) })
    fresh += others.filter { text.names($0.swiftName) }.sorted { $0.name < $1.name }
  }
}

extension String {
  /// Whether Swift names a member such as `Color.brand`.
  fileprivate func names(_ member: String) -> Bool {
    var rest = self[...]
    while let found = rest.firstRange(of: member) {
      rest = rest[found.upperBound...]
      guard let next = rest.first, next.isLetter || next.isNumber || next == "_" else {
        return true
      }
    }
    return false
  }
}
