import JSON
import StyleChecks
import StyleModel
import StylePreview

/// The rules, with how much each matters in a catalog.
struct RuleListing {
  /// How much they matter.
  var severities: RuleSeverities

  /// Writes all rules: a table in a terminal, else a record a line, or JSON.
  func write(to context: Context) throws {
    if context.options.isJSON { return try context.write(.array(Rule.byName.map(json))) }
    let terminal = context.terminal()
    guard terminal.isTerminal else {
      for rule in Rule.byName {
        let fields = [rule.name, severities[rule].rawValue, rule.abstract]
        try context.output.write(fields.joined(separator: "\t") + "\n")
      }
      return
    }
    let width = Rule.byName.map(\.name.count).max() ?? 0
    let wrap = TextWrap(
      width: terminal.width, indentation: width + 11,
      sanitizer: Sanitizer(terminal.form))
    for rule in Rule.byName {
      let severity = severities[rule].rawValue
      try context.output.write(
        rule.name.padded(to: width + 2) + severity.padded(to: 9)
          + wrap.lines(of: rule.abstract, isFirstIndented: false))
    }
  }

  private func json(_ rule: Rule) -> JSONValue {
    .object([
      "abstract": .string(rule.abstract),
      "default": .string(rule.severity.rawValue),
      "rule": .string(rule.name),
      "severity": .string(severities[rule].rawValue),
    ])
  }
}

extension Rule {
  /// What the rule looks at and how to mend what it finds, in lines of a width.
  func explanation(in terminal: Terminal) -> String {
    let wrap = TextWrap(
      width: terminal.width, indentation: 0, sanitizer: Sanitizer(terminal.form))
    let paragraphs = ["\(name): \(severity.rawValue) by default. \(abstract)."] + explanation
    return paragraphs.map { wrap.lines(of: $0) }.joined(separator: "\n")
  }
}

extension String {
  /// The text with blanks behind it up to a number of characters.
  func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
