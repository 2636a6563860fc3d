import Diagnostics
import StyleModel

/// How much each rule matters in one run.
package struct RuleSeverities: Sendable {
  private var others: [Rule: RuleSeverity] = [:]

  /// Creates the severities of a catalog, changed for this run; rules of newer programs are passed over.
  package init(
    stored: [RuleName: RuleSeverity] = [:], overrides: [Rule: RuleSeverity] = [:]
  ) {
    for rule in Rule.all {
      others[rule] = overrides[rule] ?? RuleName(rule.name).flatMap { stored[$0] }
    }
  }

  /// How much a rule matters.
  package subscript(rule: Rule) -> RuleSeverity { others[rule] ?? rule.severity }

  /// How bad what a rule finds is; nil where nobody looks for it.
  func diagnostic(_ rule: Rule) -> Diagnostic.Severity? {
    switch self[rule] {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}
