import StyleModel

extension ReadTransaction {
  /// The keys of the items that have or had a name, in whatever case.
  package func owners(kind: ItemKind, folded: String) throws -> [String] {
    try connection.rows(
      "SELECT key FROM name WHERE kind = ?1 AND folded = ?2 ORDER BY key",
      [.text(kind.rawValue), .text(folded)]
    ) { $0.text(0) }
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
    try connection.rows(
      "SELECT name FROM name WHERE kind = ?1 AND key = ?2 ORDER BY folded",
      [.text(kind.rawValue), .text(key)]
    ) { $0.text(0) }
  }
}

extension WriteTransaction {
  /// Records that an item has a name.
  func insertName(kind: ItemKind, key: String, name: ItemName) throws {
    try connection.run(
      """
      INSERT INTO name (kind, folded, key, name) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (kind, folded, key) DO UPDATE SET name = excluded.name
      """,
      .text(kind.rawValue), .text(name.folded), .text(key), .text(name.text))
  }
}
