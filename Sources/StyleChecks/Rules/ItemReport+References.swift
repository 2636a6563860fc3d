import Diagnostics
import StyleModel

extension ItemReport {
  /// Finds names that belong to no item, and items that should not be used any more.
  mutating func checkUses(_ uses: [NamedUse], in content: CheckedContent) {
    for use in uses {
      if let index = use.item {
        checkDeprecation(of: content.items[index], use)
      } else {
        checkMissing(use, in: content)
      }
    }
    if case .style(let style) = item.document {
      for name in style.pins.keys.sorted() where !content.holds(name, in: style.pins) {
        find(
          .reference, "holds '\(name)' at a version that is not in the catalog",
          hint: "compose it anew, or take the style in whose catalog has that version")
      }
    }
  }

  private mutating func checkDeprecation(of used: CheckedItem, _ use: NamedUse) {
    guard let deprecation = used.document.extras.deprecated else { return }
    tell(
      .deprecated, use,
      "uses the \(used.kind.noun) '\(used.name)', which is deprecated\(deprecation.reason)",
      hint: deprecation.advice)
  }

  private mutating func checkMissing(_ use: NamedUse, in content: CheckedContent) {
    let wasRemoved = content.wasRemoved(use.kind, named: use.name)
    let near = wasRemoved ? nil : content.nearest(use.kind, to: use.name)
    switch use.form {
    case .member where !wasRemoved && near == nil:
      return tell(
        .appName, use, "'\(use.name)' is no tint of the catalog, and taken to be the app's own",
        hint: "stylectl add tint \(typed(use.name)) '#0A84FF'")
    case .styleMember:
      return tell(
        .reference, use,
        "no style of the catalog declares '.\(use.name)' in an extension of LabelStyle"
      )
    case .asset, .member, .type, .alias: break
    }
    let fate = wasRemoved ? "which was removed" : "which is not in the catalog"
    let verb = if case .alias = use.form { "is an alias of" } else { "names" }
    var hint = near.map { "did you mean '\($0)'?" }
    if wasRemoved { hint = "stylectl restore " + typed("\(use.kind.rawValue):\(use.name)") }
    if hint == nil, use.kind == .tint {
      hint = "stylectl add tint \(typed(use.name)) '#0A84FF'"
    }
    tell(.reference, use, "\(verb) the \(use.kind.noun) '\(use.name)', \(fate)", hint: hint)
  }

  private mutating func tell(
    _ rule: Rule, _ use: NamedUse, _ message: String, hint: String? = nil
  ) {
    if case .alias(let variant) = use.form {
      find(rule, at: .variant(variant), message, hint: hint)
    } else {
      find(rule, offset: use.offset, message, hint: hint)
    }
  }

  /// Finds aliases that lead back to the tint itself.
  mutating func checkRings(of index: Int, in rings: AliasRings) {
    guard case .tint(let tint) = item.document else { return }
    for variant in Tint.Variant.allCases {
      guard case .alias? = tint.values[variant], let ring = rings.ring(from: index, variant) else {
        continue
      }
      find(
        .reference, at: .variant(variant),
        "its aliases go round in a ring: " + ring.joined(separator: " -> "),
        hint: "give one of them a colour")
    }
  }
}

extension Tint.Variant {
  /// The appearance that the variant is meant for.
  var appearance: Appearance {
    Appearance(
      isDark: self == .dark || self == .darkHighContrast,
      isHighContrast: self == .highContrast || self == .darkHighContrast)
  }
}
