import StyleModel

extension Catalog {
  /// How much the rules of `check` matter here, as far as somebody has said so.
  package func ruleSeverities() throws -> [RuleName: RuleSeverity] {
    try read { try $0.rows.rules() }
  }

  /// Says how much rules of `check` matter here; nil takes back what was said.
  ///
  /// - Returns: what changed, by the names of the rules.
  @discardableResult
  package func setRules(_ severities: [RuleName: RuleSeverity?], by author: Authorship) throws
    -> [Operation.RuleMove]
  {
    try write("rule", by: author) { transaction in
      let present = try transaction.lookup.rows.rules()
      for (name, severity) in severities.sorted(by: { $0.key < $1.key })
      where present[name] != severity {
        try transaction.move(Operation.RuleMove(rule: name, from: present[name], to: severity))
      }
      return transaction.rules
    }
  }
}

extension Transaction {
  /// Says how much rules matter that another catalog says something of, and this one nothing.
  func takeRules(_ theirs: [RuleName: RuleSeverity]) throws {
    let ours = try lookup.rows.rules()
    for (name, severity) in theirs.sorted(by: { $0.key < $1.key }) where ours[name] == nil {
      try move(Operation.RuleMove(rule: name, from: nil, to: severity))
    }
  }

  /// Says of rules again what was said before some moves.
  func takeBack(_ moves: [Operation.RuleMove]) throws {
    let present = try lookup.rows.rules()
    for move in moves.map(\.inverted) {
      guard present[move.rule] == move.from else {
        throw HistoryError.movedOn([move.rule.text])
      }
      try self.move(move)
    }
  }
}
