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
  private var moment: Timestamp? {
    isBuiltIn ? nil : time.map { Timestamp(seconds: $0) }
  }

  /// Appends the item as a line of fields with tabs between them; no field holds a tab or a line break.
  fileprivate func appendRecord(to bytes: inout [UInt8]) {
    let state =
      isRemoved ? "removed" : isConflicted ? "conflict" : deprecation == nil ? "" : "deprecated"
    let tab = UInt8(ascii: "\t")
    bytes += kind.rawValue.utf8
    bytes.append(tab)
    bytes += visible(name).utf8
    bytes.append(tab)
    version.appendHex(to: &bytes)
    bytes.append(tab)
    moment?.append(to: &bytes)
    bytes.append(tab)
    bytes += visible(author ?? "").utf8
    bytes.append(tab)
    bytes += state.utf8
    if let use = deprecation?.use {
      bytes.append(tab)
      bytes += visible(use).utf8
    }
    bytes.append(UInt8(ascii: "\n"))
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
      "time": moment.map { .string($0.iso) },
      "version": .string(version.hex),
    ])
  }
}

extension ByteStream {
  /// Writes items as lines of fields, in bytes: a string for each field would take four times as long.
  func write(linesOf items: [Item]) throws {
    var bytes: [UInt8] = []
    for item in items {
      item.appendRecord(to: &bytes)
      guard bytes.count >= 32 * 1024 else { continue }
      try write(bytes[...])
      bytes.removeAll(keepingCapacity: true)
    }
    try write(bytes[...])
  }
}
