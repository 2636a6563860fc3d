import JSON
import StyleModel
import SwiftText

/// An `.xcstrings` file as it stands, with the places of everything in it.
package struct StringCatalog {
  /// The greatest size of a file, in bytes.
  package static let byteLimit = 64 << 20

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
    for member in strings.members {
      if let first = positions[ExactKey(member.key)] {
        diagnostics.append(
          Self.twin(member, of: entries[first], in: bytes, file: file))
      } else {
        positions[ExactKey(member.key)] = entries.count
        entries.append(member)
      }
    }
    self.entries = entries
    self.positions = positions
  }

  /// Whether a file is a string catalog, by its name or by what it begins with.
  package static func isOne(_ bytes: [UInt8], path: String) -> Bool {
    if path.hasSuffix(".xcstrings") { return true }
    var cursor = JSONCursor(bytes)
    guard (try? cursor.next()) == .objectStart, (try? cursor.next()) == .key else { return false }
    return cursor.textEquals("sourceLanguage")
  }

  private static func twin(
    _ member: JSONSpan.Member, of first: JSONSpan.Member, in bytes: [UInt8], file: String
  ) -> Diagnostic {
    let place = Place(ofByte: first.keyRange.lowerBound, inFile: bytes)
    return Diagnostic(
      .warning, file: file, place: Place(ofByte: member.keyRange.lowerBound, inFile: bytes),
      message: "the key \(quoted(member.key)) stands twice, first at \(place), which counts",
      hint: "take one of them out")
  }
}

/// A key as it is spelled: the same letters in another form are another key.
struct ExactKey: Hashable {
  /// The key.
  let text: String

  /// Creates a key.
  init(_ text: String) { self.text = text }

  /// Compares byte by byte.
  static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Feeds the bytes.
  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

/// Where a language has its title in an entry of a string catalog.
struct StringLeaf {
  /// The object of state and value.
  var unit: JSONSpan

  /// The value; nil where there is none.
  var value: JSONSpan?

  /// Whether it is the usual one of several: by number, by device, or a set.
  var isVaried = false

  /// What the translator has done.
  var state: String? { unit["state"]?.string }

  /// The text, whatever its state: the source language's own is in use also while it is new.
  var text: String? {
    value?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The title; nil where there is none, or only a place for one.
  var title: String? { state == "new" ? nil : text }

  /// Finds the leaf in what a language has: its string, else the one for other numbers and devices,
  /// else the first of a set.
  init?(in localization: JSONSpan) {
    if let unit = localization["stringUnit"] {
      self.unit = unit
      value = unit["value"]
      isVaried = localization["substitutions"] != nil
    } else if let variation = localization["variations"]?.members.first?.value,
      let other = variation["other"] ?? variation.members.first?.value,
      let leaf = StringLeaf(in: other)
    {
      self = leaf
      isVaried = true
    } else if let set = localization["stringSet"], let first = set["values"]?.elements.first {
      unit = set
      value = first
      isVaried = true
    } else {
      return nil
    }
  }
}

extension JSONSpan {
  /// The leaf of a language in the entry of a key.
  func leaf(in language: String) -> StringLeaf? {
    self["localizations"]?[language].flatMap { StringLeaf(in: $0) }
  }
}
