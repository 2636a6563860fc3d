extension Rule {
  /// Finds uses of deprecated items.
  static let deprecated = Rule(
    name: "deprecated", severity: .warning,
    abstract: "Uses of items that are deprecated",
    explanation: [
      "A style or a tint uses an item that 'stylectl deprecate' marked.",
      "Use what the message names instead; the mark says what that is.",
    ],
    check: { subject, report in
      for use in subject.uses {
        guard let used = use.item.map({ subject.run.content.items[$0] }),
          let deprecation = used.document.extras.deprecated
        else { continue }
        report.find(
          at: use.place,
          "uses the \(used.kind.noun) '\(used.name)', which is deprecated\(deprecation.reason)",
          hint: deprecation.advice)
      }
    })
}
