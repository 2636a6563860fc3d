import Diagnostics
import JSON
import StyleModel

/// The file that a bundle is known by: its format, and the names that its items had.
package struct BundleManifest: Hashable, Sendable {
  /// The name of the file.
  package static let fileName = "stylectl-bundle.json"

  /// The greatest size of the file, in bytes.
  package static let byteLimit = 16 << 20

  private static let format = 2

  /// The format of a bundle in which no item has a key of its own, which older programs read.
  private static let formatWithoutKeys = 1

  private let hasKeys: Bool

  /// The names that items had, by kind and present name.
  private(set) var formerNames: [ItemKind: [String: [ItemName]]] = [:]

  /// Creates the manifest of items.
  init(_ items: [BundleItem]) {
    hasKeys = items.contains { $0.key != nil }
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
    let value = JSONValue.object([
      JSONMember("bundle", .string("stylectl")),
      JSONMember("format", .number(hasKeys ? Self.format : Self.formatWithoutKeys)),
      JSONMember("formerNames", .object(kinds)),
    ])
    return value.pretty + "\n"
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
    for kind in value["formerNames"]?.object ?? [] {
      guard let known = ItemKind(rawValue: kind.key) else { continue }
      for item in kind.value.object ?? [] {
        let name = try Self.name(item.key, known, file)
        var names: [ItemName] = []
        for text in item.value.array ?? [] {
          names.append(try Self.name(text.string ?? "", known, file))
        }
        formerNames[known, default: [:]][name.text] = names
      }
    }
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
