import Diagnostics
import StyleChecks
import StyleModel

/// What a line says of rules: `contrast=off`, `unused=default`.
struct RuleWords {
  /// What each rule is to be; nil is what it is by default.
  private(set) var severities: [Rule: RuleSeverity?] = [:]

  /// The word for what a rule is by default.
  private static let usual = "default"

  /// Reads words; the last one of a rule counts.
  ///
  /// - Throws: a `CommandFailure` for what is no rule or no severity.
  init(_ words: [String]) throws {
    for word in words {
      guard let equals = word.firstIndex(of: "=") else {
        throw CommandFailure(
          .wrongUsage, "\(named(word)) says nothing of a rule",
          hint: "for example \(word.isEmpty ? "contrast" : word)=off")
      }
      let rule = try Rule.typed(String(word[..<equals]))
      let text = String(word[word.index(after: equals)...])
      guard let severity = RuleSeverity(rawValue: text) else {
        guard text == Self.usual else {
          let words = RuleSeverity.allCases.map(\.rawValue)
          throw CommandFailure(
            .wrongUsage, "a rule cannot be \(named(text))",
            hint: "it can be \(words.joined(separator: ", ")) or \(Self.usual)")
        }
        severities[rule] = .some(nil)
        continue
      }
      severities[rule] = severity
    }
  }

  /// The severities for one run.
  var overrides: [Rule: RuleSeverity] {
    severities.reduce(into: [:]) { $0[$1.key] = $1.value ?? $1.key.severity }
  }

  /// What a catalog is to keep.
  var kept: [RuleName: RuleSeverity?] {
    severities.reduce(into: [:]) { kept, entry in
      if let name = RuleName(entry.key.name) { kept[name] = .some(entry.value) }
    }
  }
}

extension Rule {
  /// Returns the rule of a name.
  ///
  /// - Throws: a `CommandFailure` where there is none.
  static func typed(_ name: String) throws -> Rule {
    if let rule = all.first(where: { $0.name == name }) { return rule }
    let names = byName.map(\.name)
    let near =
      Spelling.nearest(to: name, among: names) ?? Spelling.completion(of: name, among: names)
    throw CommandFailure(
      .wrongUsage, "there is no rule \(named(name))",
      hint: near.map { "did you mean '\($0)'?" } ?? "'stylectl check --rules' lists them")
  }
}
