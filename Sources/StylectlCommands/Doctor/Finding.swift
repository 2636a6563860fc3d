import JSON

/// Something about the surroundings of a catalog that a person should know.
struct Finding: Hashable {
  /// What was looked at; the raw values are the words of the JSON output.
  enum Topic: String {
    case conflicts
    case file
    case journal
    case rights
    case copies
    case place
    case git
  }

  /// What was looked at.
  var topic: Topic

  /// Whether somebody has to do something, in contrast to what is only good to know.
  var needsDoing = true

  /// What is so, a sentence without a full stop.
  var message: String

  /// What to do next.
  var hint: String

  /// The finding as JSON.
  var json: JSONValue {
    .object([
      "hint": .string(hint), "message": .string(message), "needsDoing": .bool(needsDoing),
      "topic": .string(topic.rawValue),
    ])
  }
}
