import Diagnostics

/// An asset catalog on the disk, or a part of one.
struct AssetFolder {
  /// The ending of an asset catalog's name.
  static let ending = ".xcassets"

  /// The path of the catalog, as the person named it.
  let root: String

  /// The path of what was named: the catalog, or a folder in it.
  private let start: String

  private let files: any FileAccess

  /// The largest `Contents.json` that is read, in bytes.
  private static let byteLimit = 1 << 20

  /// Finds the catalog that a person named to be read; nil where the path is no part of one.
  init?(_ path: String, in files: any FileAccess) {
    var path = Self.withoutLastSlashes(path)
    if path.hasSuffix("\(AssetTree.ending)/\(AssetTree.fileName)") {
      path.removeLast(AssetTree.fileName.count + 1)
    }
    guard files.isFolder(path) else { return nil }
    self.files = files
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
  /// Throws a `FormatRefusal` where something else is there, or where it would be no asset catalog.
  init(exporting path: String, in files: any FileAccess) throws(FormatRefusal) {
    let path = Self.withoutLastSlashes(path)
    root = path
    start = path
    self.files = files
    let hint = "name one: --output Colors.xcassets"
    if files.exists(path), !path.hasSuffix(Self.ending) || !files.isFolder(path) {
      throw FormatRefusal("\(named(path)) is something else than an asset catalog", hint: hint)
    }
    if !path.hasSuffix(Self.ending) {
      throw FormatRefusal(
        usage: "the name of an asset catalog ends in \(Self.ending)", hint: hint)
    }
  }

  private static func withoutLastSlashes(_ path: String) -> String {
    var path = path[...]
    while path.hasSuffix("/"), path != "/" { path.removeLast() }
    return String(path)
  }

  /// Returns the path that the person knows a file of the catalog by.
  func place(of path: String) -> String {
    root == "." ? path : files.path(of: path, in: root)
  }

  /// Reads what stands there; nothing where the folder is not there yet.
  func tree() throws -> AssetTree {
    guard files.isFolder(start) else { return AssetTree() }
    let prefix = root == "." && !start.hasPrefix("./") ? "" : root + "/"
    var paths = try files.files(in: start, ending: AssetTree.fileName).filter {
      $0.hasSuffix("/" + AssetTree.fileName)
    }
    // Whether the folders above are namespaces stands in their own files.
    var folder = start
    while folder.utf8.count > root.utf8.count, let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      let file = files.path(of: AssetTree.fileName, in: folder)
      if files.exists(file) { paths.append(file) }
    }
    return try AssetTree(
      paths.map { path in
        (String(path.dropFirst(prefix.count)), { try files.read(path, limit: Self.byteLimit) })
      })
  }
}
