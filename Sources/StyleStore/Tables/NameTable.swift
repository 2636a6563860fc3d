import StyleModel

/// A name that an item has or had.
struct NameRow: TableRow, Hashable {
  /// The word for the kind of the item.
  var kind = ""

  /// What the name is compared by.
  var folded = ""

  /// The key of the item.
  var key = ""

  /// The name.
  var name = ""

  /// Visits the columns of `name`.
  mutating func visit(_ columns: inout some ColumnVisitor) {
    columns.column("kind", &kind)
    columns.column("folded", &folded)
    columns.column("key", &key)
    columns.column("name", &name)
  }
}

extension NameRow {
  /// Creates the row of the name that a version gives its item.
  init(of version: Version) {
    self.init(
      kind: version.kind.rawValue, folded: version.name.folded, key: version.key.text,
      name: version.name.text)
  }
}

extension ReadTransaction {
  /// The keys of the items that have or had a name, in whatever case.
  package func owners(kind: ItemKind, folded: String) throws -> [String] {
    let keys = try keys(kind: kind, folded: folded)
    if isPresent { return keys }
    return try keys.filter { key in
      try namesThen(kind: kind, key: key).contains { $0.folded == folded }
    }
  }

  /// The keys of the items that have a name now or had it ever, in order.
  func keys(kind: ItemKind, folded: String) throws -> [String] {
    try connection.rows(
      "SELECT key FROM name WHERE kind = ?1 AND folded = ?2 ORDER BY key",
      [kind, folded]
    ) { $0.text(0) }
  }

  /// Whether any item has or had another name than its key.
  package func hasOtherNames() throws -> Bool {
    try connection.number("SELECT EXISTS (SELECT 1 FROM name WHERE name <> key)") > 0
  }

  /// The names that more than one item of a kind has or had, in whatever case.
  package func sharedNames() throws -> [(kind: ItemKind, folded: String)] {
    try connection.rows(
      """
      SELECT kind, folded FROM name GROUP BY kind, folded HAVING count(*) > 1
      ORDER BY kind, folded
      """
    ) { row -> (kind: ItemKind, folded: String)? in
      ItemKind(rawValue: row.text(0)).map { (kind: $0, folded: row.text(1)) }
    }
    .compactMap(\.self)
  }

  /// Every name that an item has or had.
  package func names(kind: ItemKind, key: String) throws -> [String] {
    if !isPresent { return try namesThen(kind: kind, key: key).sorted() }
    return try connection.rows(
      "SELECT name FROM name WHERE kind = ?1 AND key = ?2 ORDER BY folded",
      [kind, key]
    ) { $0.text(0) }
  }
}

extension ReadTransaction {
  /// Every name that an item had up to its version in the release that is read.
  private func namesThen(kind: ItemKind, key: String) throws -> Set<String> {
    let versions = Dictionary(
      try versions(kind: kind, key: key).map { ($0.hash, $0.record) },
      uniquingKeysWith: { first, _ in first })
    var names: Set<String> = []
    var seen: Set<ContentHash> = []
    var waiting = try heads(kind: kind, key: key).map(\.version)
    while let hash = waiting.popLast() {
      guard seen.insert(hash).inserted, let version = versions[hash] else { continue }
      names.insert(version.name.text)
      waiting += version.parents
    }
    return names
  }
}

extension WriteTransaction {
  /// Records that an item has a name.
  func insert(_ name: NameRow) throws {
    try connection.insert(
      name, into: "name", "ON CONFLICT (kind, folded, key) DO UPDATE SET name = excluded.name")
  }
}
