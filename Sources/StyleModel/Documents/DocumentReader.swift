import Diagnostics
import JSON

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
  private var omitted = 0

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

  /// Adds an error at a byte offset; its words are only found where it is told.
  mutating func report(
    _ message: @autoclosure () -> String, at offset: Int, hint: @autoclosure () -> String? = nil
  ) {
    guard problems.count < Self.problemLimit else {
      omitted += 1
      return
    }
    problems.append(Problem(offset: offset, message: message(), hint: hint()))
  }

  /// Adds what the reader of JSON found.
  mutating func report(_ error: JSONError) {
    let earlier = error.earlierOffset.map { ", first at \(Place(ofByte: $0, inFile: bytes))" }
    report(error.message + (earlier ?? ""), at: error.offset, hint: error.hint)
  }

  /// Throws what was reported, if anything was.
  func check() throws(InputError) {
    if !problems.isEmpty { throw failure }
  }

  /// What was reported, in the order of the text.
  var failure: InputError {
    let ordered = problems.sorted { $0.offset < $1.offset }
    var places = PlaceFinder(bytes)
    var diagnostics = ordered.map {
      Diagnostic(
        .error, file: file, place: places.place(of: $0.offset), message: $0.message, hint: $0.hint)
    }
    if omitted > 0 {
      diagnostics.append(Diagnostic(omittedProblems: omitted, file: file))
    }
    return InputError(diagnostics)
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
    var known = [String: JSONMember](minimumCapacity: keys.count)
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

  /// Checks the format of a document, which only what is added can leave out, and returns whether
  /// the rest can be read.
  mutating func checkFormat(_ member: JSONMember?) -> Bool {
    guard let member else {
      if origin == .stored { report("a stored document needs \"format\"", at: 0) }
      return true
    }
    guard let format = member.value.int, format > 0 else {
      wrongType(member, expected: "a whole number from 1 on")
      return true
    }
    guard format > Self.format else { return true }
    report(
      "this document has format \(format), and this program reads up to format \(Self.format)",
      at: member.value.offset, hint: "update stylectl")
    return false
  }
}
