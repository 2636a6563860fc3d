import Diagnostics
import JSON

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

extension Operation.RuleMove {
  /// The move as a record holds it.
  var json: JSONValue {
    .object([
      "from": from.map { .string($0.rawValue) },
      "rule": .string(rule.text),
      "to": to.map { .string($0.rawValue) },
    ])
  }

  /// Reads a move of a record.
  init(_ value: JSONValue, in record: [UInt8]) throws(InputError) {
    var reader = RecordReader(
      value.object ?? [], of: "a rule's move", keys: ["from", "rule", "to"], in: record)
    let from = reader.severity("from")
    let to = reader.severity("to")
    guard let rule = reader.rule("rule") else { throw reader.failure }
    try reader.close()
    self.init(rule: rule, from: from, to: to)
  }
}

extension RecordReader {
  /// Returns the name of a rule that must be there.
  fileprivate mutating func rule(_ key: String) -> RuleName? {
    guard let text = string(key, limit: RuleName.lengthLimit) else { return nil }
    let rule = RuleName(text)
    if rule == nil { refuse(key, "\(quoted(text)) is no name of a rule") }
    return rule
  }

  /// Returns how much a rule matters, if it is there.
  fileprivate mutating func severity(_ key: String) -> RuleSeverity? {
    guard let text = optionalString(key, limit: 100) else { return nil }
    let severity = RuleSeverity(rawValue: text)
    if severity == nil { refuse(key, "\(quoted(text)) is none of error, warning, note and off") }
    return severity
  }
}
