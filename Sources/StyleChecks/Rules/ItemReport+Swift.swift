import StyleEvaluation
import StyleSyntax
import SwiftText
import Vocabulary

extension ItemReport {
  /// Finds what can be told of a style's Swift without drawing it.
  mutating func checkSwift(_ source: StyleSource, tints: Set<String>, target: PreviewTarget) {
    if severities.isOn(.opaqueSwift) { checkOpaque(source) }
    if severities.isOn(.spelling) { checkSpelling(source, tints: tints) }
    if severities.isOn(.availability), target.version != nil {
      checkAvailability(source, target: target)
    }
  }

  private mutating func checkOpaque(_ source: StyleSource) {
    for run in OpaqueRuns.list(source.document) {
      let lines = run.text.split(whereSeparator: \.isNewline)
      let first = String(lines.first?.prefix(60) ?? "")
      let isCut = lines.count > 1 || first.count < lines.first?.count ?? 0
      find(
        .opaqueSwift, offset: run.offset,
        "is kept as it is and not looked into: \(first)\(isCut ? " …" : "")")
    }
  }

  private mutating func checkSpelling(_ source: StyleSource, tints: Set<String>) {
    for problem in StyleCheck(tintNames: tints).diagnostics(in: source) {
      find(
        .spelling, at: problem.place.map { .swift($0) } ?? .item, problem.message,
        hint: problem.hint)
    }
  }

  private mutating func checkAvailability(_ source: StyleSource, target: PreviewTarget) {
    for need in StyleAvailability.needs(of: source.document) {
      guard let number = target.lacks(need.versions) else { continue }
      find(
        .availability, offset: need.offset,
        "'\(need.shownName)' needs \(target.platform) \(number), and the target is "
          + target.description,
        hint: "put it behind 'if #available(\(target.platform) \(number), *)'")
    }
  }
}

extension StyleAvailability.Need {
  /// The name as Swift has it: a member of a type begins with a dot, a key with a backslash.
  fileprivate var shownName: String {
    guard let first = name.first, first.isLetter, let dot = name.firstIndex(of: ".") else {
      return name
    }
    return String(name[dot...])
  }
}

extension PreviewTarget {
  /// The version of the target's system that something needs, where the target is older.
  func lacks(_ versions: SystemVersions) -> SystemVersions.Number? {
    guard let number = versions.number(of: platform),
      !isAvailable(["\(platform) \(number)", "*"])
    else { return nil }
    return number
  }

  /// The system with its version: `iOS 15`, `iOS 15.4`.
  var description: String {
    platform + (version.map { " " + $0.map(String.init).joined(separator: ".") } ?? "")
  }
}
