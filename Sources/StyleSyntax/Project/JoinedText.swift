import Diagnostics
import SwiftText

/// A file with declarations of other files behind it, which knows where each line comes from.
struct JoinedText {
  /// A run of lines of one file.
  private struct Run {
    /// The number of the first line in the joined text.
    var start: Int

    /// The file.
    var file: String?

    /// The number of the first line in the file.
    var line: Int
  }

  /// The text.
  private(set) var bytes: [UInt8]

  private var runs: [Run]
  private var lines: Int

  /// Begins with a whole file.
  init(_ source: SourceText, file: String?) {
    bytes = source.bytes
    lines = 1 + bytes.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    runs = [Run(start: 1, file: file, line: 1)]
  }

  /// Adds a declaration of another file under its conditions, each of which is a line of `#if`.
  mutating func append(
    _ range: Range<Int>, of source: SourceText, file: String?, conditions: [String]
  ) {
    let range = range.clamped(to: source.bytes.indices)
    let place = source.place(of: range.lowerBound)
    append("\n")
    for condition in conditions { append(condition + "\n") }
    runs.append(Run(start: lines, file: file, line: place.line))
    append(String(repeating: " ", count: max(0, place.column - 1)))
    append(source.text(range) + "\n")
    for _ in conditions { append("#endif\n") }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    lines += text.utf8.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  /// Returns the file and the place in it that a place in the joined text stands for.
  func origin(of place: Place) -> (file: String?, place: Place) {
    let run = runs.last { $0.start <= place.line } ?? runs[0]
    return (run.file, Place(line: place.line - run.start + run.line, column: place.column))
  }

  /// Returns a diagnostic with the file and the place that it is about.
  func original(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let place = diagnostic.place else { return diagnostic }
    var original = diagnostic
    let origin = origin(of: place)
    (original.file, original.place) = (origin.file, origin.place)
    return original
  }
}
