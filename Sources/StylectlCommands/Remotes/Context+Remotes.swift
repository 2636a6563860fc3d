import Diagnostics

/// A name for another catalog file.
struct Remote: Hashable {
  /// The name.
  var name: String

  /// The path from the root.
  var path: String
}

extension Context {
  /// The remotes of the catalog, by name.
  func remotes() throws -> [Remote] {
    guard let folder = remotesFolder() else { return [] }
    let table = try readTable(at: folder + "/remotes.json")
    return try table[remotesKey()].map { Remote(name: $0, path: $1) }.sorted { $0.name < $1.name }
  }

  /// The remote of a name; without a name the one that is called `origin`, or the only one.
  func remote(_ name: String?) throws -> Remote {
    let remotes = try remotes()
    guard let name else {
      let only = remotes.count == 1 ? remotes.first : nil
      if let remote = remotes.first(where: { $0.name == "origin" }) ?? only { return remote }
      if remotes.isEmpty {
        throw CommandFailure(
          .wrongUsage, "this catalog has no remote", hint: "stylectl remote add origin FILE")
      }
      throw CommandFailure(
        .wrongUsage,
        "this catalog has several remotes: " + remotes.map(\.name).joined(separator: ", "),
        hint: "say which one, or call one of them origin")
    }
    if let remote = remotes.first(where: { $0.name == name }) { return remote }
    let near = Spelling.nearest(to: name, among: remotes.map(\.name))
    let isFile = name.contains("/") || OutputFile.exists(name)
    throw CommandFailure(
      .no, "this catalog has no remote \(named(name))",
      hint: near.map { "did you mean '\($0)'?" }
        ?? (isFile
          ? "give the file a name first: stylectl remote add origin \(typed(name))"
          : "'stylectl remote list' shows those that it has"))
  }

  /// Changes the remotes of the catalog; of two processes that do, neither undoes the other's change.
  func changeRemotes(_ change: (inout [String: String]) throws -> Void) throws {
    guard let folder = remotesFolder() else {
      throw CommandFailure(
        .unavailable,
        "remotes have no place to be kept in: neither HOME nor XDG_CONFIG_HOME is set",
        hint: "name the file instead: stylectl merge FILE")
    }
    let path = folder + "/remotes.json"
    let key = try remotesKey()
    try makeFolders(of: path)
    try FolderLock.hold(folder) {
      var table = try readTable(at: path)
      try change(&table[key])
      try OutputFile.replace(path, with: table.bytes)
    }
  }

  private func readTable(at path: String) throws -> RemoteTable {
    guard OutputFile.exists(path) else { return RemoteTable() }
    return try RemoteTable(reading: read(path, limit: 1 << 20), path: path)
  }

  /// The folder of settings; nil where no variable says where.
  private func remotesFolder() -> String? {
    environment.folder("XDG_CONFIG_HOME", inHome: ".config")
  }

  /// What the remotes of the catalog are kept under: its path from the root, links followed.
  ///
  /// Throws a `CommandFailure` where there is no catalog at all that could have any.
  private func remotesKey() throws -> String {
    let catalog = try CatalogPath(options: options, environment: environment)
    if catalog.isYetToBeMade {
      throw CommandFailure(
        .unavailable, "there is no catalog yet, and a remote belongs to one",
        hint: "make it first: stylectl init Team\(CatalogPath.ending)")
    }
    return try AbsolutePath.resolved(catalog.path) ?? AbsolutePath.of(catalog.path)
  }
}
