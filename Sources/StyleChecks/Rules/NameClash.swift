import Diagnostics
import StyleModel

extension Rule {
  /// Finds names that become one and the same.
  static let nameClash = Rule(
    name: "name-clash", severity: .error,
    abstract: "Names that become one and the same Swift name or file",
    explanation: [
      "Two tints become one member of Color, two groups of tints one folder where case does not "
        + "count, a label set and a style one type, two styles declare one member of LabelStyle, or a "
        + "style has the name of a type of SwiftUI.",
      "Rename one of them: stylectl rename NAME NEWNAME changes every use of it.",
    ],
    prepare: { run in
      let names = GeneratedNames(run.content)
      return { subject, report in
        let item = subject.item
        for clash in names.clashes(of: subject.index, in: subject.run.content) {
          report.find(
            clash.message(others: clash.others),
            hint: "rename one of them: stylectl rename \(typed(item.reference)) NEWNAME")
        }
        if item.kind == .style, SwiftName.isTypeOfSwiftUI(item.name) {
          report.find(
            "hides SwiftUI's own '\(item.name)' where it is exported to",
            hint: "rename it: stylectl rename \(typed(item.reference)) "
              + typed(item.name + "LabelStyle"))
        }
      }
    })
}
