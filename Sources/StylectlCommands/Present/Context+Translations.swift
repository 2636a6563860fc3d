import Diagnostics
import StyleModel

extension Context {
  /// Tells which labels have no title in the language that was asked for, and are shown as they are.
  func tell(untranslated labels: LabelList, in language: String?) {
    guard let language else { return }
    let missing = labels.untranslated(in: language)
    guard !missing.isEmpty else { return }
    let named = missing.prefix(3).map { "'\(safe(labels[$0].title))'" }.joined(separator: ", ")
    let rest = missing.count > 3 ? " and \(missing.count - 3) more" : ""
    report([
      Diagnostic(
        .note,
        message: "\(missing.count) of \(counted(labels.count, "label")) "
          + "\(missing.count == 1 ? "has" : "have") no title in \(language): \(named)\(rest)")
    ])
  }
}
