import CommandTable
import Diagnostics
import Interchange
import StyleCatalog
import StyleModel

/// A folder that holds a bundle, or is to hold one.
struct BundleFolder {
  /// The path, as the person named it.
  let path: String

  /// The largest file of an item that is read, in bytes.
  private static let byteLimit = 16 << 20

  private static let folders = ItemKind.allCases.map { ($0, $0.bundleFolder) }

  /// Creates the folder of a path.
  init(_ path: String) {
    self.path = path
  }

  private var isBundle: Bool {
    FolderListing.isFolder(path) && OutputFile.exists(place(of: BundleManifest.fileName))
  }

  private func place(of name: String) -> String {
    FolderListing.path(of: name, in: path)
  }

  /// The files that stand where a bundle keeps those of its items, by kind.
  private func present() throws -> [(kind: ItemKind, paths: [String])] {
    try Self.folders.map { kind, folder in
      let folder = place(of: folder)
      guard FolderListing.isFolder(folder) else { return (kind, []) }
      return try (
        kind,
        [".json", ".swift"].flatMap { try FolderListing.files(in: folder, ending: $0) }
      )
    }
  }
}

extension BundleFolder {
  /// Returns the files that a catalog's bundle has.
  ///
  /// Throws a `CommandFailure` where the folder holds something else.
  func files(of catalog: Catalog, in context: Context) throws -> [(path: String, text: String)] {
    if OutputFile.exists(path), !isBundle {
      guard FolderListing.isFolder(path), FolderListing.visibleNames(in: path, ending: "").isEmpty
      else {
        throw CommandFailure(
          .no, "\(named(path)) is no bundle, and not empty",
          hint: "name a folder that is empty or not there yet")
      }
    }
    let items = try catalog.withLibrary { library in
      try library.stored().map { item, document, names in
        context.warn(ofConflictIn: item)
        return BundleItem(
          name: try ItemName(item.name, for: item.kind), document: document,
          key: try ItemName(item.key, for: item.kind), names: names)
      }
    }
    return BundleText(items).files.map { (place(of: $0.path), $0.text) }
  }

  /// Returns the files of items that are no more, which would bring them back.
  func leftovers(beside files: [(path: String, text: String)]) throws -> [ExportTarget.StaleFile] {
    guard isBundle else { return [] }
    let wanted = Set(files.map(\.path.nfc))
    // On a file system that knows no case, the old name of a file leads to its new content.
    let identities = Dictionary(
      files.compactMap { file in FileIdentity(file.path).map { ($0, file.path) } },
      uniquingKeysWith: { first, _ in first })
    return try present().flatMap(\.paths).filter { path in
      !wanted.contains(path.nfc) && FileIdentity(path).map { identities[$0] == nil } ?? true
    }.map { path in
      let bytes = try InputFile.read(path, limit: Self.byteLimit)
      return ExportTarget.StaleFile(
        path: path, present: String(decoding: bytes, as: UTF8.self), wanted: nil)
    }
  }

  /// Gives files whose names changed only in case the names that they should have.
  func settleNames(of files: [(path: String, text: String)]) throws {
    let wanted = Dictionary(
      files.map { ($0.path.folded, $0.path) }, uniquingKeysWith: { first, _ in first })
    for path in try present().flatMap(\.paths) {
      guard let name = wanted[path.folded], name.nfc != path.nfc,
        FileIdentity(path) == FileIdentity(name)
      else { continue }
      try OutputFile.move(path, to: name)
    }
  }
}
