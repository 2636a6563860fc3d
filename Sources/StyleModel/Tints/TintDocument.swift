import Diagnostics
import JSON

extension Tint {
  /// The keys of a tint's document.
  static let keys = Variant.allCases.map(\.rawValue) + DocumentExtras.keys

  /// The members of the document.
  var members: [JSONMember] {
    let variants = Variant.allCases.compactMap { variant in
      values[variant].map {
        JSONMember(variant.rawValue, $0.json(with: unknown[variant] ?? []))
      }
    }
    return variants + extras.members
  }
}

extension Tint.Value {
  /// The value as a document holds it, with members that are kept.
  fileprivate func json(with others: [JSONMember]) -> JSONValue {
    let json: JSONValue =
      switch self {
      case .color(let color): color.json
      case .alias(let name): ["alias": .string(name)]
      case .tint(let name): ["alias": .string(name), "system": false]
      case .system(let name): ["alias": .string(name), "system": true]
      }
    guard !others.isEmpty else { return json }
    return .object((json.object ?? []) + others)
  }
}

extension DocumentReader {
  /// Reads a tint from its known members and the others.
  mutating func tint(_ known: [String: JSONMember], others: [JSONMember], at offset: Int) -> Tint? {
    var values: [Tint.Variant: Tint.Value] = [:]
    var unknown: [Tint.Variant: [JSONMember]] = [:]
    for variant in Tint.Variant.allCases {
      guard let member = known[variant.rawValue] else { continue }
      let (value, others) = tintValue(member)
      values[variant] = value
      if !others.isEmpty { unknown[variant] = others }
    }
    if known["any"] == nil { report("a tint needs a colour for \"any\"", at: offset) }
    let extras = extras(known, others: others)
    guard let any = values[.any] else { return nil }
    var tint = Tint(any: any, others: values)
    tint.extras = extras
    tint.unknown = unknown
    return tint
  }

  private mutating func tintValue(_ member: JSONMember) -> (Tint.Value?, [JSONMember]) {
    let value = member.value
    if let text = value.string {
      let hint: String? =
        text.hasPrefix("#") || text.contains("(") || ColorValue(hex: "#" + text) != nil
        ? nil : "a tint or a system colour is meant with { \"alias\": \(quoted(text)) }"
      return (hexColor(text, at: value.offset, hint: hint).map(Tint.Value.color), [])
    }
    guard let members = value.object else {
      wrongType(member, expected: "a colour in hex or an object")
      return (nil, [])
    }
    if members.contains(where: { $0.key == "alias" }) {
      let (known, others) = sort(members, known: ["alias", "system"], of: "an alias")
      return (string(known["alias"]).flatMap { alias($0, known) }, others)
    }
    let keys = ["colorSpace", "components", "alpha"]
    let (known, others) = sort(members, known: keys, of: "a colour")
    return (color(known, at: value.offset).map(Tint.Value.color), others)
  }

  private mutating func alias(_ text: String, _ known: [String: JSONMember]) -> Tint.Value? {
    let offset = known["alias"]?.value.offset ?? 0
    let name = name(at: offset) { () throws(InputError) in
      try ItemName(stored: text, for: .tint)
    }
    guard let name = name?.text else { return nil }
    guard let member = known["system"] else { return .alias(name) }
    guard let isSystem = member.value.bool else {
      wrongType(member, expected: "true or false")
      return nil
    }
    return isSystem ? .system(name) : .tint(name)
  }

  /// Reads the name of an item.
  mutating func name(_ text: String, for kind: ItemKind, at offset: Int) -> ItemName? {
    name(at: offset) { () throws(InputError) in try ItemName(text, for: kind) }
  }

  private mutating func name(
    at offset: Int, _ read: () throws(InputError) -> ItemName
  ) -> ItemName? {
    do {
      return try read()
    } catch {
      for problem in error.diagnostics { report(problem.message, at: offset, hint: problem.hint) }
      return nil
    }
  }
}
