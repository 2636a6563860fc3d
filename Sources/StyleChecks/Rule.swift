import StyleModel

/// What a check looks for: a value in a file of its own, listed in `Rule.all`.
package struct Rule: Sendable {
  /// Looks at an item and reports what it finds.
  typealias Check = (CheckSubject, inout RuleReport) -> Void

  /// The name that is typed and stored: lower-case words with hyphens between them.
  package let name: String

  /// How much it matters where nobody says otherwise.
  package let severity: RuleSeverity

  /// What it looks for, in one line.
  package let abstract: String

  /// What it looks at, and how to mend what it finds: paragraphs of plain text.
  package let explanation: [String]

  /// Gathers what it needs of the whole catalog, once a run, and returns what looks at an item.
  let prepare: @Sendable (CheckRun) -> Check

  /// Creates a rule that has to gather something before it can look at an item.
  init(
    name: String, severity: RuleSeverity, abstract: String, explanation: [String],
    prepare: @escaping @Sendable (CheckRun) -> Check
  ) {
    self.name = name
    self.severity = severity
    self.abstract = abstract
    self.explanation = explanation
    self.prepare = prepare
  }

  /// Creates a rule that looks at each item by itself.
  init(
    name: String, severity: RuleSeverity, abstract: String, explanation: [String],
    check: @escaping @Sendable (CheckSubject, inout RuleReport) -> Void
  ) {
    self.init(
      name: name, severity: severity, abstract: abstract, explanation: explanation,
      prepare: { _ in check })
  }
}

extension Rule: Hashable {
  /// Whether two rules have one name.
  package static func == (left: Rule, right: Rule) -> Bool { left.name == right.name }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
