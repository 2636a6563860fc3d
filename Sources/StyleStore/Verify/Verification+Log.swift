import StyleModel

extension Verification {
  /// Compares each head with the version that it is at.
  mutating func checkHeads() throws {
    for head in try rows.heads(kind: nil) {
      guard let version = versions[head.version] else {
        find("'\(head.name)' is at a version that is missing")
        continue
      }
      var expected = HeadRow(of: version, hash: head.version)
      if head.folded != expected.folded {
        find("the head of '\(version.name)' has a wrong name")
        expected.folded = head.folded
      }
      if head != expected {
        find("the head of '\(version.name)' does not agree with its version")
      }
    }
  }

  /// Follows the log from its start: it must lead to the present heads without a gap.
  mutating func checkLog() throws {
    let stored: [StoredOperation] = try rows.connection.rows(from: "operation ORDER BY id")
    var previous: ContentHash?
    var heads: [LoggedItem: [ContentHash]] = [:]
    var releases: [String: ContentHash] = [:]
    var rules: [RuleName: RuleSeverity] = [:]
    for row in stored {
      guard let hash = row.hash, ContentHash(of: row.record) == hash,
        let operation = try? Operation(record: row.record)
      else {
        find("the operation \(row.hash?.short ?? "without a hash") is not what was stored")
        return
      }
      if operation.previous != previous { find("the log has a gap before \(hash.short)") }
      previous = hash
      for move in operation.moves {
        let item = LoggedItem(kind: move.kind, key: move.key.text)
        if heads[item] ?? [] != move.from {
          find("the log does not say how '\(move.name)' came to be")
        }
        heads[item] = move.to
      }
      for move in operation.releases {
        if let name = move.from?.text, releases.removeValue(forKey: name) != move.release {
          find("the log does not say how the release '\(name)' came to be")
        }
      }
      for move in operation.releases {
        if let name = move.to?.text { releases[name] = move.release }
      }
      follow(operation.rules, in: &rules)
    }
    try compare(heads)
    try compare(releases: releases)
    try compare(rules: rules)
  }

  private mutating func compare(_ logged: [LoggedItem: [ContentHash]]) throws {
    var present: [LoggedItem: [ContentHash]] = [:]
    for head in try rows.heads(kind: nil) {
      present[LoggedItem(kind: head.kind, key: head.key), default: []].append(head.version)
    }
    for (item, versions) in logged where present[item]?.sorted() ?? [] != versions {
      find("'\(item.key)' is not where the log says")
    }
    for item in present.keys where logged[item] == nil {
      find("the log does not know '\(item.key)'")
    }
  }
}

/// An item of the log.
private struct LoggedItem: Hashable {
  var kind: ItemKind
  var key: String
}
