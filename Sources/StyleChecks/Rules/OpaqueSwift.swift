import StyleSyntax

extension Rule {
  /// Finds Swift that is kept as it is.
  static let opaqueSwift = Rule(
    name: "opaque-swift", severity: .note,
    abstract: "Swift that is kept as it is and not looked into",
    explanation: [
      "The reader keeps Swift that label styles rarely need exactly as it is. Previews leave it "
        + "out, merges take it as one text, and checks do not see what it names.",
      "Read it before it is built, above all where it came with a pull.",
    ],
    check: { subject, report in
      for run in subject.survey?.opaqueRuns ?? [] {
        let lines = run.text.split(whereSeparator: \.isNewline)
        let first = String(lines.first?.prefix(60) ?? "")
        let isCut = lines.count > 1 || first.count < lines.first?.count ?? 0
        report.find(
          at: .offset(run.offset),
          "is kept as it is and not looked into: \(first)\(isCut ? " …" : "")")
      }
    })
}
