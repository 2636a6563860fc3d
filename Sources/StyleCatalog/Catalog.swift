import Diagnostics
import StyleStore

/// A catalog of label styles, tints and label sets: everything a caller may ask of one or do to it.
///
/// ```swift
/// let catalog = try Catalog.open(path, for: .writing)
/// let ada = Authorship(author: "Ada <ada@example.com>", time: 1_767_225_600, message: "Softer")
///
/// let intake = Intake([Intake.File(path: "Pill.swift", bytes: Array(swift.utf8))])
/// guard !intake.hasErrors else { return intake.diagnostics.map(\.message) }
/// let added = try catalog.add(intake.drafts, options: AddOptions(replaces: true), by: ada)
///
/// let styles = try catalog.list(ListFilter(kind: .style, text: "pill"))
/// let first = try catalog.text(of: ItemReference("PillLabelStyle@1"))
/// return added.changes.map { "\($0.name): \($0.outcome)" } + styles.map(\.name) + [first]
/// ```
///
/// A catalog is one SQLite file. Every call is one transaction: what it reads is of one moment, and
/// what it writes is stored whole or not at all.
public final class Catalog {
  /// What a catalog is opened for.
  public enum Access: Sendable {
    /// Reading alone; the file may be read-only, and an older one is brought up to date in memory.
    case reading

    /// Writing that is only rehearsed: everything is checked, and the file stays as it is.
    case rehearsing

    /// Writing too; an older file is brought up to date in place.
    case writing
  }

  /// The path of the file; nil for one in memory.
  public let path: String?

  /// What opening did to the file and a person should know, a sentence each.
  public var notices: [String] {
    store.notices.compactMap { notice in
      switch notice {
      case .migrated(let old, let new, inPlace: true):
        "Brought '\(store.path)' from schema version \(old) to \(new)."
      case .migrated(_, _, inPlace: false), .setJournalAside: nil
      case .leftWriteAheadLog:
        "Took '\(store.path)' back from write-ahead logging, which does not bear being shared."
      }
    }
  }

  /// The journals of other files that lay beside the file and were set aside, by their paths now.
  package var strayJournals: [String] { store.strayJournals }

  /// Whether writes are only rehearsed: everything is checked, and nothing is stored.
  public var isRehearsal = false

  /// The release whose items are read, as they were then; nil for those of now.
  ///
  /// What is written goes on from the items of now.
  public var release: String?

  /// The version of the SQLite that reads and writes catalogs.
  public static var sqliteVersion: String { SQLiteLibrary.version }

  /// The day and the hash of the source of that SQLite.
  public static var sqliteSourceID: String { SQLiteLibrary.sourceID }

  /// Is told how far work has come that may take long.
  package var reportWork: Work.Report = { _ in }

  /// Is told of each item that is left out because what is stored of it cannot be read.
  package var reportUnreadable: (CatalogError) -> Void = { _ in }

  let store: StyleStore

  init(path: String?, store: StyleStore) {
    self.path = path
    self.store = store
  }

  /// Opens the catalog at a path.
  public static func open(_ path: String, for access: Access) throws -> Catalog {
    let catalog = Catalog(path: path, store: try StyleStore.open(path, for: access.ofStore))
    catalog.isRehearsal = access == .rehearsing
    return catalog
  }

  /// Makes a catalog at a path where none is, with what every catalog starts with or empty.
  @discardableResult
  public static func create(_ path: String, isEmpty: Bool = false, by author: Authorship) throws
    -> Catalog
  {
    try make(path, isEmpty: isEmpty, by: author)
    return try open(path, for: .writing)
  }

  /// Makes a catalog as `create` does and leaves it alone: what is made is not opened once more, which
  /// could fail.
  package static func make(_ path: String, isEmpty: Bool = false, by author: Authorship) throws {
    try author.check()
    try StyleStore.create(at: path) { rows in
      try Seed.write(isEmpty ? [] : Seed.drafts(), to: rows, by: author)
    }
  }

  /// Makes a catalog in memory that holds what every catalog starts with.
  public static func seed(for access: Access = .writing) throws -> Catalog {
    Catalog(path: nil, store: try StyleStore.inMemory(image: Seed.image, for: access.ofStore))
  }

  /// Reads in one transaction.
  func read<Result>(_ body: (Lookup) throws -> Result) throws -> Result {
    try store.read { rows in
      let lookup = Lookup(rows: rows)
      guard let release else { return try body(lookup) }
      do {
        return try body(Lookup(rows: rows.at(lookup.row(ofRelease: release))))
      } catch CatalogError.notFound(let name, nearest: nil) {
        throw HistoryError.notInRelease(item: name, release: release)
      }
    }
  }

  /// Writes in one transaction, with one operation in the log where anything changed.
  func write<Result>(
    _ command: String, by author: Authorship, _ body: (Transaction) throws -> Result
  ) throws -> Result {
    try author.check()
    return try store.write(isRehearsal: isRehearsal) { rows in
      let transaction = Transaction(rows, by: author)
      let result = try body(transaction)
      try transaction.finish(command: command)
      return result
    }
  }
}

extension Catalog.Access {
  /// What the file is opened for.
  fileprivate var ofStore: StyleStore.Access {
    switch self {
    case .reading: .reading
    case .rehearsing: .rehearsing
    case .writing: .writing
    }
  }
}
