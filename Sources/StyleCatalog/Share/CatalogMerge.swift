import Diagnostics
import JSON
import StyleModel
import StyleStore
import StyleSyntax
import SwiftText

/// One merge of another catalog into this one, item by item.
struct CatalogMerge {
  /// What was done so far.
  private(set) var report = MergeReport()

  private let foreign: ForeignCatalog
  private let transaction: Transaction
  private let reportWork: Work.Report
  private var moved: Set<Item.Identity> = []
  private var versionsOfForeign: [Item.Identity: [VersionGraph.Node]]?

  /// Creates a merge of a verified catalog.
  init(
    of foreign: ForeignCatalog, into transaction: Transaction, report: @escaping Work.Report
  ) {
    self.foreign = foreign
    self.report.strayJournals = foreign.strayJournals
    self.transaction = transaction
    reportWork = report
  }

  /// Copies what is missing here and joins the heads of all items.
  mutating func run() throws {
    let releases = try foreign.releases.map { (row: $0, heads: try foreign.heads(of: $0)) }
    let reached = foreign.closure(
      of: foreign.heads.map(\.version) + releases.flatMap { $0.heads.map(\.version) })
    report.versionCount = try transaction.rows.copy(reached, from: foreign)
    let ours = Dictionary(grouping: try transaction.lookup.rows.heads(kind: nil), by: \.identity)
    let items = Dictionary(grouping: foreign.heads, by: \.identity).sorted { $0.key < $1.key }
    for (done, (identity, theirs)) in items.enumerated() {
      reportWork(Work("Merging items", done: done, of: items.count))
      try join(identity, ours: ours[identity] ?? [], theirs: theirs)
    }
    report.changes.sort { ($0.kind, $0.name) < ($1.kind, $1.name) }
    for release in releases { try take(release.row, heads: release.heads) }
    try transaction.takeRules(foreign.rules)
    report.rules = transaction.rules
    // Versions that nothing here leads to would be copied for nothing.
    if moved.isEmpty, report.isWithoutNews {
      report.versionCount = 0
      transaction.rows.discardWrites()
    }
    if !moved.isEmpty { report.clashes = try transaction.lookup.clashes().involving(moved) }
  }

  /// Takes a release, unless there is one of its name.
  private mutating func take(_ release: ReleaseRow, heads: [HeadRow]) throws {
    if let own = try transaction.lookup.rows.release(folded: release.name.folded) {
      if own.record.content != release.record.content {
        report.leftOutReleases.append(release.name.text)
      }
      return
    }
    try transaction.rows.insertRelease(release.record, name: release.name, heads: heads)
    transaction.releases.append(
      Operation.ReleaseMove(release: release.hash, from: nil, to: release.name))
    report.releases.append(release.name.text)
  }

  private mutating func join(_ item: Item.Identity, ours: [HeadRow], theirs: [HeadRow]) throws {
    let (old, new) = (ours.map(\.version), theirs.map(\.version))
    guard old != new, let joined = try joined(item, ours: old, theirs: new) else { return }
    var change = IncomingChange(ours: ours, theirs: theirs)
    var heads: [ContentHash]
    switch joined {
    case .one(let head): heads = [head]
    case .merge(let parents, let content):
      heads = [try store(content, of: item, parents: parents)]
      if new != heads { change.outcome = .merged }
    case .conflict(let versions, let places):
      heads = versions
      change.conflict(at: places.map(\.place))
    case .tooMany(let versions):
      heads = versions
      change.conflict(at: [])
    }
    let records = try heads.map { (hash: $0, record: try transaction.lookup.rows.version($0)) }
    try transaction.move(records, from: old)
    moved.insert(item)
    change.take(records.map(\.record), over: ours)
    // That something was removed there is no news where it never was.
    if !ours.isEmpty || records.contains(where: { $0.record.document != nil }) {
      report.changes.append(change)
    }
    try noteOpaque(in: heads, over: old, of: change.name)
  }

  /// Joins the heads of both sides; nil where nothing was written that we have not merged already.
  private mutating func joined(
    _ item: Item.Identity, ours: [ContentHash], theirs: [ContentHash]
  ) throws -> HeadJoin.Result? {
    if ours.isEmpty, theirs.count == 1, foreign.versions[theirs[0]]?.isMerge == false {
      return .one(theirs[0])
    }
    let graph = try graph(of: item, holding: ours)
    let written = graph.maximalAuthoredAncestors(of: ours + theirs)
    if written == graph.maximalAuthoredAncestors(of: ours) { return nil }
    let lookup = transaction.lookup
    var join = HeadJoin(graph) { try lookup.content(of: $0) }
    // The other catalog was read whole: what cannot be read is ours, and somebody has to settle it.
    return try CatalogError.ifReadable { try join.join(written) } ?? .tooMany(heads: written)
  }

  /// The versions of an item; those of the other catalog suffice where ours are among them.
  private mutating func graph(of item: Item.Identity, holding ours: [ContentHash]) throws
    -> VersionGraph
  {
    if ours.allSatisfy({ foreign.versions[$0] != nil }) {
      let all =
        versionsOfForeign
        ?? Dictionary(
          grouping: foreign.versions, by: { Item.Identity(of: $0.value) }
        ).mapValues { $0.map { VersionGraph.Node($0.key, $0.value) } }
      versionsOfForeign = all
      return VersionGraph(all[item] ?? [])
    }
    return VersionGraph(try transaction.lookup.rows.nodes(kind: item.kind, key: item.key))
  }

  /// Stores the merge of some versions, which has no author and no time, so that all who make it
  /// make the same one.
  private func store(
    _ content: ItemContent, of item: Item.Identity, parents: [ContentHash]
  ) throws -> ContentHash {
    let rows = transaction.rows
    var document: ContentHash?
    if let body = content.document?.canonical {
      let hash = ContentHash(of: body)
      try rows.insertDocument(hash: hash, body: body)
      document = hash
    }
    let version = Version(
      kind: item.kind, key: try ItemName(stored: item.key, for: item.kind), name: content.name,
      document: document, parents: parents)
    let record = version.record
    let hash = ContentHash(of: record)
    try rows.insertVersion(version, hash: hash, record: record)
    return hash
  }

  /// Notes the Swift in what came in that is not looked into and was not here before.
  private mutating func noteOpaque(
    in heads: [ContentHash], over old: [ContentHash], of name: String
  ) throws {
    var known: Set<String>?
    for head in heads {
      let texts = try opaqueTexts(in: head)
      if texts.isEmpty { continue }
      let before = try known ?? Set(old.flatMap { try opaqueTexts(in: $0) })
      known = before.union(texts)
      report.opaque += texts.filter { !before.contains($0) }
        .map { IncomingOpaque(style: name, text: $0) }
    }
  }

  private func opaqueTexts(in version: ContentHash) throws -> [String] {
    let document = try CatalogError.ifReadable {
      try transaction.lookup.wholeDocument(at: version)
    }
    guard case .style(let style)? = document else { return [] }
    return OpaqueRuns.list(try Reader.document(style.swift)).map(\.text)
  }
}

extension VersionGraph.Node {
  /// A stored version.
  init(_ hash: ContentHash, _ version: Version) {
    self.init(hash, parents: version.parents, isAuthored: !version.isMerge)
  }
}

extension HeadRow {
  /// The item that it is a head of.
  var identity: Item.Identity { Item.Identity(kind: kind, key: key) }
}

extension Item.Identity {
  /// The item that a version is of.
  init(of version: Version) {
    self.init(kind: version.kind, key: version.key.text)
  }
}
