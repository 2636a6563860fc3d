extension Operation {
  /// A rule of `check` that matters otherwise than before.
  package struct RuleMove: Hashable, Sendable {
    /// The rule.
    package var rule: RuleName

    /// How much it mattered; nil where nobody had said so.
    package var from: RuleSeverity?

    /// How much it matters now; nil where that is not said any more.
    package var to: RuleSeverity?

    /// Creates a move.
    package init(rule: RuleName, from: RuleSeverity?, to: RuleSeverity?) {
      self.rule = rule
      self.from = from
      self.to = to
    }

    /// The move the other way.
    package var inverted: RuleMove { RuleMove(rule: rule, from: to, to: from) }
  }
}

extension Operation.RuleMove: Comparable {
  /// Orders moves by the names of their rules.
  package static func < (left: Self, right: Self) -> Bool { left.rule < right.rule }
}

extension Operation.RuleMove: Record {
  /// What an error calls it.
  static let noun = "a rule's move"

  /// Creates one that is yet to be read.
  init() {
    self.init(rule: RuleName(), from: nil, to: nil)
  }

  /// Visits the fields.
  mutating func visit<Fields: RecordFields>(_ fields: inout Fields) throws(Fields.Failure) {
    try fields.field("from", &from, .severity)
    try fields.field("rule", &rule, .ruleName)
    try fields.field("to", &to, .severity)
  }
}
