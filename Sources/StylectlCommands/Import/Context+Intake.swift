import CommandTable
import StyleCatalog
import StyleModel

extension Context {
  /// Reads files and folders of every kind that a catalog takes, by their content.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - name: The name that the item gets, where it is given.
  ///   - translated: The set of the catalog that only titles in other languages are taken for.
  ///   - samples: Values that the styles get for names of the app.
  ///   - contexts: Contexts by the names of modifiers of design tokens, as a person chose them.
  /// - Returns: What was found, and what of the files cannot be read.
  /// - Throws: A failure where a folder cannot be read, or the set to translate is not there.
  func intake(
    of paths: [String], name: String? = nil, translating translated: String? = nil,
    samples: [String: String] = [:], contexts: [String: String] = [:]
  ) throws -> (Intake, unreadable: [Diagnostic]) {
    var foreign = try ForeignInput(
      name: name, translating: translated, in: { try self.catalogForReading() })
    var rest: [String] = []
    for path in paths {
      if let folder = AssetFolder(adding: path) {
        try foreign.take(folder, in: self)
      } else {
        rest.append(path)
      }
    }
    let files = try SourceFiles(rest, in: self)
    let others = foreign.take(files.files)
    if translated != nil, !others.isEmpty || foreign.takesFolder {
      throw UsageError(
        "--for takes string catalogs and tables",
        hint: "stylectl add Localizable.xcstrings --for week")
    }
    let tokens = TokenInput(others, contexts: contexts)
    var intake = Intake(
      tokens.others, name: name, samples: samples, tintNames: tintNames(),
      isFolder: files.hasFolder)
    try tokens.add(to: &intake)
    intake.take(foreign.drafts, foreign.diagnostics)
    return (intake, files.problems)
  }
}
