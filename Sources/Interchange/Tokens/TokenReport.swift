import StyleModel
import SwiftText

/// A file of design tokens, with what is needed to tell a place in it.
package struct TokenFile: Sendable {
  /// The path, as the person named it or as another file refers to it.
  package var path: String

  /// The text.
  package var bytes: [UInt8]

  /// Creates a file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A place in one of several files.
struct TokenPlace: Hashable {
  /// The number of the file.
  var file: Int

  /// The byte offset in it.
  var offset: Int
}

/// Collects what is wrong in files of tokens, each problem once, and tells it in the order of places.
struct TokenReport {
  /// The files by their numbers.
  var files: [TokenFile] = []

  private var problems: [Problem] = []
  private var seen: Set<Problem> = []
  private var omitted = 0

  private struct Problem: Hashable {
    var place: TokenPlace
    var severity: Diagnostic.Severity
    var message: String
    var hint: String?
  }

  /// The number of problems that are told one by one.
  private static let limit = 200

  /// Whether anything is an error.
  private(set) var hasErrors = false

  /// Adds a file and returns its number.
  mutating func add(_ file: TokenFile) -> Int {
    files.append(file)
    return files.count - 1
  }

  /// Adds an error.
  mutating func add(_ message: String, at place: TokenPlace, hint: String? = nil) {
    add(.error, message, at: place, hint: hint)
  }

  /// Adds a problem; one that was told of the same place already is not told again.
  mutating func add(
    _ severity: Diagnostic.Severity, _ message: String, at place: TokenPlace,
    hint: String? = nil
  ) {
    if severity == .error { hasErrors = true }
    let problem = Problem(place: place, severity: severity, message: message, hint: hint)
    guard problems.count < Self.limit else {
      omitted += 1
      return
    }
    if seen.insert(problem).inserted { problems.append(problem) }
  }

  /// Whether an error was told of a place.
  func hasError(at place: TokenPlace) -> Bool {
    problems.contains { $0.place == place && $0.severity == .error }
  }

  /// What was told, with lines and columns.
  var diagnostics: [Diagnostic] {
    let places = places(of: problems.map(\.place))
    let ordered = problems.sorted {
      ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset)
    }
    var told = ordered.map {
      Diagnostic(
        $0.severity, file: files[$0.place.file].path, place: places[$0.place],
        message: $0.message, hint: $0.hint)
    }
    if omitted > 0 {
      let more = "\(omitted) more problem\(omitted == 1 ? " follows" : "s follow")"
      told.append(Diagnostic(.note, message: more))
    }
    return told
  }

  /// Finds lines and columns in one pass over each file.
  func places(of places: [TokenPlace]) -> [TokenPlace: Place] {
    var found: [TokenPlace: Place] = [:]
    var finder: PlaceFinder?
    var file = -1
    for place in Set(places).sorted(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) {
      if place.file != file {
        file = place.file
        finder = PlaceFinder(files[file].bytes)
      }
      found[place] = finder?.place(of: place.offset)
    }
    return found
  }
}
