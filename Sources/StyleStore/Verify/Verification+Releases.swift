import StyleModel

extension Verification {
  /// Hashes every release again and compares what it holds with the versions.
  mutating func checkReleases() throws {
    var records: [Int: Release] = [:]
    var wrong: [String] = []
    try rows.connection.each("SELECT id, ifnull(name, ''), folded, hash, record FROM release") {
      let name = $0.text(1)
      let bytes = $0.bytes(4)
      let isNamed =
        name.isEmpty ? $0.isNull(2) : (try? ReleaseName(name))?.folded == $0.text(2)
      if isNamed, ContentHash(of: bytes) == $0.hash(3), let record = try? Release(record: bytes) {
        records[$0.integer(0)] = record
      } else {
        wrong.append(name)
      }
    }
    for name in wrong { find("the release '\(name)' is not what was stored") }
    for release in try rows.connection.rows(
      "SELECT id, ifnull(name, '') FROM release", [],
      { (id: $0.integer(0), name: $0.text(1)) })
    {
      guard let record = records[release.id] else { continue }
      try checkHeads(of: release.name, release.id, record: record)
    }
  }

  private mutating func checkHeads(of name: String, _ release: Int, record: Release) throws {
    let heads = try rows.releaseHeads(release, kind: nil)
    for head in heads where versions[head.version] == nil {
      find("the release '\(name)' holds a version of '\(head.name)' that is missing")
    }
    let isTrue = heads.allSatisfy { head in
      versions[head.version].map { head == HeadRow(of: $0, hash: head.version) } ?? true
    }
    let folded = try rows.connection.rows(
      "SELECT name, folded FROM release_head WHERE release = ?1", [.integer(release)]
    ) { $0.text(0).folded == $0.text(1) }
    if !isTrue || folded.contains(false)
      || Release.content(of: heads.lazy.map(\.version)) != record.content
    {
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
