import StyleEvaluation
import StylePreview

/// One run of all rules over items of a catalog.
package struct CatalogCheck {
  private let content: CheckedContent
  private let severities: RuleSeverities
  private let target: PreviewTarget
  private let symbols: SymbolCheck

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - content: Everything that the catalog holds.
  ///   - severities: How much the rules matter.
  ///   - target: The system that the app runs on at least; without a version, nothing is too new.
  ///   - symbols: The symbols that are known.
  package init(
    _ content: CheckedContent, severities: RuleSeverities = RuleSeverities(),
    target: PreviewTarget = PreviewTarget(), symbols: SymbolCheck = SymbolCheck()
  ) {
    self.content = content
    self.severities = severities
    self.target = target
    self.symbols = symbols
  }

  /// Returns what is found in some items, item by item in their order; nil for all but those that
  /// nobody wrote.
  package func findings(in indices: [Int]? = nil) -> [RuleFinding] {
    let run = CheckRun(content, target: target, symbols: symbols)
    let checks = Rule.all.compactMap { rule in
      severities.diagnostic(rule).map { (rule: rule, severity: $0, check: rule.prepare(run)) }
    }
    return (indices ?? ownItems).flatMap { index in
      let subject = CheckSubject(index, in: run)
      var reports: [RuleReport] = []
      for (rule, severity, check) in checks {
        var report = RuleReport(of: rule, severity: severity, on: subject)
        check(subject, &report)
        if !report.findings.isEmpty { reports.append(report) }
      }
      return Self.sorted(reports)
    }
  }

  /// Returns how many items are looked at.
  package func count(of indices: [Int]?) -> Int { (indices ?? ownItems).count }

  /// The items that somebody wrote.
  private var ownItems: [Int] { content.items.indices.filter { !content.items[$0].isBuiltIn } }

  /// The findings of an item by their places, those of one place rule by rule; where there are more
  /// of a rule than are reported, how many.
  private static func sorted(_ reports: [RuleReport]) -> [RuleFinding] {
    let found = reports.flatMap(\.findings).enumerated().sorted { left, right in
      (left.element.order, left.offset) < (right.element.order, right.offset)
    }
    return found.map(\.element.finding)
      + reports.compactMap(\.rest).sorted { $0.rule.name < $1.rule.name }
  }
}
