import Diagnostics
import JSON
import StyleModel
import StyleSyntax

/// Files of tokens with tints put into them: only values that are others change, and what is new stands
/// at the end of its group; every other byte stays.
///
/// A tint is looked for by its name. Where its value in an appearance is another one, the token that
/// says it is changed, unless it says that of an appearance before too: then the last source that is
/// for this appearance alone gets a token. Where there is none, the value is unwritten.
package struct TokenEdit {
  /// What is worth telling.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The tints whose values have no place, by appearance.
  package internal(set) var unwritten: [Tint.Variant: [String]] = [:]

  /// The paths of the tints, by their names without case.
  package internal(set) var paths: [String: [String]] = [:]

  /// The tints of the files, by their names without case, with the places of their tokens.
  var present: [String: TokenTints.Draft] = [:]

  /// The files that are edited, by their numbers.
  var edits: [Int: TokenFileEdit] = [:]

  /// What is read of the files.
  let system: TokenSystem

  /// What tokens are to say, by their places.
  var planned: [TokenPlace: WrittenValue] = [:]

  /// Why tints have no place.
  var problems: [Diagnostic] = []

  /// Puts tints into files.
  ///
  /// - Parameters:
  ///   - tints: The tints with their names.
  ///   - input: The files.
  /// - Throws: `InputError` for files that cannot be read, and for tints that have no place in them.
  package init(
    _ tints: [(name: String, tint: Tint)], in input: TokenInput
  ) throws(InputError) {
    var report = TokenReport()
    let (plain, themes) = input.choices(&report)
    guard !report.hasErrors, let choice = themes.first ?? plain else {
      throw InputError(report.diagnostics.filter { $0.severity == .error })
    }
    // Which context is written for want of a choice is worth knowing here too.
    diagnostics = report.diagnostics.filter {
      $0.severity == .note && $0.hint?.contains("--context") == true
    }
    let system = TokenSystem(choice, &report)
    self.system = system
    for entry in system.tints.entries { present[entry.name.folded] = entry }
    let tokens = system.tints.entries.flatMap(\.tokens.values).filter { !$0.isInherited }
    let byFile = Dictionary(grouping: tokens, by: \.place.file)
    for (number, file) in report.files.enumerated() {
      do throws(JSONError) {
        edits[number] = try TokenFileEdit(
          file, isOlder: report.olderFiles.contains(number),
          tokens: Set((byFile[number] ?? []).map(\.place.offset)).sorted())
      } catch {
        throw InputError(error, in: file.bytes, file: file.path)
      }
    }
    take(tints)
    if !problems.isEmpty { throw InputError(problems) }
  }

  /// The files that change, with their bytes, by their paths.
  package var files: [(path: String, bytes: [UInt8])] {
    edits.values.filter(\.isChanged).map { ($0.file.path, $0.bytes) }.sorted { $0.path < $1.path }
  }

  /// All files, with their bytes, those that stay as they are among them, by their paths.
  package var all: [(path: String, bytes: [UInt8])] {
    edits.values.map { ($0.file.path, $0.bytes) }.sorted { $0.path < $1.path }
  }

  /// All tints of the files as they are to be: those that were put in, and the others as they stand.
  func whole(with tints: [(name: String, tint: Tint)]) throws(InputError) -> TokenExport {
    let given = Set(tints.map(\.name.folded))
    var (system, report) = (system, TokenReport())
    let others = system.found(&report).filter { !given.contains($0.name.folded) }
    return try TokenExport(tints + others.map { ($0.name.text, $0.tint) }, at: paths)
  }

  private mutating func take(_ tints: [(name: String, tint: Tint)]) {
    let sorted = tints.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for (name, entry) in present { paths[name] = entry.path }
    let new = sorted.filter { present[$0.name.folded] == nil }
    findPaths(of: new)
    // What is inherited is compared after what it is inherited from.
    func isInherited(_ name: String) -> Bool {
      present[name.folded]?.tokens.values.contains(where: \.isInherited) ?? false
    }
    for (name, tint) in sorted where !isInherited(name) { take(name, tint) }
    for (name, tint) in sorted where isInherited(name) { take(name, tint) }
  }
}
