import CommandTable
import Diagnostics
import Interchange
import StyleCatalog
import StyleModel

/// Tints as the files of an asset catalog.
struct AssetExport {
  private let references: [ItemReference]
  private let catalog: Catalog
  private let context: Context

  /// Takes tints of a catalog; all of them where none is named.
  init(_ references: [ItemReference], of catalog: Catalog, _ context: Context) {
    self.references = references.map { $0.defaulting(to: .tint) }
    self.catalog = catalog
    self.context = context
  }

  /// Returns the files that the tints are in a folder, and tells what is to be known of them.
  ///
  /// Throws a `CommandFailure` with everything that keeps them from being written.
  func files(into folder: AssetFolder) throws -> [(path: String, text: String)] {
    let text = AssetCatalogText(try tints(), into: try folder.tree(in: context))
    if text.diagnostics.contains(where: { $0.severity == .error }) {
      throw CommandFailure(.no, text.diagnostics)
    }
    context.report(text.diagnostics)
    return text.files.map { (folder.place(of: $0.path), $0.text) }
  }

  /// Returns the one file of one tint.
  func text() throws -> String {
    let tints = try tints()
    guard tints.count == 1 else {
      throw UsageError(
        "an asset catalog is a folder, and only one tint fits into standard output",
        hint: "give --output Colors.xcassets")
    }
    return ColorSetText(tints[0].tint).text
  }

  /// The tints with the colours of those that they are aliases of.
  private func tints() throws -> [(name: String, tint: Tint)] {
    try catalog.withLibrary { library in
      var problems: [Diagnostic] = []
      var tints: [(name: String, tint: Tint)] = []
      for (item, document) in try documents(in: library) {
        context.warn(ofConflictIn: item)
        guard case .tint(let tint) = document else {
          throw CommandFailure(
            .wrongUsage, "'\(item.name)' is a \(item.kind.noun), and asset catalogs hold tints",
            hint: "'stylectl list --kind tint' shows the tints")
        }
        let form = ColorSetForm(of: tint)
        do throws(Tint.Unresolved) {
          let flat = try tint.flattened(
            keepsUnknown: form.hasReference, find: library.tint(named:))
          tints.append((item.name, flat))
        } catch {
          problems.append(Self.problem(error, of: item.name))
        }
      }
      if !problems.isEmpty { throw CommandFailure(.no, problems) }
      return tints
    }
  }

  private func documents(in library: CatalogLibrary) throws -> [(Item, ItemDocument)] {
    if references.isEmpty { return try library.all().filter { $0.item.kind == .tint } }
    return try references.map { try library.shown($0) }
  }

  private static func problem(_ error: Tint.Unresolved, of name: String) -> Diagnostic {
    error.isRing
      ? Diagnostic(
        .error, message: "the aliases of the tint '\(name)' lead in a ring, by '\(error.alias)'")
      : Diagnostic(
        .error, message: "the tint '\(name)' is an alias of '\(error.alias)', which is no colour",
        hint: "add it, or give the tint a colour: stylectl edit \(typed(name))")
  }
}
