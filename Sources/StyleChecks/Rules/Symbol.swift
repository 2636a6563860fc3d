extension Rule {
  /// Finds symbols that do not exist.
  static let symbol = Rule(
    name: "symbol", severity: .warning,
    abstract: "Symbols that do not exist",
    explanation: [
      "The names of symbols in label sets and in Swift are compared with those that are known. All "
        + "of Apple's names are known only with STYLECTL_SYMBOL_NAMES, a name_availability.plist.",
      "Correct the name: stylectl symbols --search WORD.",
    ],
    check: { subject, report in
      for (name, place) in subject.symbols {
        guard let problem = subject.run.symbols.problem(with: name) else { continue }
        report.find(at: place, problem.message, hint: problem.hint)
      }
    })
}
