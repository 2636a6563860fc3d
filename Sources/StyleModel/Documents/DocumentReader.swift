import JSON
import SwiftText

/// Takes the values out of the JSON of a document or a record and collects every problem on the way.
struct DocumentReader {
  /// Where a text comes from, which decides about keys that are not known.
  enum Origin {
    /// A person gives it now: an unknown key is an error.
    case added

    /// It was stored or pulled, perhaps from a newer program: unknown keys are kept.
    case stored
  }

  /// The highest format of documents that can be read.
  static let format = 1

  /// The text.
  let bytes: [UInt8]

  /// The file, as the person named it.
  let file: String?

  /// Where the text comes from.
  let origin: Origin

  private var problems: [Problem] = []

  private struct Problem {
    var offset: Int
    var message: String
    var hint: String?
  }

  /// The number of problems that are told; a file with more is not what it was taken for.
  private static let problemLimit = 100

  /// Creates a reader of a text.
  init(_ bytes: [UInt8], file: String? = nil, origin: Origin) {
    self.bytes = bytes
    self.file = file
    self.origin = origin
  }

  /// Whether nothing was wrong so far.
  var isClean: Bool { problems.isEmpty }

  /// Adds an error at a byte offset.
  mutating func report(_ message: String, at offset: Int, hint: String? = nil) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(Problem(offset: offset, message: message, hint: hint))
  }

  /// Throws what was reported, in the order of the text.
  func check() throws(InputError) {
    guard !problems.isEmpty else { return }
    let ordered = problems.sorted { $0.offset < $1.offset }
    var places = PlaceFinder(bytes)
    throw InputError(
      ordered.map {
        Diagnostic(
          .error, file: file, place: places.place(of: $0.offset), message: $0.message, hint: $0.hint
        )
      })
  }

  /// Reads the text as one JSON value.
  func readJSON() throws(InputError) -> JSONValue {
    do {
      return try JSONValue(reading: bytes)
    } catch {
      throw InputError(error, in: bytes, file: file)
    }
  }
}

extension DocumentReader {
  /// Returns the members of an object; reports anything else.
  mutating func members(of value: JSONValue, as what: String) -> [JSONMember]? {
    if let members = value.object { return members }
    report("\(what) must be an object, but is \(value.kindName)", at: value.offset)
    return nil
  }

  /// Returns the string of a member; reports anything else.
  mutating func string(_ member: JSONMember?) -> String? {
    guard let member else { return nil }
    if let string = member.value.string { return string }
    wrongType(member, expected: "a string")
    return nil
  }

  /// Reports that a member has a value of the wrong type.
  mutating func wrongType(_ member: JSONMember, expected what: String) {
    report(
      "\(quoted(member.key)) must be \(what), but is \(member.value.kindName)",
      at: member.value.offset)
  }

  /// Parts the members whose keys are known from the others, which are kept in what is stored and
  /// reported in what is added.
  mutating func sort(
    _ members: [JSONMember], known keys: [String], of what: String
  ) -> (known: [String: JSONMember], others: [JSONMember]) {
    var known: [String: JSONMember] = [:]
    var others: [JSONMember] = []
    for member in members {
      if keys.contains(member.key) {
        known[member.key] = member
      } else if origin == .stored {
        others.append(member)
      } else {
        let nearest = Spelling.nearest(to: member.key, among: keys)
        report(
          "\(what) has no key \(quoted(member.key))", at: member.keyOffset,
          hint: nearest.map { "did you mean \(quoted($0))?" }
            ?? "its keys are \(keys.joined(separator: ", "))")
      }
    }
    return (known, others)
  }

  /// Checks the format of a document: absent (in what is added) or 1.
  mutating func checkFormat(_ member: JSONMember?) {
    guard let member else { return }
    guard let format = member.value.int, format > 0 else {
      return wrongType(member, expected: "a whole number from 1 on")
    }
    if format > Self.format {
      report(
        "this document has format \(format), and this program reads up to format \(Self.format)",
        at: member.value.offset, hint: "update stylectl")
    }
  }
}
