import CommandTable
import Interchange
import StyleCatalog
import StyleModel

/// Label sets as string catalogs and tables.
struct LabelExport {
  private let references: [ItemReference]
  private let catalog: Catalog
  private let context: Context

  /// Takes label sets of a catalog.
  init(_ references: [ItemReference], of catalog: Catalog, _ context: Context) {
    self.references = references.map { $0.defaulting(to: .labels) }
    self.catalog = catalog
    self.context = context
  }

  /// Returns the text of a string catalog with the titles of the sets, the one that is there kept.
  func strings(into path: String?) throws -> String {
    let sets = try sets()
    var present: StringCatalog?
    if let path, OutputFile.exists(path) {
      let bytes = try context.read(path, limit: StringCatalog.byteLimit)
      present = try StringCatalog(reading: bytes, file: path)
    }
    let text = StringCatalogText(sets.map(\.set), into: present)
    context.report((present?.diagnostics ?? []) + text.diagnostics)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Returns the text of a table with the one set.
  func table(_ form: LabelTable.Form) throws -> String {
    let sets = try sets()
    guard sets.count == 1 else {
      throw UsageError(
        "a table holds one label set, and these are \(sets.count)", hint: "write one file for each")
    }
    return LabelTable.text(of: sets[0].set, form: form)
  }

  private func sets() throws -> [(name: String, set: LabelSet)] {
    guard !references.isEmpty else {
      throw UsageError("there is no label set to write", hint: "name one: --labels week")
    }
    return try references.map { reference in
      let (item, document) = try catalog.document(reference)
      context.warn(ofConflictIn: item)
      guard case .labels(let set) = document else {
        throw CommandFailure(
          .wrongUsage, "'\(item.name)' is a \(item.kind.noun), not a label set",
          hint: "'stylectl list --kind labels' shows the label sets")
      }
      return (item.name, set)
    }
  }
}
