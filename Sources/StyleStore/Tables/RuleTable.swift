import StyleModel

extension ReadTransaction {
  /// How much the rules of `check` matter here, as far as somebody has said so.
  package func rules() throws -> [RuleName: RuleSeverity] {
    let rows = try connection.rows("SELECT name, severity FROM rule") { row in
      (name: RuleName(row.text(0)), severity: RuleSeverity(rawValue: row.text(1)))
    }
    var rules: [RuleName: RuleSeverity] = [:]
    for row in rows {
      guard let name = row.name, let severity = row.severity else {
        throw damaged("a rule is not what was stored")
      }
      rules[name] = severity
    }
    return rules
  }
}

extension WriteTransaction {
  /// Says how much a rule matters here; nil takes that back.
  package func setRule(_ name: RuleName, to severity: RuleSeverity?) throws {
    hasWritten = true
    guard let severity else {
      return try connection.run("DELETE FROM rule WHERE name = ?1", .text(name.text))
    }
    try connection.run(
      "INSERT OR REPLACE INTO rule (name, severity) VALUES (?1, ?2)", .text(name.text),
      .text(severity.rawValue))
  }
}
