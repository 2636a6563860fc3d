import StyleModel

extension Lookup {
  /// Finds the item that a reference means, at the version that it names.
  func item(_ reference: ItemReference, preferring preferred: ItemKind? = nil) throws -> Item {
    let head = try head(reference, preferring: preferred)
    guard let selector = reference.version else { return head }
    let hash = try version(selector, of: head)
    let record = try rows.version(hash)
    return Item(
      kind: head.kind, key: head.key, name: record.name.text, version: hash,
      document: record.document,
      author: record.author, time: record.time, isConflicted: false)
  }

  /// The versions of an item along the first parents, oldest first.
  func line(of item: Item) throws -> [ContentHash] {
    let nodes = try rows.nodes(kind: item.kind, key: item.key)
    let former = Dictionary(nodes.map { ($0.hash, $0.parents.first) }) { first, _ in first }
    var line: [ContentHash] = []
    var next: ContentHash? = item.version
    while let hash = next, let before = former[hash], line.count < nodes.count {
      line.append(hash)
      next = before
    }
    return line.reversed()
  }

  /// The latest versions of an item, newest first; those on the line of first parents are numbered.
  func history(of item: Item, limit: Int = .max) throws -> [HistoryEntry] {
    let numbers = Dictionary(
      try line(of: item).enumerated().map { ($1, $0 + 1) },
      uniquingKeysWith: { first, _ in first })
    let heads = Set(try rows.heads(kind: item.kind, key: item.key).map(\.version))
    return try rows.versions(kind: item.kind, key: item.key, latest: limit).map {
      HistoryEntry(
        number: numbers[$0.hash], version: $0.hash, record: $0.record,
        isConflicted: heads.count > 1 && heads.contains($0.hash))
    }
  }

  /// Finds the version of an item that a selector means.
  private func version(_ selector: VersionSelector, of item: Item) throws -> ContentHash {
    switch selector {
    case .number(let number):
      let line = try line(of: item)
      guard line.indices.contains(number - 1) else {
        throw CatalogError.noSuchVersion(
          item: try typed(item), version: "\(number)", count: line.count)
      }
      return line[number - 1]
    case .hash(let digits):
      let found = try rows.versions(kind: item.kind, key: item.key, beginning: digits)
      if found.count > 1 { throw CatalogError.ambiguousVersion(item: item.name, version: digits) }
      guard let found = found.first else {
        throw CatalogError.noSuchVersion(
          item: try typed(item), version: digits,
          count: try rows.versionCount(kind: item.kind, key: item.key))
      }
      return found
    case .release(let name):
      let release = try row(ofRelease: name)
      let heads = try rows.at(release).heads(kind: item.kind, key: item.key)
      guard let head = heads.first else {
        throw HistoryError.notInRelease(item: item.name, release: release.name.text)
      }
      return head.version
    }
  }
}
