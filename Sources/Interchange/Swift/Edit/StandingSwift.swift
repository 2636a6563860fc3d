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

  /// Reads files as `add` does, and asks the catalog whose what they declare is.
  init(_ files: [Intake.File], holdings: Holdings) throws {
    self.files = files.map(StandingFile.init)
    self.holdings = holdings
    let numbers = Dictionary(
      files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let intake = Intake(files, tintNames: holdings.tintNames, isFolder: true)
    for draft in intake.drafts {
      guard let file = draft.file.flatMap({ numbers[$0] }),
        var holding = try holdings.holding(draft)
      else { continue }
      if holding.ownership == .never, let plain = draft.withoutDeprecation {
        holding = try holdings.holding(plain) ?? holding
      }
      take(draft, holding, in: file)
    }
    try restoreAccess()
    try takeLabelSets()
  }

  /// The number of the file, and the place in it, that declares a name at top level: `FooLabelStyle`,
  /// `Color.brand`.
  func declaration(of name: String, except sites: Set<StandingItem.Site>) -> StandingItem.Site? {
    for (number, file) in files.enumerated() {
      for (place, part) in file.parts.enumerated()
      where !sites.contains(.init(file: number, part: place)) {
        if part.outline.isType, part.outline.name == name {
          return .init(file: number, part: place)
        }
        guard part.outline.isColor, name.hasPrefix("Color.") else { continue }
        for (index, member) in part.outline.children.enumerated()
        where "Color." + member.name == name
          && !sites.contains(.init(file: number, part: place, member: index))
        {
          return .init(file: number, part: place, member: index)
        }
      }
    }
    return nil
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
    for number in [first] + files.indices.filter({ $0 != first }) {
      for (place, part) in files[number].parts.enumerated() where part.key == key {
        let site = StandingItem.Site(file: number, part: place)
        if !taken.contains(site) { return site }
      }
    }
    return nil
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

extension OutlineItem {
  /// Whether it declares a type.
  fileprivate var isType: Bool { ["struct", "enum", "class", "actor"].contains(keyword) }

  /// Whether it extends `Color`.
  fileprivate var isColor: Bool {
    keyword == "extension" && (name == "Color" || requirements == "Self == Color")
  }
}
