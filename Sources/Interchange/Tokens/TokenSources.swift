import JSON
import StyleModel
import StyleSyntax

/// A piece of a file of tokens that is merged into others.
struct TokenSource {
  /// The number of the file.
  var file: Int

  /// The group.
  var value: JSONValue

  /// Where it stands among the sets of the file; 0 where the order is that of the sources.
  var rank = 0
}

/// A file that cannot be read, in a sentence.
package struct TokenFileFault: Error {
  /// What is wrong.
  package var message: String

  /// Creates a fault.
  package init(_ message: String) { self.message = message }
}

/// Reads the files that files of tokens refer to, each once.
struct TokenLibrary {
  /// Returns a file by its path from the folder of the file that refers to it.
  let read: (String) throws(TokenFileFault) -> Intake.File

  private var known: [String: TokenSource?] = [:]

  /// More files than these are refused.
  private static let fileLimit = 1_000

  /// Creates a library.
  init(read: @escaping (String) throws(TokenFileFault) -> Intake.File) {
    self.read = read
  }

  /// Returns the file of a path, relative to the one that names it.
  mutating func file(
    _ path: String, at place: TokenPlace, _ report: inout TokenReport
  ) -> TokenSource? {
    if let source = known[path] { return source }
    known[path] = .some(nil)
    guard known.count <= Self.fileLimit else {
      report.add("more than \(grouped(Self.fileLimit)) files are referred to", at: place)
      return nil
    }
    do throws(TokenFileFault) {
      let source = Self.parse(try read(path), &report)
      known[path] = .some(source)
      return source
    } catch {
      report.add(error.message, at: place)
      return nil
    }
  }

  /// Reads the JSON of a file.
  static func parse(_ file: Intake.File, _ report: inout TokenReport) -> TokenSource? {
    let number = report.add(file)
    do {
      let value = try JSONValue(reading: file.bytes)
      guard OlderForm.isOne(value) else { return TokenSource(file: number, value: value) }
      report.olderFiles.insert(number)
      report.add(
        .note, "these tokens are in an older form, with \"value\" for \"$value\"",
        at: TokenPlace(file: number, offset: value.offset))
      return TokenSource(file: number, value: OlderForm.converted(value))
    } catch {
      let fault = error
      report.add(
        fault.message, at: TokenPlace(file: number, offset: fault.offset), hint: fault.hint)
      return nil
    }
  }
}
