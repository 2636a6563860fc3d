import Diagnostics
import SwiftText

/// Reads the styles of one file, from its outline to their canonical texts.
struct FileReading {
  /// How many bytes the styles of one file may have together: many that share a large helper would
  /// hold it once each.
  static let totalLimit = 4 * Limits.bytes

  private let tokens: Tokens
  private let file: String?
  private let items: [FileItem]
  private let groups: [StyleGrouping.Group]
  private let palette: Palette
  private let paths: ConditionalPaths

  /// The last declaration at top level.
  private let last: Int?

  private var reader: Reader
  private var read: [Int: Result<Declaration, SyntaxError>] = [:]
  private var imports: [Declaration] = []
  private var styles: [FoundStyle] = []
  private var errors: [SyntaxError] = []

  /// Reads the styles of a file's tokens; what cannot be read of one does not hide the others.
  ///
  /// With them comes what other files may want of the file, and what it may want of them.
  static func styles(in tokens: Tokens, file: String?) throws(SyntaxError)
    -> (found: FoundStyles, summary: FileSummary)
  {
    var reading = try FileReading(tokens, file: file)
    reading.readStyles()
    return reading.result()
  }

  private init(_ tokens: Tokens, file: String?) throws(SyntaxError) {
    self.tokens = tokens
    self.file = file
    items = FileItem.list(try Outline(tokens))
    last = items.lastIndex { $0.outerTypes.isEmpty }
    palette = Palette(items, in: tokens)
    groups = StyleGrouping(items, palettes: palette.others, in: tokens).groups
    var starts = groups.flatMap(\.members)
    starts += items.indices.filter { [items] in items[$0].outline.keyword == "import" }
    paths = ConditionalPaths(
      of: Set(starts.map { [items] in items[$0].outline.tokens.lowerBound }), in: tokens)
    reader = Reader(tokens)
  }

  private mutating func readStyles() {
    guard !groups.isEmpty else { return }
    var total = 0
    do {
      imports = try readImports()
    } catch {
      errors.append(error)
    }
    if let cut = groups.first(where: \.isCut) { return errors.append(tooMuch(cut)) }
    for group in groups where !items[group.first].isExtension {
      do throws(SyntaxError) {
        let style = try style(group)
        total += style.text.utf8.count
        guard total <= Self.totalLimit else { throw tooMuch(group) }
        styles.append(style)
      } catch {
        errors.append(error)
        if total > Self.totalLimit { break }
      }
    }
  }

  private func tooMuch(_ group: StyleGrouping.Group) -> SyntaxError {
    SyntaxError(
      offset: items[group.first].outline.nameOffset,
      message: "the styles of this file have more than \(Self.totalLimit) bytes together",
      hint: "split the file")
  }

  private mutating func style(_ group: StyleGrouping.Group) throws(SyntaxError) -> FoundStyle {
    let first = items[group.first].outline
    var declarations = imports + (try placed(group.members.sorted()))
    if !group.outerTypes.isEmpty {
      for index in declarations.indices {
        declarations[index].drop(outerTypes: group.outerTypes, of: group.name)
      }
    }
    let document = Document(declarations, trailingComments: trailingComments(group))
    let text = Printer.print(document)
    guard text.utf8.count <= Limits.canonicalBytes else {
      throw SyntaxError(
        offset: first.nameOffset,
        message: "the style '\(group.name)' has \(text.utf8.count) bytes; "
          + "at most \(Limits.canonicalBytes) are kept")
    }
    return FoundStyle(
      source: StyleSource(name: group.name, text: text, document: document), file: file,
      offset: first.nameOffset, outerTypes: group.outerTypes,
      opaque: OpaqueRuns.list(document), fileBytes: tokens.source.bytes)
  }

