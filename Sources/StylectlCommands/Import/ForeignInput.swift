import CommandTable
import Diagnostics
import Interchange
import StyleCatalog
import StyleModel

/// What is added of the files of other tools: asset catalogs, string catalogs and tables.
struct ForeignInput {
  /// What is to be stored.
  private(set) var drafts: [Draft] = []

  /// What is wrong, or worth telling.
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether an asset catalog was among it.
  private(set) var takesFolder = false

  private let name: String?
  private let catalog: () throws -> Catalog
  private var translated: Translated?

  /// A set of the catalog that gets translations.
  private struct Translated {
    var name: ItemName
    var set: LabelSet
  }

  /// Begins with nothing.
  ///
  /// - Parameters:
  ///   - name: The name that the item gets, where it is given.
  ///   - labels: The set of the catalog that only titles in other languages are taken for.
  ///   - catalog: Opens the catalog as it is now.
  /// - Throws: `CatalogError` where there is no such set.
  init(name: String?, translating labels: String?, in catalog: @escaping () throws -> Catalog)
    throws
  {
    self.name = name
    self.catalog = catalog
    guard let labels else { return }
    if name != nil {
      throw UsageError("--for names the set, and --name another one", hint: "leave out --name")
    }
    let reference = try ItemReference(labels).defaulting(to: .labels)
    let (item, document) = try catalog().document(reference)
    guard case .labels(let set) = document else {
      throw CatalogError.otherKind(item.name, kind: "label set", found: item.kind.noun)
    }
    translated = Translated(name: try ItemName(item.name, for: .labels), set: set)
  }

  /// The label set of a name that is in the catalog now; nil where there is none.
  private func present(_ name: ItemName) -> LabelSet? {
    let reference = ItemReference(kind: .labels, name: name.text)
    guard case .labels(let set)? = try? catalog().document(reference).document else { return nil }
    return set
  }

  /// Takes the colour sets of an asset catalog.
  mutating func take(_ folder: AssetFolder, in context: Context) throws {
    takesFolder = true
    let reading = AssetCatalogReading(
      try folder.tree(in: context), at: { folder.place(of: $0) }, name: name)
    diagnostics += reading.diagnostics
    for tint in reading.tints {
      drafts.append(Draft(name: tint.name, document: .tint(tint.tint), file: tint.file))
    }
    if reading.tints.isEmpty, !reading.diagnostics.contains(where: { $0.severity == .error }) {
      diagnostics.append(
        Diagnostic(
          .error, message: "there is no colour in \(named(folder.root))",
          hint: "a colour set is a folder that ends in \(AssetTree.ending)"))
    }
  }

  /// Takes the files that are of other tools, and returns the others.
  mutating func take(_ files: [Intake.File]) -> [Intake.File] {
    files.filter { file in
      do {
        if Format.of(file).name == "strings" {
          try takeStrings(file)
        } else if let form = LabelTable.Form(ofFile: file.path, bytes: file.bytes) {
          try takeTable(file, form)
        } else {
          return true
        }
      } catch {
        diagnostics += (error as? InputError)?.diagnostics ?? []
      }
      return false
    }
  }

  private mutating func takeStrings(_ file: Intake.File) throws {
    let catalog = try StringCatalog(reading: file.bytes, file: file.path)
    if let translated {
      let reading = StringCatalogReading(
        catalog, translating: translated.set, named: translated.name.text, file: file.path)
      return take(reading.set, reading.diagnostics, named: translated.name, of: file)
    }
    let reading = StringCatalogReading(catalog, file: file.path)
    let name = try ItemName(name ?? file.path.stem, for: .labels)
    var set = reading.set
    // A string catalog says nothing of symbols.
    if let present = present(name) { set.takeSymbols(from: present) }
    try set.checkLimits(file: file.path)
    take(set, reading.diagnostics, named: name, of: file)
  }

  private mutating func takeTable(_ file: Intake.File, _ form: LabelTable.Form) throws {
    let reading = try LabelTableReading(reading: file.bytes, form: form, file: file.path)
    if let translated {
      let (set, missing) = translated.set.translated(by: reading.set)
      var notes = reading.diagnostics
      if missing > 0 {
        notes.append(
          Diagnostic(
            .note, file: file.path,
            message: "\(missing) of \(counted(set.labels.count, "label")) of '\(translated.name)' "
              + "\(missing == 1 ? "has" : "have") no row here"))
      }
      return take(set, notes, named: translated.name, of: file)
    }
    let name = try ItemName(name ?? file.path.stem, for: .labels)
    take(reading.set, reading.diagnostics, named: name, of: file)
  }

  private mutating func take(
    _ set: LabelSet, _ notes: [Diagnostic], named name: ItemName, of file: Intake.File
  ) {
    diagnostics += notes
    if translated != nil {
      // Several files can translate one set.
      translated?.set = set
      drafts.removeAll { $0.kind == .labels }
    }
    drafts.append(Draft(name: name, document: .labels(set), file: file.path))
  }
}

extension LabelTable.Form {
  /// Tells a table by the ending of its file, or by its header.
  init?(ofFile path: String, bytes: [UInt8]) {
    if path.hasSuffix(".csv") {
      self = .csv
    } else if path.hasSuffix(".tsv") || path.hasSuffix(".tab") {
      self = .tsv
    } else if !path.hasSuffix(".swift"), !path.hasSuffix(".json"), LabelTableReading.isOne(bytes) {
      self = bytes.prefix { $0 != 0x0A }.contains(0x09) ? .tsv : .csv
    } else {
      return nil
    }
  }
}
