import Diagnostics
import JSON
import StyleModel

/// An `.xcstrings` file as it stands, with the places of everything in it.
package struct StringCatalog {
  /// The greatest size of a file, in bytes.
  package static let byteLimit = 64 << 20

  /// The number of keys that stand twice and are told one by one.
  private static let twinLimit = 100

  /// The bytes of the file.
  let bytes: [UInt8]

  /// The language that the keys and their values are written in.
  package let sourceLanguage: String

  /// The object of all strings.
  let strings: JSONSpan

  /// The members of all keys, the first of each.
  let entries: [JSONSpan.Member]

  /// What is worth telling of the file: keys that stand twice.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The positions in `entries` by key.
  let positions: [ExactKey: Int]

  /// Reads a file.
  package init(reading bytes: [UInt8], file: String) throws(InputError) {
    self.bytes = bytes
    let root: JSONSpan
    do throws(JSONError) { root = try JSONSpan(reading: bytes) } catch {
      throw InputError(error, in: bytes, file: file)
    }
    guard let language = root["sourceLanguage"]?.string, let strings = root["strings"],
      strings.isObject
    else {
      throw InputError(
        "this is not a string catalog", file: file,
        hint: "an .xcstrings file has \"sourceLanguage\" and \"strings\"")
    }
    sourceLanguage = language
    self.strings = strings
    var entries: [JSONSpan.Member] = []
    var positions: [ExactKey: Int] = [:]
    var twins: [(twin: JSONSpan.Member, first: Int)] = []
    for member in strings.members {
      if let first = positions[ExactKey(member.key)] {
        twins.append((member, entries[first].keyRange.lowerBound))
      } else {
        positions[ExactKey(member.key)] = entries.count
        entries.append(member)
      }
    }
    self.entries = entries
    self.positions = positions
    if !twins.isEmpty { tell(twins, file: file) }
  }

  /// Whether a file is a string catalog, by what it begins with.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    var cursor = JSONCursor(bytes)
    guard (try? cursor.next()) == .objectStart, (try? cursor.next()) == .key else { return false }
    return cursor.textEquals("sourceLanguage")
  }

  private mutating func tell(_ twins: [(twin: JSONSpan.Member, first: Int)], file: String) {
    let told = twins.prefix(Self.twinLimit)
    let places = PlaceFinder.places(
      of: told.flatMap { [$0.twin.keyRange.lowerBound, $0.first] }, in: bytes)
    for (twin, first) in told {
      let place = places[first].map { ", first at \($0)" } ?? ""
      diagnostics.append(
        Diagnostic(
          .warning, file: file, place: places[twin.keyRange.lowerBound],
          message: "the key \(quoted(twin.key)) stands twice\(place), which counts",
          hint: "take one of them out"))
    }
    let rest = twins.count - told.count
    if rest > 0 { diagnostics.append(Diagnostic(omittedProblems: rest, file: file)) }
  }
}
