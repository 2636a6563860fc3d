/// A path below a folder, and where the links in it lead.
struct LinkPath {
  /// The path.
  let path: String

  /// The folder that a person named, which may be a link itself.
  let folder: String

  /// Creates the path of something in a folder.
  init(_ path: String, in folder: String) {
    self.path = path
    self.folder = folder
  }

  /// The first folder on the way to the path that is a link; nil where there is none.
  var linkedFolder: String? {
    var start = folder[...]
    while start.hasSuffix("/"), start != "/" { start.removeLast() }
    guard path.hasPrefix(start) else { return nil }
    var end = path.index(path.startIndex, offsetBy: start.count)
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      let inner = String(path[..<slash])
      if FolderListing.isLink(inner) { return inner }
      end = slash
    }
    return nil
  }

  /// The path, where it is a link that leads out of the folder or nowhere.
  var linkOut: String? { FolderListing.isLink(path) && !staysInside ? path : nil }

  /// Whether what the path leads to lies in the folder; a link that leads nowhere does not.
  var staysInside: Bool {
    guard let target = AbsolutePath.resolved(path), let root = AbsolutePath.resolved(folder) else {
      return false
    }
    return target.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}
