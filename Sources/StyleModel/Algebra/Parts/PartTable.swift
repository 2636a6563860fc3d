/// Makes parts and gives equal ones equal identities, so that comparing two takes no time.
struct PartTable {
  private enum Shape: Hashable {
    case text(PartKind, String, key: String)
    case parts(PartKind, [Int], key: String)
  }

  private var identities: [Shape: Int] = [:]
  private var count = 0

  private mutating func identity(of shape: Shape) -> Int {
    if let known = identities[shape] { return known }
    count += 1
    identities[shape] = count
    return count
  }

  /// Makes a part of a text; its key and its name are the text where they are not given.
  mutating func text(
    _ text: String, _ kind: PartKind = .text, key: String? = nil, name: String? = nil
  ) -> Part {
    Part(
      identity: identity(of: .text(kind, text, key: kind.isKeyed ? key ?? text : "")), kind: kind,
      key: key ?? text,
      name: name ?? key ?? text, content: .text(text))
  }

  /// Makes a part of fields.
  mutating func fields(
    _ kind: PartKind, _ parts: [Part], key: String = "", name: String? = nil
  ) -> Part {
    compound(kind, parts, key: key, name: name, content: .fields(parts))
  }

  /// Makes a part of any number of others.
  mutating func list(
    _ kind: PartKind, _ parts: [Part], key: String = "", name: String? = nil
  ) -> Part {
    compound(kind, parts, key: key, name: name, content: .list(parts))
  }

  private mutating func compound(
    _ kind: PartKind, _ parts: [Part], key: String, name: String?, content: Part.Content
  ) -> Part {
    Part(
      identity: identity(of: .parts(kind, parts.map(\.identity), key: kind.isKeyed ? key : "")),
      kind: kind, key: key, name: name ?? key, content: content)
  }

  /// Makes a part with the kind of another and other content.
  mutating func remade(_ part: Part, _ parts: [Part], key: String, name: String) -> Part {
    if case .list = part.content { return list(part.kind, parts, key: key, name: name) }
    return fields(part.kind, parts, key: key, name: name)
  }

  /// Nothing, where something may stand.
  mutating func absent() -> Part { text("", .absent) }

  /// Makes a part that equals no other.
  mutating func contested(key: String, name: String) -> Part {
    count += 1
    return Part(
      identity: count, kind: .contested, key: key, name: name, content: .text(""))
  }
}
