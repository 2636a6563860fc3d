import StyleModel

extension ItemReport {
  /// Finds titles that are missing in a language that others of the set have.
  mutating func checkLabels(_ set: LabelSet) {
    guard severities.isOn(.translation) else { return }
    for missing in set.missingTranslations() {
      find(
        .translation, at: .label(missing.id),
        "'\(missing.title)' has no title in '\(missing.language)'")
    }
  }
}
