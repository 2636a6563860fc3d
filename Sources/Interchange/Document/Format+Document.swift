import JSON
import StyleModel
import StyleSyntax

extension Format {
  /// The JSON that people write: a tint or a label set.
  static let document = Format(
    name: "document", title: "document", endings: [".json"], sharesEndings: true,
    reading: Reading(
      kinds: [.tint, .labels], isOne: \.beginsAsDocument,
      content: .items { files, request in Intake(documents: files, name: request.name) },
      help: """
        The colour of a tint is hex, a colour of CSS, .label for one of the system or tint:brand for \
        another tint; a name alone is the system's where it has one, else a tint's.
        """,
      examples: [
        "stylectl add labels week.json": "Takes a label set, named after its file",
        "stylectl add tint brand '#0A84FF' --dark '#409CFF'":
          "Makes a tint with a value for dark mode",
      ]))
}

extension Intake.File {
  /// Whether it is a tint or a label set for certain, by how its JSON begins.
  var beginsAsDocument: Bool {
    var cursor = JSONCursor(bytes)
    let start = try? cursor.next()
    guard start == .objectStart else { return start == .arrayStart }
    guard (try? cursor.next()) == .key else { return false }
    let key = cursor.text
    switch try? cursor.next() {
    case .number: return key == "format"
    case .string: return key == "kind" || Tint.Variant(rawValue: key) != nil
    case .arrayStart: return key == "labels"
    default: return false
    }
  }
}
