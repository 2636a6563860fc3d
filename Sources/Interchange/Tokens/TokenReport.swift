import Diagnostics
import StyleModel
import StyleSyntax

/// Collects what is wrong in files of tokens, each problem once, and tells it in the order of places.
struct TokenReport {
  /// The files by their numbers.
  var files: [Intake.File] = []

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

  /// Adds a file and returns its number.
  mutating func add(_ file: Intake.File) -> Int {
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
    let problem = Problem(place: place, severity: severity, message: message, hint: hint)
    guard problems.count < Self.limit else {
      omitted += 1
      return
    }
    if seen.insert(problem).inserted { problems.append(problem) }
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
      told.append(Diagnostic(omittedProblems: omitted))
    }
    return told
  }

  /// Finds lines and columns in one pass over each file.
  func places(of places: [TokenPlace]) -> [TokenPlace: Place] {
    var found: [TokenPlace: Place] = [:]
    for (file, places) in Dictionary(grouping: places, by: \.file) {
      let known = PlaceFinder.places(of: places.map(\.offset), in: files[file].bytes)
      for place in places { found[place] = known[place.offset] }
    }
    return found
  }
}