  /// Puts together what was found, with the places of everything found in one pass.
  private func result() -> (found: FoundStyles, summary: FileSummary) {
    var kept = Set(groups.flatMap(\.members)).union(palette.others.keys)
    for index in items.indices where items[index].outline.keyword == "import" { kept.insert(index) }
    let skipped = items.indices.filter { items[$0].outerTypes.isEmpty && !kept.contains($0) }
    let orphans = groups.map { items[$0.first] }.filter(\.isExtension)
    var offsets = styles.flatMap { [$0.offset] + $0.opaque.map(\.offset) }
    offsets += errors.map(\.offset) + skipped.map { items[$0].outline.offset }
    offsets += orphans.map(\.outline.nameOffset) + palette.entries.map(\.offset)
    let table = PlaceTable(of: offsets, in: tokens.source.bytes)

    var found = FoundStyles()
    found.styles = styles.map { style in
      var placed = style
      placed.place = table.place(of: style.offset)
      for run in placed.opaque.indices {
        placed.opaque[run].file = file
        placed.opaque[run].place = table.place(of: placed.opaque[run].offset)
      }
      return placed
    }
    found.skipped = skipped.map { index in
      let item = items[index].outline
      return SkippedSwift(
        keyword: item.keyword, name: item.name, file: file, place: table.place(of: item.offset))
    }
    found.diagnostics = diagnostics(table)
    return (found, summary(orphans, table))
  }

  private func diagnostics(_ table: PlaceTable) -> [Diagnostic] {
    var told: Set<SyntaxError> = []
    return errors.filter { told.insert($0).inserted }.map { error in
      Diagnostic(
        .error, file: file, place: table.place(of: error.offset), message: error.message,
        hint: error.hint)
    }
  }

  private func summary(_ orphans: [FileItem], _ table: PlaceTable) -> FileSummary {
    var summary = FileSummary(items, palettes: palette.others, in: tokens)
    summary.styles = groups.filter { !items[$0.first].isExtension }.map { group in
      FileSummary.Style(
        name: (group.outerTypes + [group.name]).joined(separator: "."),
        usedNames: group.usedNames)
    }
    summary.orphans = orphans.map {
      FileSummary.Orphan(name: $0.outline.name, place: table.place(of: $0.outline.nameOffset))
    }
    summary.palette = palette.entries.map { ($0, table.place(of: $0.offset)) }
    return summary
  }
}

extension FileReading {
  /// Reads items and puts them under their `#if` again.
  private mutating func placed(
    _ indices: [Int]
  ) throws(SyntaxError) -> [Declaration] {
    var placed: [(path: [ConditionalPaths.Step], declaration: Declaration)] = []
    for index in indices {
      let path = paths.paths[items[index].outline.tokens.lowerBound] ?? []
      placed.append((path, try declaration(index)))
    }
    return paths.rebuilt(placed)
  }

  /// Reads the imports but SwiftUI: the plain ones sorted, then those under `#if`.
  private mutating func readImports() throws(SyntaxError) -> [Declaration] {
    let all = items.indices.filter {
      items[$0].outline.keyword == "import" && items[$0].outline.name != "SwiftUI"
    }
    var plain: [Declaration] = []
    var conditional: [Int] = []
    for index in all {
      if paths.paths[items[index].outline.tokens.lowerBound] == nil {
        plain.append(try declaration(index))
      } else {
        conditional.append(index)
      }
    }
    return sortedImports(plain) + (try placed(conditional))
  }

  private mutating func declaration(_ index: Int) throws(SyntaxError)
    -> Declaration
  {
    if let known = read[index] { return try known.get() }
    let result: Result<Declaration, SyntaxError>
    do {
      result = .success(try reader.declaration(at: items[index].outline.tokens))
    } catch {
      result = .failure(error)
    }
    read[index] = result
    return try result.get()
  }

  /// Sorts imports and drops what is there twice; the comments before them are the file's, not the
  /// style's.
  private func sortedImports(_ imports: [Declaration]) -> [Declaration] {
    var seen: Set<String> = []
    var lines: [(text: String, declaration: Declaration)] = []
    for declaration in imports {
      var plain = declaration
      plain.comments = []
      let text = Printer.print(plain)
      if seen.insert(text).inserted { lines.append((text, plain)) }
    }
    return lines.sorted { $0.text < $1.text }.map(\.declaration)
  }

  /// The comments at the end of the file, where its last declaration belongs to the style.
  private func trailingComments(_ group: StyleGrouping.Group) -> [String] {
    guard let last, group.members.contains(last), items[last].outline.conditions.isEmpty
    else { return [] }
    return tokens.comments(before: tokens.tokens.count - 1)
  }
}
