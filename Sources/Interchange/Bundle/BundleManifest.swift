import Diagnostics
import JSON
import StyleModel

/// The file that a bundle is known by: its format, the names that its items had, and what was removed that
/// documents mean by a name of theirs.
package struct BundleManifest: Hashable, Sendable {
  /// The name of the file.
  package static let fileName = "stylectl-bundle.json"

  /// The greatest size of the file, in bytes.
  package static let byteLimit = 16 << 20

  private static let format = 3

  /// The format of a bundle in which no name of what was removed belongs to another item, which older
  /// programs read.
  private static let formatWithoutRemoved = 2

  /// The format of a bundle in which no item has a key of its own, which still older ones read.
  private static let formatWithoutKeys = 1

  private let hasKeys: Bool

  /// The names that items had, by kind and present name.
  private(set) var formerNames: [ItemKind: [String: [ItemName]]] = [:]

  /// The removed items that documents mean by names which others have or had since.
  private(set) var removed: Set<RemovedItem> = []

  /// Creates the manifest of items.
  init(_ items: [BundleItem]) {
    hasKeys = items.contains { $0.key != nil }
    removed = Set(items.flatMap(\.removed))
    for item in items where !item.formerNames.isEmpty {
      formerNames[item.document.kind, default: [:]][item.name.text] = item.formerNames
    }
  }

  /// The names that an item had; none where it never had another one.
  func formerNames(of name: ItemName, kind: ItemKind) -> [ItemName] {
    formerNames[kind]?[name.text] ?? []
  }

  /// The text of the file.
  var text: String {
    let kinds = formerNames.map { kind, names in
      JSONMember(
        kind.rawValue,
        .object(
          names.map { JSONMember($0, .array($1.map { .string($0.text) })) }))
    }
    var members = [
      JSONMember("bundle", .string("stylectl")), JSONMember("format", .number(writtenFormat)),
      JSONMember("formerNames", .object(kinds)),
    ]
    if !removed.isEmpty {
      let kinds = Dictionary(grouping: removed, by: \.kind).map { kind, items in
        JSONMember(
          kind.rawValue,
          .object(
            items.map { item in
              JSONMember(item.key.text, .array(item.laterNames.map { .string($0.text) }))
            }))
      }
      members.append(JSONMember("removed", .object(kinds)))
    }
    return JSONValue.object(members).pretty + "\n"
  }

  /// The lowest format that says everything.
  private var writtenFormat: Int {
    if !removed.isEmpty { return Self.format }
    return hasKeys ? Self.formatWithoutRemoved : Self.formatWithoutKeys
  }

  /// Reads the file; keys that are not known are passed over.
  package init(reading bytes: [UInt8], file: String) throws(InputError) {
    let value: JSONValue
    do { value = try JSONValue(reading: bytes) } catch {
      throw InputError(error.message, file: file)
    }
    guard value["bundle"]?.string == "stylectl", let format = value["format"]?.int else {
      throw InputError("this is not the file of a bundle", file: file)
    }
    guard format <= Self.format else {
      throw InputError(
        "this bundle has format \(format), and this stylectl reads format \(Self.format)",
        file: file, hint: "update stylectl")
    }
    hasKeys = format > Self.formatWithoutKeys
    for (kind, name, names) in try Self.names(in: value["formerNames"], file) {
      formerNames[kind, default: [:]][name.text] = names
    }
    for (kind, key, names) in try Self.names(in: value["removed"], file) {
      removed.insert(RemovedItem(kind: kind, key: key, laterNames: names))
    }
  }

  /// Reads names of items by their kinds, each with other names.
  private static func names(
    in value: JSONValue?, _ file: String
  ) throws(InputError) -> [(kind: ItemKind, name: ItemName, names: [ItemName])] {
    var found: [(kind: ItemKind, name: ItemName, names: [ItemName])] = []
    for kind in value?.object ?? [] {
      guard let known = ItemKind(rawValue: kind.key) else { continue }
      for item in kind.value.object ?? [] {
        let name = try Self.name(item.key, known, file)
        var names: [ItemName] = []
        for text in item.value.array ?? [] {
          names.append(try Self.name(text.string ?? "", known, file))
        }
        found.append((known, name, names))
      }
    }
    return found
  }

  private static func name(
    _ text: String, _ kind: ItemKind, _ file: String
  ) throws(InputError) -> ItemName {
    do { return try ItemName(text, for: kind) } catch {
      throw InputError(
        error.diagnostics.map {
          Diagnostic(.error, file: file, message: $0.message, hint: $0.hint)
        })
    }
  }
}
