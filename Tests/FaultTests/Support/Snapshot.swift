import Foundation

/// What a folder holds: of catalogs the content, of other files the bytes.
struct Snapshot: Equatable {
  private(set) var catalogs: [String: CatalogDump] = [:]
  private(set) var files: [String: [UInt8]] = [:]

  /// Reads a folder; a catalog with a journal beside it is brought back to what it was before.
  init(of folder: String) throws {
    for (name, bytes) in try Files(of: folder).contents {
      if name.hasSuffix(".stylecatalog") {
        catalogs[name] = try CatalogDump("\(folder)/\(name)")
      } else if !name.hasSuffix(".stylecatalog-journal") {
        files[name] = bytes
      }
    }
  }

  /// The names of all files.
  var names: Set<String> { Set(catalogs.keys).union(files.keys) }

  /// The same without some files.
  func without(_ names: Set<String>) -> Snapshot {
    var rest = self
    for name in names {
      rest.catalogs[name] = nil
      rest.files[name] = nil
    }
    return rest
  }

  /// The same with a catalog of another.
  func adding(_ name: String, of other: Snapshot) -> Snapshot {
    var more = self
    more.catalogs[name] = other.catalogs[name]
    return more
  }

  /// What SQLite finds wrong with the catalogs.
  var findings: [String] { catalogs.values.flatMap(\.findings) }

  /// Whether it is another, with the same catalogs in it; new ones have an identity by chance.
  func equals(_ other: Snapshot) -> Bool {
    files == other.files && catalogs.mapValues(\.rows) == other.catalogs.mapValues(\.rows)
  }

  /// Whether each file by itself is as in one of two others, as where a command that writes several
  /// files was cut off.
  func isMixed(of one: Snapshot, and other: Snapshot) -> Bool {
    names.union(one.names.intersection(other.names)).allSatisfy { name in
      (files[name] == one.files[name] && catalogs[name]?.rows == one.catalogs[name]?.rows)
        || (files[name] == other.files[name] && catalogs[name]?.rows == other.catalogs[name]?.rows)
    }
  }

  /// Tells where it differs from another, for a person.
  func difference(from other: Snapshot) -> String {
    var parts: [String] = []
    for name in names.union(other.names).sorted() {
      let (mine, its) = (Set(catalogs[name]?.rows ?? []), Set(other.catalogs[name]?.rows ?? []))
      parts += mine.subtracting(its).sorted().map { "+ \($0.prefix(120))" }
      parts += its.subtracting(mine).sorted().map { "- \($0.prefix(120))" }
      if files[name] != other.files[name] { parts.append("\(name) differs") }
    }
    return parts.prefix(6).joined(separator: "\n")
  }
}
