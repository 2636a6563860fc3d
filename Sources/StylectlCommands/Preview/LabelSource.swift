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
      if Self.isFile(labels) { return try list(ofFile: labels, in: context) }
      return LabelList(try set(named: labels, in: catalog, context: context))
    }
    return typed.isEmpty ? nil : LabelList(LabelSet(typed.map(Self.label)))
  }

  private static func isFile(_ word: String) -> Bool {
    word == "-" || word.utf8.contains(UInt8(ascii: "/"))
      || Format.endings(holding: .labels).contains(where: word.hasSuffix)
  }

  /// Reads a file of any format that holds label sets; what no other one takes is JSON.
  private func list(ofFile path: String, in context: Context) throws -> LabelList {
    let file = Intake.File(path: path, bytes: try context.read(path, limit: LabelList.byteLimit))
    if let problem = ForeignFile.problem(file) { throw InputError([problem]) }
    guard let reading = Format.labels(in: file) else {
      return try LabelList(reading: file.bytes, file: path)
    }
    let found = try reading.read(file)
    // What storing them would leave out is not drawn anyway.
    context.report(found.diagnostics.filter { $0.severity != .note })
    return LabelList(found.set)
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
