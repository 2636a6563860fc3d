import JSON
import StyleCatalog
import StyleModel

extension ItemKind {
  /// What stands over the items of a kind.
  var heading: String {
    switch self {
    case .style: "Styles"
    case .tint: "Tints"
    case .labels: "Label sets"
    }
  }
}

extension Item {
  /// What is worth a word beside the name.
  var mark: String {
    isRemoved ? " (removed)" : isConflicted ? " (conflict)" : ""
  }

  /// Whether this is still what stylectl brings: nobody wrote it.
  var isBuiltIn: Bool { author == nil && time == 0 }

  /// When somebody wrote the version; nil for what stylectl brings, and for a merge.
  private var moment: String? {
    isBuiltIn ? nil : time.map { Timestamp(seconds: $0).iso }
  }

  /// The item as a line of fields with tabs between them; no field holds a tab or a line break.
  var record: String {
    let state = isRemoved ? "removed" : isConflicted ? "conflict" : ""
    var line = kind.rawValue
    for field in [name, version.hex, moment ?? "", author ?? "", state] {
      line += "\t"
      line += visible(field)
    }
    return line + "\n"
  }

  /// The item as JSON.
  var json: JSONValue {
    .object([
      "author": author.map(JSONValue.string),
      "conflict": isConflicted ? .bool(true) : nil,
      "document": document.map { .string($0.hex) },
      "key": .string(key),
      "kind": .string(kind.rawValue),
      "name": .string(name),
      "removed": isRemoved ? .bool(true) : nil,
      "time": moment.map(JSONValue.string),
      "version": .string(version.hex),
    ])
  }
}
