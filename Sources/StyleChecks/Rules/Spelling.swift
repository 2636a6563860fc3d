import StyleSyntax

extension Rule {
  /// Finds names and arguments that SwiftUI does not have.
  static let spelling = Rule(
    name: "spelling", severity: .warning,
    abstract: "Names that are nearly SwiftUI's, and arguments that it does not take",
    explanation: [
      "A name that is one or two letters from a name of SwiftUI, a label that no form of a call has, "
        + "or a literal of the wrong type. Names that are near none are taken to be the app's own.",
      "Correct it, or rename what the app declares if it is that.",
    ],
    prepare: { run in
      let check = StyleCheck(tintNames: Set(run.content.names(of: .tint)))
      return { subject, report in
        guard let style = subject.style, let survey = subject.survey else { return }
        for problem in check.diagnostics(in: style, survey) {
          report.find(
            at: problem.place.map { .swift($0) } ?? .item, problem.message, hint: problem.hint)
        }
      }
    })
}
