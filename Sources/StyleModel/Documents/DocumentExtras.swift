import JSON

/// That an item should not be used any more.
package struct Deprecation: Hashable, Sendable {
  /// The name of the item to use instead.
  package var use: String?

  /// Why, or what to do.
  package var note: String?

  /// Members that a newer program wrote, kept.
  package var others: [JSONMember] = []

  /// Creates a deprecation.
  package init(use: String? = nil, note: String? = nil) {
    self.use = use
    self.note = note
  }
}

/// What a document of any kind can carry beside its content.
package struct DocumentExtras: Hashable, Sendable {
  /// That the item should not be used any more; nil where it should.
  package var deprecated: Deprecation?

  /// What other tools keep in the document, by their keys.
  package var extensions: [JSONMember] = []

  /// Members that a newer program wrote, kept.
  package var others: [JSONMember] = []

  /// Creates nothing to carry.
  package init() {}

  /// The keys of what is carried.
  static let keys = ["deprecated", "extensions"]

  /// The members as a document holds them.
  var members: [JSONMember] {
    var members = others
    if let deprecated {
      let known = JSONValue.object([
        "note": deprecated.note.map(JSONValue.string),
        "use": deprecated.use.map(JSONValue.string),
      ])
      members.append(
        JSONMember("deprecated", .object((known.object ?? []) + deprecated.others)))
    }
    if !extensions.isEmpty { members.append(JSONMember("extensions", .object(extensions))) }
    return members
  }
}

extension DocumentReader {
  /// Reads what a document carries from its known members and the others.
  mutating func extras(_ known: [String: JSONMember], others: [JSONMember]) -> DocumentExtras {
    var extras = DocumentExtras()
    extras.others = others
    if let member = known["deprecated"] {
      if let members = members(of: member.value, as: "\"deprecated\"") {
        let (known, others) = sort(members, known: ["use", "note"], of: "\"deprecated\"")
        var deprecation = Deprecation(use: string(known["use"]), note: string(known["note"]))
        deprecation.others = others
        extras.deprecated = deprecation
      }
    }
    if let member = known["extensions"] {
      extras.extensions = members(of: member.value, as: "\"extensions\"") ?? []
    }
    return extras
  }
}
