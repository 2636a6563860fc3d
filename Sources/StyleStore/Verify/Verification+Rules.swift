import StyleModel

extension Verification {
  /// Compares how much rules matter with what the log leads to.
  mutating func compare(rules logged: [RuleName: RuleSeverity]) throws {
    let present = try rows.rules()
    for (name, severity) in present where logged[name] != severity {
      find("the log does not say that the rule '\(name)' is \(severity.rawValue)")
    }
    for name in logged.keys where present[name] == nil {
      find("how much the rule '\(name)' matters is missing")
    }
  }

  /// Follows what an operation did to rules.
  mutating func follow(_ moves: [Operation.RuleMove], in rules: inout [RuleName: RuleSeverity]) {
    for move in moves {
      if rules[move.rule] != move.from {
        find("the log does not say how the rule '\(move.rule)' came to be as it is")
      }
      rules[move.rule] = move.to
    }
  }
}
