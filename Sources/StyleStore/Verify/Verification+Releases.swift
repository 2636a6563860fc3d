import StyleModel

extension Verification {
  /// Hashes every release again and compares what it holds with the versions.
  mutating func checkReleases() throws {
    let stored: [StoredRelease] = try rows.connection.rows(from: "release")
    for row in stored {
      let name = row.name ?? ""
      let isNamed =
        row.folded.map { (try? ReleaseName(stored: name))?.folded == $0 } ?? name.isEmpty
      if isNamed, let id = row.id, ContentHash(of: row.record) == row.hash,
        let record = try? Release(record: row.record)
      {
        try checkHeads(of: name, id, record: record)
      } else {
        find("the release '\(name)' is not what was stored")
      }
    }
  }

  private mutating func checkHeads(of name: String, _ release: Int, record: Release) throws {
    let heads = try ReadTransaction(rows.connection, release: release).heads(kind: nil)
    for head in heads where versions[head.version] == nil {
      find("the release '\(name)' holds a version of '\(head.name)' that is missing")
    }
    let isTrue = heads.allSatisfy { head in
      let expected = versions[head.version].map { HeadRow(of: $0, hash: head.version) } ?? head
      return head == expected && head.folded == head.name.folded
    }
    if !isTrue || Release.content(of: heads.lazy.map(\.version)) != record.content {
      find("the release '\(name)' does not hold what it says")
    }
  }

  /// Compares the releases with those that the log leads to.
  mutating func compare(releases logged: [String: ContentHash]) throws {
    var present: [String: ContentHash] = [:]
    try rows.connection.each("SELECT name, hash FROM release WHERE name IS NOT NULL") { row in
      present[row.text(0)] = row.hash(1)
    }
    for (name, hash) in present where logged[name] != hash {
      find("the log does not know the release '\(name)'")
    }
    for name in logged.keys where present[name] == nil {
      find("the release '\(name)' is missing")
    }
  }
}
