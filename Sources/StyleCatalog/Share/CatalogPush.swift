import StyleModel
import StyleStore

/// One push of this catalog to another: it is refused, or every item there is where it is here.
struct CatalogPush {
  /// What was done so far.
  private(set) var report = PushReport()

  private let ours: ReadTransaction
  private let remote: WriteTransaction
  private let path: String
  private let author: Authorship

  /// Creates a push of what can be read to what can be written.
  init(
    from ours: ReadTransaction, to remote: WriteTransaction, path: String, by author: Authorship
  ) {
    self.ours = ours
    self.remote = remote
    self.path = path
    self.author = author
  }

  /// Moves the remote, or throws what it is ahead with; then nothing of it may be kept.
  mutating func run() throws {
    let ours = Dictionary(grouping: try ours.heads(kind: nil), by: \.identity)
    let theirs = Dictionary(grouping: try remote.reading.heads(kind: nil), by: \.identity)
    let changed = Set(ours.keys).union(theirs.keys).sorted().filter { ours[$0] != theirs[$0] }
    var ahead: [String] = []
    var moves: [Operation.Move] = []
    for item in changed {
      let (new, old) = (ours[item] ?? [], theirs[item] ?? [])
      let versions = try self.ours.versions(kind: item.kind, key: item.key)
      guard Self.covers(new, old, versions: versions) else {
        ahead.append(old.first?.name ?? item.key)
        continue
      }
      guard ahead.isEmpty else { continue }
      moves.append(try move(item, from: old, to: new, versions: versions))
    }
    if !ahead.isEmpty { throw ShareError.remoteIsAhead(path, items: ahead, releases: []) }
    if moves.isEmpty { return }
    try remote.append(
      author.operation("push", moves: moves, after: remote.reading.latestOperation()))
  }

  /// Whether all that was written below old heads was also written below new ones.
  private static func covers(
    _ new: [HeadRow], _ old: [HeadRow], versions: [(hash: ContentHash, record: Version)]
  ) -> Bool {
    if old.isEmpty { return true }
    let graph = VersionGraph(versions.map { VersionGraph.Node($0.hash, $0.record) })
    guard !new.isEmpty, old.allSatisfy({ graph.contains($0.version) }) else { return false }
    let heads = new.map(\.version)
    return graph.maximalAuthoredAncestors(of: heads + old.map(\.version))
      == graph.maximalAuthoredAncestors(of: heads)
  }

  /// Copies what the heads of an item lead to, and moves the item there.
  private mutating func move(
    _ item: Item.Identity, from old: [HeadRow], to new: [HeadRow],
    versions: [(hash: ContentHash, record: Version)]
  ) throws -> Operation.Move {
    let records = Dictionary(
      versions.map { ($0.hash, $0.record) }, uniquingKeysWith: { first, _ in first })
    let reached = Self.closure(of: new.map(\.version), among: records)
    let known = Set(
      try remote.reading.versions(kind: item.kind, key: item.key).map { $0.hash })
    for (hash, record) in versions where reached.contains(hash) && !known.contains(hash) {
      if let document = record.document {
        try remote.insertDocument(hash: document, body: ours.document(document))
      }
      try remote.insertVersion(record, hash: hash, record: record.record)
      report.versionCount += 1
    }
    let heads = new.compactMap { head in
      records[head.version].map { (hash: head.version, record: $0) }
    }
    try remote.setHeads(kind: item.kind, key: item.key, to: heads)
    let name = new.first?.name ?? item.key
    report.changes.append(
      PushReport.Change(
        kind: item.kind, name: name, isNew: old.isEmpty,
        isRemoval: new.allSatisfy { $0.document == nil }))
    return Operation.Move(
      kind: item.kind, key: try ItemName(item.key, for: item.kind),
      name: try ItemName(name, for: item.kind), from: old.map(\.version),
      to: new.map(\.version))
  }

  /// Some versions of an item and all that they follow.
  private static func closure(
    of heads: [ContentHash], among records: [ContentHash: Version]
  ) -> Set<ContentHash> {
    var found: Set<ContentHash> = []
    var waiting = heads
    while let hash = waiting.popLast() {
      guard let record = records[hash], found.insert(hash).inserted else { continue }
      waiting += record.parents
    }
    return found
  }
}
