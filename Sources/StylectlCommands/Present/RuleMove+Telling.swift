import JSON
import StyleModel

extension Operation.RuleMove {
  /// What happened or would happen to the rule, as a sentence.
  func sentence(isDryRun: Bool) -> String {
    let verb = isDryRun ? "would be" : "is"
    guard let to else { return "The rule '\(rule)' \(verb) again what it is by default." }
    let words =
      switch to {
      case .off: "off"
      case .error: "an error"
      case .warning: "a warning"
      case .note: "a note"
      }
    return "What the rule '\(rule)' finds \(verb) \(words) here."
  }

  /// The severities before and after as JSON.
  var json: JSONValue {
    .object([
      "from": from.map { .string($0.rawValue) },
      "rule": .string(rule.text),
      "to": to.map { .string($0.rawValue) },
    ])
  }
}
