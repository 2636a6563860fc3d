import Interchange
import JSON
import StyleCatalog
import StyleModel

/// The tints of a catalog as files of design tokens.
struct TokenOutput {
  private let export: TokenExport

  /// Gathers tints, and those that they and the other items use; all of them where none is named.
  ///
  /// Throws an `InputError` where an alias leads to no colour.
  init(_ references: [ItemReference], of catalog: Catalog, in context: Context) throws {
    let tints = try catalog.withLibrary { library in
      var waiting =
        try references.isEmpty
        ? library.all() : references.map { try library.shown($0, preferring: .tint) }
      var tints: [(name: String, tint: Tint)] = []
      var seen = Set(waiting.map { "\($0.item.kind.rawValue):\($0.item.key)" })
      while let (item, document) = waiting.popLast() {
        if case .tint(let tint) = document {
          context.warn(ofConflictIn: item)
          tints.append((item.name, tint))
        }
        if references.isEmpty { continue }
        for used in try library.items(usedBy: document)
        where seen.insert("\(used.kind.rawValue):\(used.key)").inserted {
          waiting.append(try library.shown(ItemReference(kind: used.kind, name: used.name)))
        }
      }
      return tints
    }
    if tints.isEmpty {
      throw CommandFailure(
        .no, "there is no tint to write", hint: "'stylectl list --kind tint' shows the tints")
    }
    export = try TokenExport(tints)
  }

  /// All of it in one document.
  var text: String { (export.hasVariants ? export.resolver(besides: nil) : export.tokens).fileText }

  /// The files for a place: a folder, or the file of the tokens with the resolver beside it.
  ///
  /// A resolver that is there already is written anew also where no tint needs it any more.
  func files(for output: String) -> (target: ExportTarget, files: [(path: String, text: String)]) {
    let isFile =
      !FolderListing.isFolder(output) && (output.hasSuffix(".json") || output.hasSuffix(".tokens"))
    let target = isFile ? ExportTarget(file: output) : ExportTarget(folder: output)
    let tokens = isFile ? output : target.path(of: "tints.tokens.json")
    let ending = [".tokens.json", ".tokens", ".json"].first(where: tokens.hasSuffix) ?? ""
    let resolver = tokens.dropLast(ending.count) + ".resolver.json"
    var files = [(path: tokens, text: export.tokens.fileText)]
    if export.hasVariants || OutputFile.exists(String(resolver)) {
      let name = tokens.split(separator: "/").last.map(String.init) ?? tokens
      files.append((String(resolver), export.resolver(besides: name).fileText))
    }
    return (target, files)
  }
}

extension JSONValue {
  /// The value as the text of a file.
  fileprivate var fileText: String { pretty + "\n" }
}
