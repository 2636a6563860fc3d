import Diagnostics
import JSON
import StyleCatalog
import StyleChecks
import StyleModel

/// What a check found, for people and for programs.
struct CheckListing {
  /// The findings, item by item.
  var findings: [RuleFinding]

  /// How many items were looked at.
  var itemCount: Int

  /// How many findings are as bad as that.
  func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The findings as lines of fields with tabs between them.
  var records: String {
    findings.map { finding in
      [
        finding.kind.rawValue, finding.name, finding.place.description, finding.severity.rawValue,
        finding.rule.name, finding.message, finding.hint ?? "",
      ]
      .map { visible($0) }.joined(separator: "\t") + "\n"
    }
    .joined()
  }

  /// The findings and how many there are, as JSON.
  var json: JSONValue {
    .object([
      "errors": .number(count(.error)), "findings": .array(findings.map(\.json)),
      "items": .number(itemCount), "notes": .number(count(.note)),
      "warnings": .number(count(.warning)),
    ])
  }

  /// How many of what was found, as a sentence.
  var summary: String {
    if itemCount == 0 {
      return "There is no item of your own to check; name one that every catalog starts with."
    }
    let items = counted(itemCount, "item")
    guard !findings.isEmpty else { return "Nothing was found in \(items)." }
    let parts = [Diagnostic.Severity.error, .warning, .note].compactMap { severity in
      count(severity) == 0 ? nil : counted(count(severity), severity.rawValue)
    }
    let holders = Set(findings.map { ItemReference(kind: $0.kind, name: $0.name) }).count
    let list =
      parts.count < 2
      ? parts.joined()
      : parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
    return "Found \(list) in \(holders) of \(items)."
  }
}

extension RuleFinding {
  /// The item as it is typed: a style by its name alone.
  var heading: String { kind == .style ? name : "\(kind.rawValue):\(name)" }

  /// The finding as JSON; a place of Swift has line and column, any other one is what it names.
  fileprivate var json: JSONValue {
    var members: [String: JSONValue?] = [
      "hint": hint.map(JSONValue.string),
      "kind": .string(kind.rawValue),
      "message": .string(message),
      "name": .string(name),
      "rule": .string(rule.name),
      "severity": .string(severity.rawValue),
    ]
    switch place {
    case .item: break
    case .swift(let place):
      members["line"] = .number(place.line)
      members["column"] = .number(place.column)
    case .label(let id): members["label"] = .string(id)
    case .variant(let variant): members["variant"] = .string(variant.rawValue)
    }
    return .object(members.compactMap { key, value in value.map { JSONMember(key, $0) } })
  }
}
