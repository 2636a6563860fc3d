import StyleModel

/// How much a rule of `check` matters, as it is stored.
private struct RuleRow: TableRow {
  var name = ""
  var severity = ""

  mutating func visit(_ columns: inout some ColumnVisitor) {
    columns.column("name", &name)
    columns.column("severity", &severity)
  }
}

extension ReadTransaction {
  /// How much the rules of `check` matter here, as far as somebody has said so.
  package func rules() throws -> [RuleName: RuleSeverity] {
    let rows: [RuleRow] = try connection.rows(from: "rule")
    var rules: [RuleName: RuleSeverity] = [:]
    for row in rows {
      guard let name = RuleName(row.name), let severity = RuleSeverity(rawValue: row.severity)
      else { throw damaged("a rule is not what was stored") }
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
      return try connection.run("DELETE FROM rule WHERE name = ?1", name.text)
    }
    try connection.insert(
      RuleRow(name: name.text, severity: severity.rawValue), into: "rule",
      "ON CONFLICT (name) DO UPDATE SET severity = excluded.severity")
  }
}
