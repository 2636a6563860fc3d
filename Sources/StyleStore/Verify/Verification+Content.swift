import StyleModel

extension Verification {
  /// Hashes every version again and compares its row with its record.
  mutating func checkVersions() throws {
    var wrong: [ContentHash?] = []
    var versions: [ContentHash: Version] = [:]
    try rows.connection.each("SELECT hash, record, kind, key FROM version") { row in
      advance()
      let record = row.bytes(1)
      guard let hash = row.hash(0), ContentHash(of: record) == hash,
        let version = try? Version(record: record), version.kind.rawValue == row.text(2),
        version.key.text == row.text(3)
      else {
        wrong.append(row.hash(0))
        return
      }
      versions[hash] = version
    }
    self.versions = versions
    for hash in wrong { find("the version \(shown(hash)) is not what was stored") }
  }

  /// Finds versions that follow one which is not there.
  mutating func checkParents() throws {
    for (hash, version) in versions {
      for parent in version.parents where versions[parent] == nil {
        find(
          "the version \(hash.short) of '\(version.name)' follows \(parent.short), which is missing"
        )
      }
    }
  }

  /// Hashes every document again, and finds versions whose document is not there.
  mutating func checkDocuments() throws {
    var holders: [ContentHash: ItemName] = [:]
    for version in versions.values {
      if let document = version.document { holders[document] = version.name }
    }
    var wrong: [ContentHash?] = []
    var seen: Set<ContentHash> = []
    try rows.connection.each("SELECT hash, body FROM document") { row in
      advance()
      let hash = row.hash(0)
      if let hash { seen.insert(hash) }
      if ContentHash(of: row.bytes(1)) != hash { wrong.append(hash) }
    }
    for hash in wrong {
      let holder = hash.flatMap { holders[$0] }.map { " of '\($0)'" } ?? ""
      find("the document \(shown(hash))\(holder) is not what was stored")
    }
    for (hash, name) in holders where !seen.contains(hash) {
      find("the document \(hash.short) of '\(name)' is missing")
    }
  }

  /// Compares the names with those that the versions give.
  mutating func checkNames() throws {
    var expected: Set<NameRow> = []
    for version in versions.values {
      expected.insert(
        NameRow(
          kind: version.kind.rawValue, folded: version.name.folded, key: version.key.text))
    }
    var stored: Set<NameRow> = []
    var strange: [String] = []
    try rows.connection.each("SELECT kind, folded, key, name FROM name") { row in
      let name = NameRow(kind: row.text(0), folded: row.text(1), key: row.text(2))
      stored.insert(name)
      if !expected.contains(name) || row.text(3).folded != name.folded {
        strange.append(row.text(3))
      }
    }
    for name in strange { find("no version has the name '\(name)'") }
    for name in expected.subtracting(stored) { find("the name '\(name.folded)' is not recorded") }
  }

  private func shown(_ hash: ContentHash?) -> String { hash?.short ?? "without a hash" }
}

/// A name that an item has or had.
private struct NameRow: Hashable {
  var kind: String
  var folded: String
  var key: String
}
