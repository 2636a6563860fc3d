import Diagnostics
import SwiftText

/// Reads an XML property list (developer.apple.com, PropertyList-1.0.dtd).
///
/// Nothing outside of the text is read: a document type is skipped, and one that declares entities is
/// refused.
struct PropertyListReader {
  /// The greatest depth of elements.
  private static let depthLimit = 16

  /// The greatest number of elements.
  private static let countLimit = 400_000

  private let bytes: [UInt8]
  private var position = 0
  private var count = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole document.
  ///
  /// - Throws: `InputError` with the place in the file.
  static func read(_ bytes: [UInt8], file: String?) throws(InputError) -> PropertyList {
    if bytes.starts(with: "bplist".utf8) {
      throw InputError([
        Diagnostic(
          .error, file: file, message: "this property list is in the binary form",
          hint: "plutil -convert xml1 -o names.plist FILE")
      ])
    }
    var reader = PropertyListReader(bytes)
    do {
      return try reader.document()
    } catch {
      throw InputError([
        Diagnostic(
          .error, file: file, place: Place(ofByte: error.offset, inFile: bytes),
          message: error.message, hint: "an XML property list is wanted")
      ])
    }
  }

  private struct Fault: Error {
    var offset: Int
    var message: String
  }

  private func fault(_ message: String) -> Fault { Fault(offset: position, message: message) }

  private mutating func document() throws(Fault) -> PropertyList {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let tag = try nextTag()
    guard tag.name == "plist", !tag.isEmpty else { throw fault("this is no property list") }
    let value = try element(try nextTag(), depth: 0)
    guard try nextTag().name == "/plist" else { throw fault("'</plist>' is missing") }
    return value
  }

  private mutating func element(_ tag: Tag, depth: Int) throws(Fault) -> PropertyList {
    count += 1
    guard depth < Self.depthLimit else { throw fault("elements are nested too deeply") }
    guard count <= Self.countLimit else { throw fault("there are too many elements") }
    switch tag.name {
    case "dict" where tag.isEmpty: return .dictionary([:])
    case "dict": return try dictionary(depth)
    case "string": return .string(tag.isEmpty ? "" : try text(until: "/string"))
    case "array" where !tag.isEmpty:
      while true {
        let next = try nextTag()
        if next.name == "/array" { return .other }
        _ = try element(next, depth: depth + 1)
      }
    case "array", "true", "false": return .other
    case "integer", "real", "date", "data":
      if !tag.isEmpty { _ = try text(until: "/" + tag.name) }
      return .other
    default: throw fault("'<\(tag.name)>' is no element of a property list")
    }
  }

  private mutating func dictionary(_ depth: Int) throws(Fault) -> PropertyList {
    var members: [String: PropertyList] = [:]
    while true {
      let tag = try nextTag()
      if tag.name == "/dict" { return .dictionary(members) }
      guard tag.name == "key" else { throw fault("'<key>' is missing") }
      let key = tag.isEmpty ? "" : try text(until: "/key")
      members[key] = try element(try nextTag(), depth: depth + 1)
    }
  }

  // MARK: Tags and texts

  private struct Tag {
    var name: String
    var isEmpty: Bool
  }

  /// Goes to the next tag; only blanks, comments and declarations may stand before it.
  private mutating func nextTag() throws(Fault) -> Tag {
    while position < bytes.count {
      if bytes[position] <= UInt8(ascii: " ") {
        position += 1
      } else if rest(startsWith: "<!--") {
        try skip(past: "-->")
      } else if rest(startsWith: "<?") {
        try skip(past: "?>")
      } else if rest(startsWith: "<!DOCTYPE") {
        let start = position
        try skip(past: ">")
        if bytes[start..<position].contains(UInt8(ascii: "[")) {
          throw Fault(offset: start, message: "a document type with declarations is not taken")
        }
      } else {
        return try tag()
      }
    }
    throw fault("the file ends too early")
  }

  private mutating func tag() throws(Fault) -> Tag {
    guard bytes[position] == UInt8(ascii: "<") else { throw fault("an element is missing") }
    guard let end = bytes[position...].prefix(256).firstIndex(of: UInt8(ascii: ">")) else {
      throw fault("an element is not closed")
    }
    var inside = bytes[(position + 1)..<end]
    let isEmpty = inside.last == UInt8(ascii: "/") && inside.count > 1
    if isEmpty { inside.removeLast() }
    let name = inside.prefix { $0 > UInt8(ascii: " ") }
    position = end + 1
    return Tag(name: String(decoding: name, as: UTF8.self), isEmpty: isEmpty)
  }

  /// Reads text up to a tag, which is skipped.
  private mutating func text(until end: String) throws(Fault) -> String {
    guard let close = bytes[position...].firstIndex(of: UInt8(ascii: "<")) else {
      throw fault("the file ends too early")
    }
    let raw = bytes[position..<close]
    let start = position
    position = close
    guard try tag().name == end else {
      throw Fault(offset: close, message: "'<\(end)>' is missing")
    }
    guard raw.contains(UInt8(ascii: "&")) else { return String(decoding: raw, as: UTF8.self) }
    guard let decoded = Self.decoded(String(decoding: raw, as: UTF8.self)) else {
      throw Fault(offset: start, message: "a text has an entity that is not known")
    }
    return decoded
  }

  /// Replaces the five entities that every XML has.
  private static func decoded(_ text: String) -> String? {
    var parts = text.split(separator: "&", omittingEmptySubsequences: false).makeIterator()
    var result = parts.next().map(String.init) ?? ""
    while let part = parts.next() {
      guard let end = part.firstIndex(of: ";") else { return nil }
      switch part[..<end] {
      case "amp": result += "&"
      case "lt": result += "<"
      case "gt": result += ">"
      case "quot": result += "\""
      case "apos": result += "'"
      default: return nil
      }
      result += part[part.index(after: end)...]
    }
    return result
  }

  private func rest(startsWith word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skip(past word: String) throws(Fault) {
    let end = Array(word.utf8)
    while position < bytes.count {
      if bytes[position] == end[0], bytes[position...].starts(with: end) {
        position += end.count
        return
      }
      position += 1
    }
    throw fault("the file ends too early")
  }
}
