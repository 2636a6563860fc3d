import JSON

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

  /// Returns what is carried, with what another one has that this one does not say itself.
  package func keeping(_ old: DocumentExtras) -> DocumentExtras {
    var extras = self
    extras.deprecated = deprecated ?? old.deprecated
    extras.extensions += old.extensions.filter { member in
      !extensions.contains { $0.key == member.key }
    }
    extras.others += old.others.filter { member in !others.contains { $0.key == member.key } }
    return extras
  }

  /// The members as a document holds them.
  var members: [JSONMember] {
    var members = others
    if let deprecated { members.append(JSONMember("deprecated", deprecated.json)) }
    // An empty object says that there is nothing to keep.
    let extensions = extensions.filter { $0.value.content != .object([]) }
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
