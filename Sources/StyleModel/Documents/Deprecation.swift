import JSON

/// That an item should not be used any more.
public struct Deprecation: Hashable, Sendable {
  /// The name of the item of the same kind to use instead.
  public var use: String?

  /// Why, or what to do.
  public var note: String?

  /// Members that a newer program wrote, kept.
  package var others: [JSONMember] = []

  /// Creates a deprecation.
  package init(use: String? = nil, note: String? = nil) {
    self.use = use
    self.note = note
  }
}

extension Deprecation {
  /// Reads what the stored document of an item says of it; nil where it says nothing.
  package init?(inStored document: [UInt8]) {
    guard let value = try? JSONValue(reading: document), let deprecated = value["deprecated"],
      let members = deprecated.object
    else { return nil }
    self.init(use: deprecated["use"]?.string, note: deprecated["note"]?.string)
    others = members.filter { $0.key != "use" && $0.key != "note" }
  }

  /// The deprecation as a document holds it.
  package var json: JSONValue {
    let known = JSONValue.object([
      "note": note.map(JSONValue.string), "use": use.map(JSONValue.string),
    ])
    return .object((known.object ?? []) + others)
  }

  /// The note as the end of a sentence: `: Colours of last year`.
  package var reason: String { note.map { ": \($0)" } ?? "" }

  /// What to do instead, as a hint; nil where nothing is said.
  package var advice: String? { use.map { "use '\($0)' instead" } }
}
