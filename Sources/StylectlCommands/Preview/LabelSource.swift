import Diagnostics
import Interchange
import StyleCatalog
import StyleModel

/// The labels that a style is shown on: a file, an item of the catalog, or typed on the line.
struct LabelSource {
  /// `--labels`: a file if it has a slash or a known ending, else an item.
  var labels: String?

  /// `--label`: `Stop=xmark.circle`, or a title alone.
  var typed: [String]

  /// Reads the labels; nil where none were named.
  func list(from catalog: Catalog, in context: Context) throws -> LabelList? {
    if let labels {
      let endings = [".json", ".csv", ".tsv", ".xcstrings"]
      if labels == "-" || labels.contains("/") || endings.contains(where: labels.hasSuffix) {
        let bytes = try context.read(labels, limit: LabelList.byteLimit)
        return try foreign(labels, bytes, in: context)
          ?? LabelList(reading: bytes, file: labels)
      }
      return LabelList(try set(named: labels, in: catalog, context: context))
    }
    return typed.isEmpty ? nil : LabelList(LabelSet(typed.map(Self.label)))
  }

  /// Reads a table or a string catalog; nil for another file.
  private func foreign(_ path: String, _ bytes: [UInt8], in context: Context) throws -> LabelList? {
    if path.hasSuffix(".xcstrings") {
      let catalog = try StringCatalog(reading: bytes, file: path)
      return LabelList(StringCatalogReading(catalog, file: path).set)
    }
    guard path.hasSuffix(".csv") || path.hasSuffix(".tsv"),
      let form = LabelTable.Form(ofFile: path, bytes: bytes)
    else { return nil }
    let reading = try LabelTableReading(reading: bytes, form: form, file: path)
    context.report(reading.diagnostics)
    return LabelList(reading.set)
  }

  private func set(named name: String, in catalog: Catalog, context: Context) throws -> LabelSet {
    let reference = try ItemReference(name).defaulting(to: .labels)
    do {
      let (item, document) = try catalog.document(reference)
      context.warn(ofConflictIn: item)
      context.warn(ofDeprecationOf: item, document)
      if case .labels(let set) = document { return set }
      throw CommandFailure(
        .wrongUsage, "'\(item.name)' is a \(item.kind.noun), not a label set", hint: Self.hint)
    } catch CatalogError.notFound(let name, let nearest) {
      throw CommandFailure(
        .no, "there is no label set \(named(name))",
        hint: nearest.map { "did you mean '\($0)'?" } ?? Self.hint)
    }
  }

  private static let hint =
    "'stylectl list --kind labels' shows the label sets; a file needs a slash or its ending"

  /// A title, and a symbol after the last equals sign.
  private static func label(_ text: String) -> LabelItem {
    guard let equals = text.lastIndex(of: "=") else { return LabelItem(title: text) }
    let symbol = String(text[text.index(after: equals)...])
    return LabelItem(title: String(text[..<equals]), systemImage: symbol.isEmpty ? nil : symbol)
  }
}
