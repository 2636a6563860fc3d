extension Rule {
  /// Finds items in conflict.
  static let conflict = Rule(
    name: "conflict", severity: .error,
    abstract: "Items that a merge left in conflict",
    explanation: [
      "Two people changed one place in different ways, and everybody sees the same one of the two.",
      "'stylectl conflicts' shows both, 'stylectl resolve' settles it.",
    ],
    check: { subject, report in
      guard subject.item.isConflicted else { return }
      report.find(
        "is in conflict, and what is checked is one of its sides", hint: "stylectl conflicts")
    })
}
