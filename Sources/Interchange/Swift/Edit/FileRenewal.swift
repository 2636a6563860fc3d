import StyleModel
import StyleSyntax
import SwiftText

/// One file of an edit: what of it is written anew and what stays.
struct FileRenewal {
  private let number: Int
  private let edit: SwiftEdit
  private let file: StandingFile
  private let renewed: [(piece: ExportPiece, item: StandingItem)]
  private let kept: [(piece: ExportPiece, item: StandingItem)]
  private let pruned: [StandingItem]

  /// Takes what an edit does to a file.
  init(_ number: Int, of edit: SwiftEdit) {
    self.number = number
    self.edit = edit
    file = edit.standing.files[number]
    let work = edit.work[number] ?? SwiftEdit.Work()
    renewed = work.renewed
    kept = work.kept
    pruned = work.pruned
  }

  /// The text of the file after the edit; nil where nothing is left of it.
  var text: String? {
    whole(with: []) ?? (holdsOnlyLeftovers ? nil : text(with: []))
  }

  /// Returns the file as an export writes it, where it is all an export's; nil where a person has a part
  /// in it, or it says the same already in another layout.
  func whole(with fresh: [ExportPiece]) -> String? {
    let contents = ExportedContents(file, number)
    let items = renewed.map(\.item) + kept.map(\.item) + pruned
    let known = (renewed + kept).map(\.piece)
    let all = edit.standing.items(in: number)
    guard !known.isEmpty, contents.areExported(items, as: known, all: all) else { return nil }
    let written = Set((known + fresh).map(\.identity))
    let order = edit.pieces.filter { written.contains($0.identity) }
    let text = SwiftExport.file(order)
    return SwiftWords(text) == file.words ? file.text : text
  }

  /// Whether only what is removed stands in the file, beside what an export writes around it.
  private var holdsOnlyLeftovers: Bool {
    !pruned.isEmpty && renewed.isEmpty && kept.isEmpty
      && ExportedContents(file, number).hold(only: pruned, all: edit.standing.items(in: number))
  }

  /// Returns the file with the changes in the places of what changes, and pieces at its end.
  func text(with fresh: [ExportPiece]) -> String {
    var changes = TextChanges()
    for (piece, item) in renewed { renew(item, as: piece, &changes) }
    for item in pruned { remove(item, &changes) }
    let added = renewed.map(\.piece) + fresh
    addHead(of: added, &changes)
    if !fresh.isEmpty {
      let end = file.parts.last?.range.upperBound ?? 0
      changes.insert("\n\n" + ExportedText.body(of: fresh).withoutLastBreak, at: end)
    }
    return changes.isEmpty ? file.text : changes.applied(to: file.bytes)
  }

  private func renew(
    _ item: StandingItem, as piece: ExportPiece, _ changes: inout TextChanges
  ) {
    if item.kind == .tint { return renew(tint: item, as: piece, &changes) }
    var open = item.sites
    var added: [String] = []
    for declaration in piece.declarations {
      let text = Printer.print(Document([declaration]), layout: .export).withoutLastBreak
      let key = DeclarationKey(declaration)
      let place = open.firstIndex { key != nil && edit.standing.part(at: $0).key == key }
      if let place {
        let site = open.remove(at: place)
        let part = edit.standing.part(at: site)
        guard site.file == number, part.declaration.map(Printer.print) != Printer.print(declaration)
        else { continue }
        changes.replace(part.range, with: text)
      } else if !edit.standing.declares(declaration) {
        added.append(text)
      }
    }
    if item.file == number, let first = item.sites.first {
      let end = edit.standing.part(at: first).range.upperBound
      for text in added { changes.insert("\n\n" + text, at: end) }
    }
    for site in open where site.file == number && !isShared(site, beside: item) {
      changes.remove(edit.standing.part(at: site).range, of: file.readBytes)
    }
  }

  private func renew(tint item: StandingItem, as piece: ExportPiece, _ changes: inout TextChanges) {
    guard let site = item.sites.first, case .type(let type)? = piece.declarations.first?.kind,
      let member = type.members.first
    else { return }
    let range = edit.standing.part(at: site).range
    let indent = file.indentation(at: range.lowerBound)
    let lines = Printer.print(Document([member]), layout: .export).withoutLastBreak
      .split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.enumerated().map { index, line in
      index == 0 || line.isEmpty ? String(line) : indent + line
    }
    changes.replace(range, with: text.joined(separator: "\n"))
  }

  private func remove(_ item: StandingItem, _ changes: inout TextChanges) {
    for site in item.sites where site.file == number && !isShared(site, beside: item) {
      var part = edit.standing.part(at: site)
      if site.member != nil {
        let outer = edit.standing.part(at: .init(file: number, part: site.part))
        let leaving = pruned.flatMap(\.sites).filter { $0.file == number && $0.part == site.part }
        if Set(leaving).count == outer.outline.children.count { part = outer }
      }
      let start = part.range.lowerBound - file.indentation(at: part.range.lowerBound).utf8.count
      changes.remove(start..<part.range.upperBound, of: file.readBytes)
    }
    for part in file.parts where ExportedContents.isPreview(part, of: item) {
      changes.remove(part.range, of: file.readBytes)
    }
  }

  /// Whether another item has the same declaration, such as a type that two styles use.
  private func isShared(_ site: StandingItem.Site, beside item: StandingItem) -> Bool {
    edit.standing.items(in: number).contains { other in
      (other.kind != item.kind || other.holding.written != item.holding.written)
        && other.sites.contains(site)
        && !pruned.contains { $0.kind == other.kind && $0.holding.written == other.holding.written }
    }
  }

  /// Adds the imports that pieces need, and the initializer of colours that follow the appearance.
  private func addHead(of pieces: [ExportPiece], _ changes: inout TextChanges) {
    guard !pieces.isEmpty else { return }
    let imports = file.parts.filter { $0.outline.keyword == "import" }
    let present = Set(imports.map { $0.declaration?.uncommented ?? "" })
    let wanted = ExportedText.importLines(of: pieces).filter { !present.contains($0 + "\n") }
    var text = wanted.joined(separator: "\n")
    let initializer = AppearanceInitializer.text.withoutLastBreak
    if pieces.contains(where: \.needsAppearances),
      !file.parts.contains(where: { $0.words.equals(initializer) })
    {
      text += (imports.isEmpty && text.isEmpty ? "" : "\n\n") + initializer
    }
    guard !text.isEmpty else { return }
    if let last = imports.last {
      changes.insert("\n" + text, at: last.range.upperBound)
    } else {
      changes.insert(text + "\n\n", at: file.parts.first?.range.lowerBound ?? 0)
    }
  }
}

extension StandingFile {
  /// The bytes as the reader counts them.
  var readBytes: [UInt8] { (try? SourceText(bytes).bytes) ?? bytes }

  /// The blanks before an offset on its line.
  func indentation(at offset: Int) -> String {
    let bytes = readBytes
    var start = min(offset, bytes.count)
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[start - 1]) {
      start -= 1
    }
    return String(decoding: bytes[start..<min(offset, bytes.count)], as: UTF8.self)
  }
}

extension String {
  /// The text without the line break at its end.
  var withoutLastBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}

extension Declaration {
  /// The canonical text without the comments before it.
  fileprivate var uncommented: String {
    var declaration = self
    declaration.comments = []
    return Printer.print(declaration)
  }
}

extension SwiftWords {
  /// Whether a text says the same.
  func equals(_ text: String) -> Bool { SwiftWords(text) == self }
}
