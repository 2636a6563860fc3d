import StyleModel

extension Verification {
  /// Hashes every version again and compares its row with its record.
  mutating func checkVersions() throws {
    var wrong: [ContentHash?] = []
    var versions: [ContentHash: Version] = [:]
    try rows.connection.each(from: "version") { (row: StoredVersion) in
      advance()
      guard let hash = row.hash, ContentHash(of: row.record) == hash,
        let version = try? Version(record: row.record), version.kind.rawValue == row.kind,
        version.key.text == row.key
      else {
        wrong.append(row.hash)
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

  /// Hashes and reads every document again, and finds versions whose document is not there.
  mutating func checkDocuments() throws {
    // One document may be that of items of several kinds, and means another thing in each.
    var holders: [ContentHash: [ItemKind: ItemName]] = [:]
    for version in versions.values {
      if let document = version.document {
        holders[document, default: [:]][version.kind] = version.name
      }
    }
    var unreadable: [String] = []
    var wrong: [ContentHash?] = []
    var seen: Set<ContentHash> = []
    try rows.connection.each(from: "document") { (row: StoredDocument) in
      advance()
      if let hash = row.hash { seen.insert(hash) }
      guard ContentHash(of: row.body) == row.hash else { return wrong.append(row.hash) }
      for (kind, name) in row.hash.flatMap({ holders[$0] }) ?? [:] {
        if let problem = problem(row.body, kind) {
          let document = "the document \(shown(row.hash)) of the \(kind.noun) '\(name)'"
          unreadable.append("\(document) cannot be read: \(problem)")
        }
      }
    }
    for sentence in unreadable { find(sentence) }
    for hash in wrong {
      let holder = hash.flatMap { holders[$0]?.values.min() }.map { " of '\($0)'" } ?? ""
      find("the document \(shown(hash))\(holder) is not what was stored")
    }
    for (hash, names) in holders where !seen.contains(hash) {
      for name in names.values { find("the document \(hash.short) of '\(name)' is missing") }
    }
  }

  /// Compares the names with those that the versions give.
  mutating func checkNames() throws {
    let expected = Set(versions.values.map { NameRow(of: $0).inAnyCase })
    var stored: Set<NameRow> = []
    var strange: [String] = []
    try rows.connection.each(from: "name") { (row: NameRow) in
      stored.insert(row.inAnyCase)
      if !expected.contains(row.inAnyCase) || row.name.folded != row.folded {
        strange.append(row.name)
      }
    }
    for name in strange { find("no version has the name '\(name)'") }
    for name in expected.subtracting(stored) { find("the name '\(name.folded)' is not recorded") }
  }

  private func shown(_ hash: ContentHash?) -> String { hash?.short ?? "without a hash" }
}

extension NameRow {
  /// The row without the name as it is spelled: of two spellings only the later is stored.
  fileprivate var inAnyCase: NameRow { NameRow(kind: kind, folded: folded, key: key) }
}
