import Diagnostics
import JSON

/// The content of one version of an item: what is stored under its own hash.
package enum ItemDocument: Hashable, Sendable {
  case style(StyleDocument)
  case tint(Tint)
  case labels(LabelSet)

  /// The kind of item that it is the content of.
  package var kind: ItemKind {
    switch self {
    case .style: .style
    case .tint: .tint
    case .labels: .labels
    }
  }

  /// What it carries beside its content.
  package var extras: DocumentExtras {
    get {
      switch self {
      case .style(let style): style.extras
      case .tint(let tint): tint.extras
      case .labels(let set): set.extras
      }
    }
    set {
      switch self {
      case .style(var style):
        style.extras = newValue
        self = .style(style)
      case .tint(var tint):
        tint.extras = newValue
        self = .tint(tint)
      case .labels(var set):
        set.extras = newValue
        self = .labels(set)
      }
    }
  }

  /// The bytes that are stored: canonical JSON without kind and name, which stand in the version.
  package var canonical: [UInt8] {
    JSONValue.object([JSONMember("format", .number(DocumentReader.format))] + members).canonical
  }

  /// The name of the document: the SHA-256 of its canonical bytes.
  package var hash: ContentHash { ContentHash(of: canonical) }

  /// The document as a person reads, edits and adds it: with its kind and its name.
  package func face(name: ItemName) -> JSONValue {
    let head: [JSONMember] = [
      JSONMember("format", .number(DocumentReader.format)),
      JSONMember("kind", .string(kind.rawValue)),
      JSONMember("name", .string(name.text)),
    ]
    return .object(head + members.filter { !["kind", "name"].contains($0.key) })
  }

  private var members: [JSONMember] {
    switch self {
    case .style(let style): style.members
    case .tint(let tint): tint.members
    case .labels(let set): set.members
    }
  }
}

extension ItemDocument {
  /// Reads a stored document; keys that are not known are kept.
  package init(stored bytes: [UInt8], kind: ItemKind) throws(InputError) {
    var reader = DocumentReader(bytes, origin: .stored)
    let value = try reader.readJSON()
    let members = reader.members(of: value, as: "a document")
    let document = members.flatMap {
      reader.document($0, kind: kind, head: ["format"], at: value.offset)
    }
    try reader.check()
    guard let document else { throw InputError("the document cannot be read") }
    self = document
  }
}

extension DocumentReader {
  /// Reads the document of a kind from the members of its object.
  mutating func document(
    _ members: [JSONMember], kind: ItemKind, head: [String], at offset: Int
  ) -> ItemDocument? {
    let (what, keys) =
      switch kind {
      case .style: ("a style", StyleDocument.keys)
      case .tint: ("a tint", Tint.keys)
      case .labels: ("a label set", LabelSet.keys)
      }
    // A newer format can mean anything: what else seems wrong would only mislead.
    guard checkFormat(members.first { $0.key == "format" }) else { return nil }
    let (known, others) = sort(members, known: head + keys, of: what)
    return switch kind {
    case .style: style(known, others: others, at: offset).map(ItemDocument.style)
    case .tint: tint(known, others: others, at: offset).map(ItemDocument.tint)
    case .labels: labelSet(known, others: others, at: offset).map(ItemDocument.labels)
    }
  }
}
