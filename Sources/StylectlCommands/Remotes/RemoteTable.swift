import Diagnostics
import JSON

/// The remotes of all catalogs of this user: names for other catalog files.
///
/// They are no part of a catalog, because what a colleague calls by a path, others may not even see.
struct RemoteTable: Hashable {
  /// The paths by the path of the catalog and the name of the remote, all from the root.
  private var catalogs: [String: [String: String]] = [:]

  /// Creates an empty table.
  init() {}

  /// The paths of the remotes of a catalog by their names.
  subscript(catalog: String) -> [String: String] {
    get { catalogs[catalog] ?? [:] }
    set { catalogs[catalog] = newValue.isEmpty ? nil : newValue }
  }
}

extension RemoteTable {
  /// The version of the file's form.
  private static let format = 1

  /// The file: canonical JSON and a line break.
  var bytes: [UInt8] {
    let members = catalogs.map { catalog, remotes in
      JSONMember(catalog, .object(remotes.map { JSONMember($0, .string($1)) }))
    }
    let value = JSONValue.object([
      "format": .number(Self.format), "remotes": .object(members),
    ])
    return value.canonical + [UInt8(ascii: "\n")]
  }

  /// Reads the file of a path.
  ///
  /// Throws a `CommandFailure` for anything that this program would not have written.
  init(reading bytes: [UInt8], path: String) throws {
    let value: JSONValue
    do { value = try JSONValue(reading: bytes) } catch {
      throw Self.failure(path, error.message)
    }
    guard let format = value["format"]?.int else {
      throw Self.failure(path, "it has no \"format\"")
    }
    guard format == Self.format else {
      throw CommandFailure(
        .badInput,
        "\(named(path)) has format \(format), and this stylectl knows format \(Self.format)",
        hint: "bring stylectl up to date; the file was not touched")
    }
    guard let members = value["remotes"]?.object else {
      throw Self.failure(path, "it has no \"remotes\"")
    }
    for catalog in members {
      guard let remotes = catalog.value.object else {
        throw Self.failure(path, "\(named(catalog.key)) has no remotes by their names")
      }
      for remote in remotes {
        guard let target = remote.value.string, target.hasPrefix("/"), !target.utf8.contains(0)
        else {
          throw Self.failure(path, "the remote \(named(remote.key)) is no path from the root")
        }
        catalogs[catalog.key, default: [:]][remote.key] = target
      }
    }
  }

  private static func failure(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure(
      .badInput, "\(named(path)) is not what stylectl wrote: \(reason)",
      hint: "put it right, or move it away and add the remotes again")
  }
}
