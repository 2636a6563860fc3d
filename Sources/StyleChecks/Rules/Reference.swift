import Diagnostics
import StyleModel

extension Rule {
  /// Finds uses of items that are not there, and aliases that lead nowhere.
  static let reference = Rule(
    name: "reference", severity: .error,
    abstract: "Uses of items that are not there, and rings of aliases",
    explanation: [
      "A style names a tint as Color(\"name\") or a style in labelStyle(…), or a tint is an alias, "
        + "and the catalog has no such item. Or aliases lead back to where they start.",
      "Add what is missing, correct the name, or take the use out.",
    ],
    prepare: { run in
      let cycles = AliasCycles(run.content)
      return { subject, report in
        for missing in subject.missingUses where !missing.isOfTheApp {
          report.find(missing, in: subject.item)
        }
        switch subject.item.document {
        case .style(let style): report.findPins(of: style, in: run.content)
        case .tint(let tint): report.findCycles(of: tint, at: subject.index, in: cycles)
        case .labels: break
        }
      }
    })
}

extension RuleReport {
  fileprivate mutating func find(_ missing: MissingUse, in item: CheckedItem) {
    let use = missing.use
    if case .styleMember = use.form {
      return find(
        at: use.place,
        "no style of the catalog declares '.\(use.name)' in an extension of LabelStyle")
    }
    let fate = missing.wasRemoved ? "which was removed" : "which is not in the catalog"
    let verb = if case .alias = use.form { "is an alias of" } else { "names" }
    var hint = missing.nearest.map { "did you mean '\($0)'?" }
    if StoredName(stored: use.name).number != nil {
      hint = "name another one in it: stylectl edit \(typed(item.reference))"
    } else if missing.wasRemoved {
      hint = "stylectl restore " + typed("\(use.kind.rawValue):\(use.name)")
    } else if hint == nil, use.kind == .tint {
      hint = "stylectl add tint \(typed(use.name)) '#0A84FF'"
    }
    find(at: use.place, "\(verb) the \(use.kind.noun) '\(use.name)', \(fate)", hint: hint)
  }

  fileprivate mutating func findPins(of style: StyleDocument, in content: CheckedContent) {
    for name in style.pins.keys.sorted() where !content.holds(name, in: style.pins) {
      find(
        "holds '\(name)' at a version that is not in the catalog",
        hint: "compose it anew, or take the style in whose catalog has that version")
    }
  }

  fileprivate mutating func findCycles(of tint: Tint, at index: Int, in cycles: AliasCycles) {
    for variant in Tint.Variant.allCases {
      guard tint.values[variant]?.tintName != nil, let cycle = cycles.cycle(from: index, variant)
      else { continue }
      find(
        at: .variant(variant),
        "its aliases go round in a ring: " + cycle.joined(separator: " -> "),
        hint: "give one of them a colour")
    }
  }
}
