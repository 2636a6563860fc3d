import Diagnostics
import StyleModel
import StyleSyntax
import SwiftText

/// The Swift files that stand where an export writes, and the items of the catalog in them.
struct StandingSwift {
  /// The files.
  let files: [StandingFile]

  /// The items, in the order of the files.
  private(set) var items: [StandingItem] = []

  private let holdings: Holdings
  private let index: StandingIndex

  /// The numbers of the items by kind and name, and by file.
  private var numbers: [String: Int] = [:]
  private var byFile: [Int: [Int]] = [:]

  /// Reads files as `add` does, and asks the catalog whose what they declare is.
  init(_ files: [Intake.File], holdings: Holdings) throws {
    self.files = files.map(StandingFile.init)
    self.holdings = holdings
    index = StandingIndex(self.files)
    let paths = Dictionary(
      files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let intake = Intake(files, tintNames: holdings.tintNames, isFolder: true)
    for draft in intake.drafts {
      guard let file = draft.file.flatMap({ paths[$0] }),
        var holding = try holdings.holding(draft)
      else { continue }
      if holding.ownership == .never, let plain = draft.withoutDeprecation {
        holding = try holdings.holding(plain) ?? holding
      }
      take(draft, holding, in: file)
    }
    try restoreAccess()
    try takeLabelSets()
    for (number, item) in items.enumerated() {
      let name = item.kind.rawValue + ":" + item.holding.name
      if !item.holding.isLeftOver, numbers[name] == nil { numbers[name] = number }
      for file in Set([item.file] + item.sites.map(\.file)) {
        byFile[file, default: []].append(number)
      }
    }
  }

  /// Where a name is declared at top level, but for some places: `FooLabelStyle`, `Color.brand`.
  func declaration(of name: String, except sites: Set<StandingItem.Site>) -> StandingItem.Site? {
    index.sites(named: name).first { site in
      !sites.contains(site) && !sites.contains(.init(file: site.file, part: site.part))
    }
  }

  /// The items of a kind and name that the catalog has now, and that are not left over.
  func item(_ kind: ItemKind, _ name: String) -> StandingItem? {
    numbers[kind.rawValue + ":" + name].map { items[$0] }
  }

  /// The items of which any part stands in a file.
  func items(in file: Int) -> [StandingItem] { (byFile[file] ?? []).map { items[$0] } }

  /// Whether some file has a declaration as it is.
  func declares(_ declaration: Declaration) -> Bool {
    guard let key = DeclarationKey(declaration) else { return false }
    let text = Printer.print(declaration)
    return index.sites(of: key).contains { part(at: $0).declaration.map(Printer.print) == text }
  }

  /// The declaration at a place, or the member there.
  func part(at site: StandingItem.Site) -> StandingFile.Part {
    let part = files[site.file].parts[site.part]
    return site.member.map { files[site.file].members(of: part)[$0] } ?? part
  }

  private mutating func take(_ draft: Draft, _ holding: Holding, in file: Int) {
    var item = StandingItem(
      kind: draft.kind, holding: holding, file: file, place: draft.place, draft: draft)
    switch draft.document {
    case .style(let style):
      let declarations = (try? Reader.document(style.swift))?.declarations ?? []
      let isType = { (declaration: Declaration) in declaration.typeName == draft.name.text }
      for declaration in declarations.filter(isType) + declarations.filter({ !isType($0) })
      where !declaration.isImport {
        guard let key = DeclarationKey(declaration),
          let site = site(of: key, first: file, except: item.sites)
        else {
          item.isReplaceable = false
          continue
        }
        item.sites.append(site)
      }
      if let preview = try? ExportPiece(style: draft.name.text, text: style.swift).preview {
        item.previews = [preview]
      }
    case .tint:
      let member = "Color." + TintMember.name(of: draft.name.text)
      if let site = declaration(of: member, except: []), site.file == file {
        item.sites = [site]
      } else {
        item.isReplaceable = false
      }
    case .labels: return
    }
    items.append(item)
  }

  /// Finds a declaration, in one file before the others, that is not among some.
  private func site(
    of key: DeclarationKey, first: Int, except taken: [StandingItem.Site]
  ) -> StandingItem.Site? {
    let sites = index.sites(of: key).filter { !taken.contains($0) }
    return sites.first { $0.file == first } ?? sites.first
  }

  /// Looks up styles that were written for other modules, where access is written out, by what an
  /// export of each version is.
  private mutating func restoreAccess() throws {
    for index in items.indices {
      let item = items[index]
      guard item.kind == .style, item.holding.ownership == .never, let draft = item.draft,
        item.isReplaceable, case .style(let style) = draft.document, style.swift.contains("public ")
      else { continue }
      let own = texts(item.sites.compactMap { part(at: $0).declaration })
      for version in try holdings.versions(.style, draft.name.text)
      where version.holding.written == draft.name.text {
        var export = SwiftExport()
        export.isPublic = true
        let written = ExportItem(name: draft.name.text, document: version.document)
        guard let piece = try? export.pieces(of: [written]).first else { continue }
        if texts(piece.declarations) == own {
          items[index].holding = version.holding
          break
        }
      }
    }
  }

  /// Declarations as texts that are equal where they name the same tints.
  private func texts(_ declarations: [Declaration]) -> [String] {
    declarations.map { declaration in
      let text = Printer.print(declaration)
      return (try? TintForm.plain.text(of: text, where: holdings.tintNames.contains)) ?? text
    }.sorted()
  }

  /// Finds the enumerations that label sets were written as.
  private mutating func takeLabelSets() throws {
    let names = Dictionary(
      grouping: try holdings.labelNames(), by: { SwiftName.labelsType(of: $0) })
    guard !names.isEmpty else { return }
    for (number, file) in files.enumerated() {
      for (place, part) in file.parts.enumerated()
      where part.outline.keyword == "enum" && part.outline.inherits == LabelsEnumeration.inherits {
        let versions = try (names[part.outline.name] ?? []).flatMap {
          try holdings.versions(.labels, $0)
        }.filter { SwiftName.labelsType(of: $0.holding.written) == part.outline.name }
        guard var holding = versions.first?.holding else { continue }
        var item = StandingItem(
          kind: .labels, holding: holding, file: number, sites: [.init(file: number, part: place)])
        if let equal = versions.first(where: { isEqual(part, $0) }) {
          holding = equal.holding
          if case .labels(let set) = equal.document {
            item.previews = [
              (
                part.outline.name,
                LabelsEnumeration(name: holding.written, set).preview
              )
            ]
          }
        } else {
          holding.ownership = .never
        }
        item.holding = holding
        items.append(item)
      }
    }
  }

  /// Whether an enumeration is what a label set is written as.
  private func isEqual(_ part: StandingFile.Part, _ version: HeldVersion) -> Bool {
    guard case .labels(let set) = version.document, var own = part.declaration else { return false }
    own.attributes.removeAll(where: Deprecation.isAttribute)
    let text = Printer.print(own)
    let enumeration = LabelsEnumeration(name: version.holding.written, set)
    return [false, true].contains { isPublic in
      Printer.print(enumeration.declaration(isPublic: isPublic)) == text
    }
  }
}

extension Draft {
  /// The draft of a style without the attributes that an export says a deprecation in; nil where it has
  /// none.
  fileprivate var withoutDeprecation: Draft? {
    guard case .style(var style) = document, style.swift.contains("@available(*, deprecated"),
      var swift = try? Reader.document(style.swift)
    else { return nil }
    for index in swift.declarations.indices {
      swift.declarations[index].attributes.removeAll(where: Deprecation.isAttribute)
    }
    style.swift = Printer.print(swift)
    var draft = self
    draft.document = .style(style)
    draft.uses = nil
    return draft
  }
}
