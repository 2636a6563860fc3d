extension Rule {
  /// Finds symbols that the target does not have.
  static let symbolVersion = Rule(
    name: "symbol-version", severity: .error,
    abstract: "Symbols that are newer than --target",
    explanation: [
      "With --target, each symbol is compared with the systems that have it, as far as that is known.",
      "Use an older symbol, or check for a newer target.",
    ],
    check: { subject, report in
      let (run, target) = (subject.run, subject.run.target)
      guard target.version != nil else { return }
      for (name, place) in subject.symbols where run.symbols.problem(with: name) == nil {
        guard let systems = run.availability.systems(of: name),
          let number = target.lacks(systems)
        else { continue }
        report.find(
          at: place,
          "the symbol '\(name)' needs \(target.platform) \(number), and the target is "
            + target.description)
      }
    })
}
