import JSON

/// Makes the parts of items' contents, all in one table.
struct PartBuilder {
  /// The table of the parts.
  var table = PartTable()

  /// The name that stands for the style's own in its Swift.
  let placeholder: OwnName

  /// Creates a builder for contents that are compared with each other.
  init(for contents: [ItemContent]) {
    placeholder = OwnName(for: contents)
  }

  /// Makes the part that an item's content is: its name and its document.
  mutating func part(of content: ItemContent) -> Part {
    let name = field("name", .string(content.name.text))
    return table.fields(.item, [name, document(content), kind(of: content)])
  }

  /// What says that documents of two kinds cannot be joined.
  private mutating func kind(of content: ItemContent) -> Part {
    table.text(content.document?.kind.rawValue ?? "", key: "kind")
  }

  private mutating func document(_ content: ItemContent) -> Part {
    guard let document = content.document else { return table.text("", .removal) }
    let members: [Part]
    switch document {
    case .style(let style):
      let swift = swift(style.swift, name: content.name)
      members = [swift] + self.members(style.members.filter { $0.key != "swift" })
    case .tint(let tint): members = self.members(tint.members)
    case .labels(let set):
      let others = LabelSet([], extras: set.extras).members.filter { $0.key != "labels" }
      members = [labels(set.givingIDs().labels)] + self.members(others)
    }
    return table.list(.object, members, key: "document")
  }

  private mutating func members(_ members: [JSONMember]) -> [Part] {
    members.map { member in
      switch (member.key, member.value.object) {
      case ("pins", let values?), ("samples", let values?), ("deprecated", let values?),
        ("extensions", let values?), ("translations", let values?):
        table.list(.object, values.map { field($0.key, $0.value) }, key: member.key)
      default: field(member.key, member.value)
      }
    }
  }

  private mutating func labels(_ labels: [LabelItem]) -> Part {
    var places: [String: Int] = [:]
    let parts = labels.map { label in
      let number = places[label.id, default: 0]
      places[label.id] = number + 1
      // Stored labels have ids of their own; what is made otherwise is told apart by number.
      let key = number == 0 ? label.id : "\(label.id)\u{0}\(number)"
      return table.list(.label, members(label.json.object ?? []), key: key)
    }
    return table.list(.labels, parts, key: "labels")
  }

  private mutating func field(_ key: String, _ value: JSONValue) -> Part {
    table.text(String(decoding: value.canonical, as: UTF8.self), .field, key: key)
  }
}
