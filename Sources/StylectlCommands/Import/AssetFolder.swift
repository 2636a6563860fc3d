import Diagnostics
import Interchange

/// An asset catalog on the disk, or a part of one.
struct AssetFolder {
  /// The ending of an asset catalog's name.
  static let ending = ".xcassets"

  /// The path of the catalog, as the person named it.
  let root: String

  /// The path of what was named: the catalog, or a folder in it.
  private let start: String

  /// The largest `Contents.json` that is read, in bytes.
  private static let byteLimit = 1 << 20

  /// Finds the catalog that a person named to be added; nil where the path is no part of one.
  init?(adding path: String) {
    var path = Self.withoutLastSlashes(path)
    if path.hasSuffix("\(AssetTree.ending)/\(AssetTree.fileName)") {
      path.removeLast(AssetTree.fileName.count + 1)
    }
    guard FolderListing.isFolder(path) else { return nil }
    start = path
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if let place = parts.firstIndex(where: { $0.hasSuffix(Self.ending) }) {
      root = parts[...place].joined(separator: "/")
    } else if path.hasSuffix(AssetTree.ending) {
      root = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
    } else {
      return nil
    }
  }

  /// Names the catalog that an export writes to.
  ///
  /// Throws a `CommandFailure` where something else is there, or where it would be no asset catalog.
  init(exporting path: String) throws {
    let path = Self.withoutLastSlashes(path)
    root = path
    start = path
    guard path.hasSuffix(Self.ending), !OutputFile.exists(path) || FolderListing.isFolder(path)
    else {
      let isThere = OutputFile.exists(path)
      throw CommandFailure(
        isThere ? .no : .wrongUsage,
        isThere
          ? "\(named(path)) is something else than an asset catalog"
          : "the name of an asset catalog ends in \(Self.ending)",
        hint: "name one: --output Colors.xcassets")
    }
  }

  private static func withoutLastSlashes(_ path: String) -> String {
    var path = path[...]
    while path.hasSuffix("/"), path != "/" { path.removeLast() }
    return String(path)
  }

  /// Returns the path that the person knows a file of the catalog by.
  func place(of path: String) -> String {
    root == "." ? path : FolderListing.path(of: path, in: root)
  }

  /// Reads what stands there; nothing where the folder is not there yet.
  func tree(in context: Context) throws -> AssetTree {
    guard FolderListing.isFolder(start) else { return AssetTree() }
    let prefix = root == "." && !start.hasPrefix("./") ? "" : root + "/"
    var paths = try FolderListing.files(in: start, ending: AssetTree.fileName).filter {
      $0.hasSuffix("/" + AssetTree.fileName)
    }
    // Whether the folders above are namespaces stands in their own files.
    var folder = start
    while folder.utf8.count > root.utf8.count, let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      let file = FolderListing.path(of: AssetTree.fileName, in: folder)
      if OutputFile.exists(file) { paths.append(file) }
    }
    return try AssetTree(
      paths.map { path in
        (String(path.dropFirst(prefix.count)), { try context.read(path, limit: Self.byteLimit) })
      })
  }
}
