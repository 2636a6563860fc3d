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
    let heads = Dictionary(grouping: try ours.heads(kind: nil), by: \.identity)
    let theirs = Dictionary(grouping: try remote.reading.heads(kind: nil), by: \.identity)
    let changed = Set(heads.keys).union(theirs.keys).sorted().filter { heads[$0] != theirs[$0] }
    var ahead: [String] = []
    for item in changed {
      let (new, old) = (heads[item] ?? [], theirs[item] ?? [])
      if try !covers(item, new, old) { ahead.append(old.first?.name ?? item.key) }
    }
    let unknown = try remote.reading.releases().filter { release in
      try ours.release(folded: release.name.folded)?.record.content != release.record.content
    }
    if !ahead.isEmpty || !unknown.isEmpty {
      throw ShareError.remoteIsAhead(path, items: ahead, releases: unknown.map(\.name.text))
    }
    let moves = try changed.map { try move($0, from: theirs[$0] ?? [], to: heads[$0] ?? []) }
    let releases = try copyReleases()
    try copyRules()
    if moves.isEmpty, releases.isEmpty, report.rules.isEmpty { return }
    try remote.append(
      author.operation(
        "push", moves: moves, releases: releases, rules: report.rules,
        after: remote.reading.latestOperation()))
  }

  /// Says how much rules of `check` matter that nothing was said of there.
  private mutating func copyRules() throws {
    let theirs = try remote.reading.rules()
    for (name, severity) in try ours.rules().sorted(by: { $0.key < $1.key })
    where theirs[name] == nil {
      try remote.setRule(name, to: severity)
      report.rules.append(Operation.RuleMove(rule: name, from: nil, to: severity))
    }
  }

  /// Copies the releases that the remote lacks.
  private mutating func copyReleases() throws -> [Operation.ReleaseMove] {
    var moves: [Operation.ReleaseMove] = []
    for release in try ours.releases()
    where try remote.reading.release(folded: release.name.folded) == nil {
      let heads = try ours.at(release).heads(kind: nil)
      for head in heads { try copy(head.identity, heads: [head.version]) }
      try remote.insertRelease(release.record, name: release.name, heads: heads)
      moves.append(Operation.ReleaseMove(release: release.hash, from: nil, to: release.name))
      report.releases.append(release.name.text)
    }
    return moves
  }

  /// Whether all that was written below an item's old heads was also written below its new ones.
  ///
  /// A merge there of versions that are here is nothing that anyone wrote, and need not be here.
  private func covers(_ item: Item.Identity, _ new: [HeadRow], _ old: [HeadRow]) throws -> Bool {
    if old.isEmpty { return true }
    if new.isEmpty { return false }
    let versions =
      try ours.versions(kind: item.kind, key: item.key)
      + remote.reading.versions(kind: item.kind, key: item.key)
    let known = Dictionary(
      versions.map { ($0.hash, $0.record) }, uniquingKeysWith: { first, _ in first })
    let graph = VersionGraph(known.map { VersionGraph.Node($0.key, $0.value) })
    let heads = new.map(\.version)
    return graph.maximalAuthoredAncestors(of: heads + old.map(\.version))
      == graph.maximalAuthoredAncestors(of: heads)
  }

  /// Copies what the heads of an item lead to, and moves the item there.
  private mutating func move(
    _ item: Item.Identity, from old: [HeadRow], to new: [HeadRow]
  ) throws -> Operation.Move {
    try copy(item, heads: new.map(\.version))
    let records = try new.map { (hash: $0.version, record: try ours.version($0.version)) }
    try remote.setHeads(kind: item.kind, key: item.key, to: records)
    let name = new.first?.name ?? item.key
    report.changes.append(
      PushReport.Change(
        kind: item.kind, name: name, isNew: old.isEmpty,
        isRemoval: new.allSatisfy { $0.document == nil }))
    return Operation.Move(
      kind: item.kind, key: try ItemName(stored: item.key, for: item.kind),
      name: try ItemName(stored: name, for: item.kind), from: old.map(\.version),
      to: new.map(\.version))
  }

  /// Copies versions of an item with all that they follow and that the remote lacks.
  private mutating func copy(_ item: Item.Identity, heads: [ContentHash]) throws {
    let missing = try heads.filter { try !remote.reading.holds(version: $0) }
    if missing.isEmpty { return }
    let versions = try ours.versions(kind: item.kind, key: item.key)
    let records = Dictionary(
      versions.map { ($0.hash, $0.record) }, uniquingKeysWith: { first, _ in first })
    let known = Set(try remote.reading.versions(kind: item.kind, key: item.key).map { $0.hash })
    var reached: Set<ContentHash> = []
    var waiting = missing
    while let hash = waiting.popLast() {
      guard !known.contains(hash), let record = records[hash], reached.insert(hash).inserted
      else { continue }
      waiting += record.parents
    }
    for (hash, record) in versions where reached.contains(hash) {
      if let document = record.document {
        let body = try ours.document(document)
        // It would keep everybody from pulling.
        if let reason = ItemDocument.problem(inStored: body, kind: record.kind) {
          throw CatalogError.unreadable(
            kind: record.kind.noun, name: record.name.text, reason: reason)
        }
        try remote.insertDocument(hash: document, body: body)
      }
      try remote.insertVersion(record, hash: hash, record: record.record)
    }
    report.versionCount += reached.count
  }
}
