import StyleModel

extension Rule {
  /// Finds titles that are missing in a language.
  static let translation = Rule(
    name: "translation", severity: .warning,
    abstract: "Labels without a title in a language that others of the set have",
    explanation: [
      "Where any label of a set has a title in a language, all others need one. A title in de stands "
        + "for one in de-AT.",
      "Add the titles: stylectl edit LABELS, or add the string catalog that has them.",
    ],
    check: { subject, report in
      guard case .labels(let set) = subject.item.document else { return }
      for missing in set.missingTranslations() {
        report.find(
          at: .title(of: missing.id),
          "'\(missing.title)' has no title in '\(missing.language)'")
      }
    })
}
