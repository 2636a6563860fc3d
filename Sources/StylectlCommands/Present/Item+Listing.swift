import Diagnostics
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
    if isRemoved { return " (removed)" }
    if isConflicted { return " (conflict)" }
    guard let deprecation else { return "" }
    return deprecation.use.map { " (deprecated: use \($0))" } ?? " (deprecated)"
  }

  /// Whether this is still what stylectl brings: nobody wrote it.
  var isBuiltIn: Bool { author == nil && time == 0 }

  /// When somebody wrote the version; nil for what stylectl brings, and for a merge.
  private var moment: String? {
    isBuiltIn ? nil : time.map { Timestamp(seconds: $0).iso }
  }

  /// The item as a line of fields with tabs between them; no field holds a tab or a line break.
  var record: String {
    let state =
      isRemoved ? "removed" : isConflicted ? "conflict" : deprecation == nil ? "" : "deprecated"
    var line = kind.rawValue
    for field in [visible(name), version.hex, moment ?? "", visible(author ?? ""), state] {
      line += "\t"
      line += field
    }
    if let use = deprecation?.use { line += "\t" + visible(use) }
    return line + "\n"
  }

  /// The item as JSON.
  var json: JSONValue {
    .object([
      "author": author.map(JSONValue.string),
      "conflict": isConflicted ? .bool(true) : nil,
      "deprecated": deprecation?.json,
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
