import Diagnostics
import StyleModel
import StyleSyntax

/// Collects what is wrong in files of tokens, each problem once, and tells it in the order of places.
///
/// Of warnings and notes that differ in names alone, the first of each file is told with the number of
/// the others.
struct TokenReport {
  /// The files by their numbers.
  var files: [Intake.File] = []

  /// The numbers of the files that are in the older form.
  var olderFiles: Set<Int> = []

  private var problems: [Problem] = []
  private var seen: Set<Problem> = []
  private var groups: [Problem: Int] = [:]
  private var omitted = 0

  private struct Problem: Hashable {
    var place: TokenPlace
    var severity: Diagnostic.Severity
    var message: String
    var hint: String?

    /// How many others are like it.
    var others = 0

    /// What it has in common with those that are like it.
    var skeleton: Problem {
      let parts = message.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
      let words = parts.enumerated().compactMap { $0.offset.isMultiple(of: 2) ? $0.element : nil }
      return Problem(
        place: TokenPlace(file: place.file, offset: 0), severity: severity,
        message: words.joined(separator: "'"))
    }
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
    guard seen.insert(problem).inserted else { return }
    if severity != .error {
      if let first = groups[problem.skeleton] {
        problems[first].others += 1
        return
      }
    }
    guard problems.count < Self.limit else {
      omitted += 1
      return
    }
    if severity != .error { groups[problem.skeleton] = problems.count }
    problems.append(problem)
  }

  /// Whether anything is an error.
  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// What was told, with lines and columns.
  var diagnostics: [Diagnostic] {
    let places = places(of: problems.map(\.place))
    let ordered = problems.sorted {
      ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset)
    }
    var told = ordered.map {
      Diagnostic(
        $0.severity, file: files[$0.place.file].path, place: places[$0.place],
        message: $0.others > 0 ? "\($0.message) … and \($0.others) more like it" : $0.message,
        hint: $0.hint)
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
