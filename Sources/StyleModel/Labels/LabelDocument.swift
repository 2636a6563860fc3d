import Diagnostics
import JSON

extension LabelSet {
  /// The keys of a label set's document.
  static let keys = ["labels"] + DocumentExtras.keys

  /// The members of the document.
  var members: [JSONMember] {
    [JSONMember("labels", .array(labels.map(\.json)))] + extras.members
  }
}

extension LabelItem {
  /// The keys of a label.
  static let keys = ["id", "title", "systemImage", "translations", "comment"]

  /// The label as a document holds it.
  package var json: JSONValue {
    let titles = translations.map { JSONMember($0.key, .string($0.value)) }
    let known = JSONValue.object([
      "comment": comment.map(JSONValue.string),
      "id": id.isEmpty ? nil : .string(id),
      "systemImage": systemImage.map(JSONValue.string),
      "title": .string(title),
      "translations": titles.isEmpty ? nil : .object(titles),
    ])
    return .object((known.object ?? []) + others)
  }
}

extension DocumentReader {
  /// Reads a label set from its known members and the others; one without labels is stored so.
  mutating func labelSet(
    _ known: [String: JSONMember], others: [JSONMember], at offset: Int
  ) -> LabelSet? {
    let extras = extras(known, others: others)
    guard let member = known["labels"] else {
      if origin == .stored { return LabelSet([], extras: extras) }
      report("a label set needs \"labels\"", at: offset)
      return nil
    }
    guard let values = member.value.array else {
      wrongType(member, expected: "an array")
      return nil
    }
    return LabelSet(labels(values), extras: extras)
  }

  /// Reads labels and checks that no id stands twice.
  mutating func labels(_ values: [JSONValue]) -> [LabelItem] {
    let bytes = bytes
    var labels: [LabelItem] = []
    var offsets: [String: Int] = [:]
    for value in values {
      guard let label = label(value) else { continue }
      labels.append(label)
      guard !label.id.isEmpty else { continue }
      if let earlier = offsets[label.id] {
        report(
          "the id \(quoted(label.id)) stands twice, first at \(Place(ofByte: earlier, inFile: bytes))",
          at: value.offset)
      } else {
        offsets[label.id] = value.offset
      }
    }
    return labels
  }

  /// Reads a label: a title alone, or an object.
  mutating func label(_ value: JSONValue) -> LabelItem? {
    if let title = value.string, origin == .added { return LabelItem(title: title) }
    guard let members = value.object else {
      let forms = origin == .added ? "a title or an object" : "an object"
      report("a label must be \(forms), but is \(value.kindName)", at: value.offset)
      return nil
    }
    let (known, others) = sort(members, known: LabelItem.keys, of: "a label")
    if known["title"] == nil { report("a label needs \"title\"", at: value.offset) }
    if known["id"] == nil, origin == .stored { report("a label needs \"id\"", at: value.offset) }
    var label = LabelItem(
      id: id(known["id"]) ?? "", title: string(known["title"]) ?? "",
      systemImage: string(known["systemImage"]), translations: translations(known["translations"]),
      comment: string(known["comment"]))
    label.others = others
    return label
  }

  private mutating func id(_ member: JSONMember?) -> String? {
    guard let member, let id = string(member) else { return nil }
    if LabelItem.isID(id) { return id }
    report(
      "\(quoted(id)) is no id", at: member.value.offset,
      hint: "an id has 1 to \(LabelItem.idLimit) bytes and no control characters")
    return nil
  }

  private mutating func translations(_ member: JSONMember?) -> [String: String] {
    guard let member, let members = members(of: member.value, as: "\"translations\"") else {
      return [:]
    }
    var translations: [String: String] = [:]
    for member in members {
      if !LanguageCode.isFormed(member.key) {
        report(
          "\(quoted(member.key)) is no language", at: member.keyOffset,
          hint: "write a language code, as de or pt-BR")
      }
      translations[member.key] = string(member)
    }
    return translations
  }
}
