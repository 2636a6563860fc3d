import Diagnostics

/// Collects what one rule finds in one item.
struct RuleReport {
  /// The most findings that are reported one by one.
  private static let limit = 100

  private let rule: Rule
  private let severity: Diagnostic.Severity
  private let subject: CheckSubject
  private var count = 0

  /// The findings that are reported one by one, with where each stands among those of the item.
  private(set) var findings: [(finding: RuleFinding, order: Int)] = []

  /// Creates an empty report.
  init(of rule: Rule, severity: Diagnostic.Severity, on subject: CheckSubject) {
    self.rule = rule
    self.severity = severity
    self.subject = subject
  }

  /// Reports what is found at a place, unless very much was found before.
  mutating func find(at place: ItemPlace = .item, _ message: String, hint: String? = nil) {
    count += 1
    guard count <= Self.limit else { return }
    let (place, order) = place.located(in: subject.item.document)
    findings.append((finding(at: place, message, hint: hint), order))
  }

  /// A finding of how many more there are than are reported; nil where there are none.
  var rest: RuleFinding? {
    let more = count - Self.limit
    guard more > 0 else { return nil }
    return finding(at: .item, "\(more) more of '\(rule.name)' are not told one by one", hint: nil)
  }

  private func finding(
    at place: RuleFinding.Place, _ message: String, hint: String?
  ) -> RuleFinding {
    RuleFinding(
      rule: rule, severity: severity, kind: subject.item.kind, name: subject.item.name,
      place: place, message: message, hint: hint)
  }
}
