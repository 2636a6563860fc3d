import Diagnostics
import JSON

/// A tint or a label set as a person gives it: its document, and the name that its file gives it.
package struct AddedDocument: Hashable, Sendable {
  /// The greatest size of a file, in bytes; what is stored of it is limited further.
  package static let byteLimit = 16 << 20

  /// The name in the file; nil where the file has none.
  package var name: ItemName?

  /// The content; labels have no ids yet but those that the file gives them.
  package var document: ItemDocument

  /// Reads the JSON of a tint or a label set and reports every problem in it.
  ///
  /// A tint is an object with `any`; a label set an object with `labels`, or only the array of
  /// labels; a label an object with `title`, or only the title. Unknown keys are errors.
  package init(reading bytes: [UInt8], file: String? = nil) throws(InputError) {
    if bytes.count > Self.byteLimit {
      throw InputError(
        "this file has \(grouped(bytes.count)) bytes; a document is read up to "
          + "\(grouped(Self.byteLimit)) bytes", file: file)
    }
    var reader = DocumentReader(bytes, file: file, origin: .added)
    let value = try reader.readJSON()
    var document: ItemDocument?
    if let values = value.array {
      document = .labels(LabelSet(reader.labels(values)))
    } else if let members = reader.members(of: value, as: "a document") {
      if let kind = reader.kind(of: members, at: value.offset) {
        name = reader.name(in: members, kind: kind)
        document = reader.document(members, kind: kind, head: Self.head, at: value.offset)
      }
    }
    try reader.check()
    guard let document else { throw InputError("the document cannot be read", file: file) }
    self.document = document
    if case .labels(let set) = document { try set.checkLimits(file: file) }
  }

  /// The keys that a document has only where people write it.
  static let head = ["format", "kind", "name"]
}

extension DocumentReader {
  /// Returns the kind that an object says it is, or that its keys show.
  mutating func kind(of members: [JSONMember], at offset: Int) -> ItemKind? {
    guard let member = members.first(where: { $0.key == "kind" }) else {
      let keys = Set(members.map(\.key))
      if keys.contains("labels") { return .labels }
      if Tint.Variant.allCases.contains(where: { keys.contains($0.rawValue) }) { return .tint }
      report(
        "this is neither a tint nor a label set", at: offset,
        hint: "a tint has \"any\", a label set has \"labels\"")
      return nil
    }
    guard let word = string(member) else { return nil }
    switch ItemKind(rawValue: word) {
    case .tint: return .tint
    case .labels: return .labels
    case .style:
      report(
        "a style is added as Swift, not as JSON", at: member.value.offset,
        hint: "give the Swift file itself")
    case nil:
      report(
        "\(quoted(word)) is no kind of document", at: member.value.offset,
        hint: Spelling.nearest(to: word, among: ["tint", "labels"]).map {
          "did you mean \(quoted($0))?"
        } ?? "the kinds are tint and labels")
    }
    return nil
  }

  /// Returns the name that an object gives, where it gives one.
  mutating func name(in members: [JSONMember], kind: ItemKind) -> ItemName? {
    guard let member = members.first(where: { $0.key == "name" }), let text = string(member) else {
      return nil
    }
    return name(text, for: kind, at: member.value.offset)
  }
}

/// Returns a number with its digits in groups of three: `10,000`.
package func grouped(_ number: Int) -> String {
  var digits = String(number.magnitude)[...]
  var groups: [Substring] = []
  while digits.count > 3 {
    groups.insert(digits.suffix(3), at: 0)
    digits = digits.dropLast(3)
  }
  return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
}
