import Diagnostics
import StyleModel
import SwiftText
import Testing

@testable import StyleChecks
@testable import StyleEvaluation
@testable import StyleSyntax

/// A library that holds nothing at versions.
struct NothingHeld: StyleLibrary {
  func style(named name: String) -> StyleSource? { nil }
  func style(declaring member: String) -> StyleSource? { nil }
  func tint(named name: String) -> Tint? { nil }
}

/// Items that are checked together, made in a line each.
struct CheckedSample {
  private var items: [CheckedItem] = []
  private var removed: [(kind: ItemKind, name: String)] = []

  /// Creates a sample of the items given.
  init(_ items: CheckedItem..., removed: [(kind: ItemKind, name: String)] = []) {
    self.items = items
    self.removed = removed
  }

  /// Returns what is found, one line a finding: item, place, severity, rule and message.
  func findings(
    only rules: Rule..., target: String = "ios", overrides: [Rule: RuleSeverity] = [:],
    stored: [RuleName: RuleSeverity] = [:]
  ) throws -> [String] {
    var overrides = overrides
    if !rules.isEmpty {
      for rule in Rule.all where !rules.contains(rule) { overrides[rule] = .off }
    }
    let target = try #require(PreviewTarget(target))
    let check = CatalogCheck(
      CheckedContent(items, removed: removed, held: NothingHeld()),
      severities: RuleSeverities(stored: stored, overrides: overrides), target: target)
    return check.findings().map { finding in
      let place = finding.place.description
      return "\(finding.name)\(place.isEmpty ? "" : " \(place)"): \(finding.severity) "
        + "\(finding.rule.name): \(finding.message)"
    }
  }
}

extension CheckedItem {
  /// A style whose body is the Swift given.
  static func style(_ name: String, _ body: String, members: String = "", rest: String = "")
    -> CheckedItem
  {
    .swift(
      name,
      """
      struct \(name): LabelStyle {
      \(members)
      func makeBody(configuration: Configuration) -> some View {
      \(body)
      }
      }
      \(rest)
      """)
  }

  /// A style of the Swift given, laid out as it is stored.
  static func swift(_ name: String, _ text: String) -> CheckedItem {
    let canonical = (try? Reader.document(text)).map { Printer.print($0) } ?? text
    return CheckedItem(name: name, document: .style(StyleDocument(swift: canonical)))
  }

  /// A tint with a value for any appearance, and perhaps one for dark.
  static func tint(_ name: String, _ any: String, dark: String? = nil) -> CheckedItem {
    func value(_ text: String) -> Tint.Value {
      ColorValue(hex: text).map { .color($0) } ?? .alias(text)
    }
    return CheckedItem(
      name: name,
      document: .tint(Tint(any: value(any), others: dark.map { [.dark: value($0)] } ?? [:])))
  }

  /// A label set.
  static func labels(_ name: String, _ labels: LabelItem...) -> CheckedItem {
    CheckedItem(name: name, document: .labels(LabelSet(labels)))
  }

  /// The item, deprecated in favour of another one.
  func deprecated(use: String? = nil, note: String? = nil) -> CheckedItem {
    var item = self
    item.document.extras.deprecated = Deprecation(use: use, note: note)
    return item
  }
}
