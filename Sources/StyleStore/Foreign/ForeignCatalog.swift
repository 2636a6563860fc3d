import Diagnostics
import StyleModel

/// Another catalog, copied into memory and found whole: what it holds can be taken over.
///
/// The file itself is held only while it is copied, so that nobody who works on it waits for more.
package final class ForeignCatalog {
  /// The path, as the person named it.
  package let path: String

  /// All versions.
  package let versions: [ContentHash: Version]

  /// The heads, sorted by kind, key and hash.
  package let heads: [HeadRow]

  /// The releases, in the order in which they came into the file.
  package let releases: [ReleaseRow]

  /// How much the rules of `check` matter there.
  package let rules: [RuleName: RuleSeverity]

  /// The journals of other files that lay beside the file and were set aside, by their paths now.
  package private(set) var strayJournals: [String] = []

  /// The copy.
  let connection: Connection

  /// Reads and verifies a catalog file; an older one is brought up to date in the copy.
  ///
  /// - Throws: `StoreError` that tells what is wrong with the file; `damaged` with the first finding.
  package convenience init(
    path: String, report: @escaping Work.Report = { _ in },
    problem: @escaping Verification.DocumentCheck
  ) throws {
    let store = try StyleStore.open(path, for: .reading)
    let copy = try StyleStore.wording(path) { () throws -> Connection in
      if store.connection.mode == .memory { return store.connection }
      return try store.connection.transaction("BEGIN") { try store.connection.copyInMemory() }
    }
    try self.init(copy, path: path, report: report, problem: problem)
    strayJournals = store.strayJournals
  }

  /// Verifies a catalog in memory, which must not be written meanwhile.
  package convenience init(
    _ store: StyleStore, problem: @escaping Verification.DocumentCheck
  ) throws {
    let copy = try StyleStore.wording(store.path) { try store.connection.copyInMemory() }
    try self.init(copy, path: "", problem: problem)
  }

  private init(
    _ copy: Connection, path: String, report: @escaping Work.Report = { _ in },
    problem: @escaping Verification.DocumentCheck
  ) throws {
    let rows = ReadTransaction(copy)
    var verification = Verification(rows, report: report, problem: problem)
    verification.run(migrations: Migration.all())
    if let first = verification.findings.first {
      let rest = verification.findings.count - 1
      throw StoreError(.damaged(rest == 0 ? first : "\(first), and more (\(rest))"), path: path)
    }
    self.path = path
    connection = copy
    versions = verification.versions
    (heads, releases, self.rules) = try StyleStore.wording(path) {
      (try rows.heads(kind: nil), try rows.releases(), try rows.rules())
    }
  }
}

extension ForeignCatalog {
  /// Returns the heads of the items in a release.
  package func heads(of release: ReleaseRow) throws -> [HeadRow] {
    try StyleStore.wording(path) { try ReadTransaction(connection).at(release).heads(kind: nil) }
  }

  /// Returns some versions and all that they follow, in whatever item.
  package func closure(of versions: some Sequence<ContentHash>) -> Set<ContentHash> {
    var found: Set<ContentHash> = []
    var waiting = Array(versions)
    while let hash = waiting.popLast() {
      guard let version = self.versions[hash], found.insert(hash).inserted else { continue }
      waiting += version.parents
    }
    return found
  }
}

extension StyleStore {
  /// Whether a path leads to the file of this catalog, by whatever links.
  package func isFile(at path: String) -> Bool {
    !self.path.isEmpty && FileCheck.isSameFile(self.path, path)
  }
}
