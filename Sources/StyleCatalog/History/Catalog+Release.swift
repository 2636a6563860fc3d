import Diagnostics
import StyleModel
import StyleStore

/// A name for what a catalog held at a moment.
public struct ReleaseEntry: Hashable, Sendable {
  /// The name.
  public var name: String

  /// The hash of the release, which is the same under whatever name.
  public var hash: ContentHash

  /// Who made it.
  public var author: String

  /// When, in seconds since 1970, UTC.
  public var time: Int

  /// Why, in the author's words.
  public var message: String?

  init(_ row: ReleaseRow) {
    name = row.name.text
    hash = row.hash
    author = row.record.author
    time = row.record.time
    message = row.record.message
  }
}

extension Catalog {
  /// Gives what the catalog holds now a name; the release never changes.
  ///
  /// - Returns: the release, and the number of items in it.
  /// - Throws: `HistoryError` where the name is taken, something is left to settle or nothing is
  ///   there.
  @discardableResult
  public func createRelease(_ name: String, by author: Authorship) throws -> (
    release: ReleaseEntry, count: Int
  ) {
    let name = try ReleaseName(name)
    return try write("release create", by: author) { transaction in
      let rows = transaction.lookup.rows
      if let other = try rows.release(folded: name.folded) {
        throw HistoryError.releaseExists(other.name.text)
      }
      try refuseUnsettled(transaction.lookup.clashes())
      let heads = try rows.heads(kind: nil).filter { $0.document != nil }
      if heads.isEmpty { throw HistoryError.emptyRelease }
      let release = Release(
        author: author.author ?? "", time: author.time, message: author.message,
        versions: heads.map(\.version))
      try transaction.rows.insertRelease(release, name: name, heads: heads)
      transaction.releases = [
        Operation.ReleaseMove(release: release.hash, from: nil, to: name)
      ]
      return (try transaction.lookup.release(name.text), heads.count)
    }
  }

  /// Refuses to release what is in conflict or broken.
  ///
  /// That one item has a name that another one had breaks nothing.
  private func refuseUnsettled(_ clashes: Clashes) throws {
    if !clashes.conflicted.isEmpty {
      throw HistoryError.unsettled(clashes.conflicted.map(\.name))
    }
    let shared = clashes.sharedNames.filter { $0.holders.count > 1 || !$0.users.isEmpty }
    let broken =
      clashes.rings.flatMap { $0.map(\.name) } + clashes.dangling.map(\.user.name)
      + shared.map(\.name)
    if !broken.isEmpty { throw HistoryError.broken(Array(Set(broken)).sorted()) }
  }

  /// Gives a release another name.
  @discardableResult
  public func renameRelease(_ old: String, to new: String, by author: Authorship) throws
    -> ReleaseEntry
  {
    let new = try ReleaseName(new)
    return try write("release rename", by: author) { transaction in
      let rows = transaction.lookup.rows
      let row = try transaction.lookup.row(ofRelease: old)
      if let other = try rows.release(folded: new.folded), other != row {
        throw HistoryError.releaseExists(other.name.text)
      }
      if row.name == new { return ReleaseEntry(row) }
      try transaction.rows.renameRelease(row.name, to: new)
      transaction.releases = [
        Operation.ReleaseMove(release: row.hash, from: row.name, to: new)
      ]
      return try transaction.lookup.release(new.text)
    }
  }

  /// The releases, oldest first.
  public func releases() throws -> [ReleaseEntry] {
    try read { try $0.rows.releases().map(ReleaseEntry.init) }
  }

  /// The release of a name.
  public func release(_ name: String) throws -> ReleaseEntry {
    try read { try $0.release(name) }
  }
}

extension Lookup {
  /// The release of a name.
  ///
  /// - Throws: `HistoryError.noSuchRelease` where there is none.
  func row(ofRelease name: String) throws -> ReleaseRow {
    if let row = try rows.release(folded: name.folded) { return row }
    let names = try rows.releases().map(\.name.text)
    throw HistoryError.noSuchRelease(
      name, nearest: Spelling.nearest(to: name, among: names))
  }

  /// What is told of the release of a name.
  fileprivate func release(_ name: String) throws -> ReleaseEntry {
    ReleaseEntry(try row(ofRelease: name))
  }
}
