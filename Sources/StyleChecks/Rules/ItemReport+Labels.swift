import StyleEvaluation
import StyleModel
import StyleSyntax
import SwiftText

extension ItemReport {
  /// Finds symbols that do not exist or are too new, and titles that are missing.
  mutating func checkLabels(_ set: LabelSet, symbols: SymbolRules, target: PreviewTarget) {
    for label in set.labels {
      guard let name = label.systemImage else { continue }
      let problems = symbols.problems(with: name, target: target)
      for problem in problems {
        find(problem.rule, at: .label(label.id), problem.message, hint: problem.hint)
      }
    }
    guard severities.isOn(.translation) else { return }
    for missing in set.missingTranslations() {
      find(
        .translation, at: .label(missing.id),
        "'\(missing.title)' has no title in '\(missing.language)'")
    }
  }
}

extension ItemReport {
  /// Finds symbols that a style's Swift names and that do not exist or are too new.
  mutating func checkSymbols(
    in source: StyleSource, symbols: SymbolRules, target: PreviewTarget
  ) {
    for use in SymbolUse.all(in: source.document) {
      for problem in symbols.problems(with: use.name, target: target) {
        find(problem.rule, offset: use.offset, problem.message, hint: problem.hint)
      }
    }
  }
}
