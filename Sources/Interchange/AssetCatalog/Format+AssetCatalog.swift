import Diagnostics
import StyleModel
import StyleSyntax

extension Format {
  /// Asset catalogs, of which colour sets are tints.
  static let assets = Format(
    name: "assets", title: "asset catalog", endings: [AssetFolder.ending, AssetTree.ending],
    reading: Reading(
      kinds: [.tint],
      folder: Folder(isOne: { AssetFolder($0, in: $1) != nil }, read: AssetFolder.intake),
      help: """
        A colour set of an asset catalog becomes a tint, one in a folder that provides a namespace the \
        tint Folder.Name; what else its file has comes back where it is exported.
        """,
      examples: ["stylectl add Colors.xcassets": "Takes the colours of an asset catalog"]),
    writing: Writing(
      kinds: [.tint], target: .folder, write: AssetFolder.files,
      help: """
        Tints go into an asset catalog as colour sets, Group.Name into a folder that provides a \
        namespace; what else is in the catalog and in its files stays as it is.
        """,
      examples: ["stylectl export assets --output Colors.xcassets": "Writes all tints"]))
}

extension AssetFolder {
  /// Reads the colour sets of a catalog or of a folder in it.
  @Sendable fileprivate static func intake(
    of path: String, _ request: ReadingRequest
  ) throws -> Intake {
    guard let folder = AssetFolder(path, in: request.files) else { return Intake() }
    let reading = AssetCatalogReading(
      try folder.tree(), at: folder.place(of:), name: request.name)
    var diagnostics = reading.diagnostics
    if reading.tints.isEmpty, !reading.diagnostics.contains(where: { $0.severity == .error }) {
      diagnostics.append(
        Diagnostic(
          .note, message: "there is nothing to take in \(named(folder.root))",
          hint: "a colour set is a folder that ends in \(AssetTree.ending) and has a colour"))
    }
    let drafts = reading.tints.map {
      Draft(name: $0.name, document: .tint($0.tint), file: $0.file)
    }
    return Intake(drafts: drafts, diagnostics: diagnostics)
  }

  /// Returns the files that tints are in a catalog, or the one file of one tint.
  @Sendable fileprivate static func files(_ request: WritingRequest) throws -> WrittenFiles {
    guard case .folder(let path) = request.place else {
      let (tints, problems) = flattened(request)
      if !problems.isEmpty { return WrittenFiles(diagnostics: problems) }
      guard tints.count == 1 else {
        throw FormatRefusal(
          usage: "an asset catalog is a folder, and only one tint fits into standard output",
          hint: "give --output Colors.xcassets")
      }
      return WrittenFiles(ColorSetText(tints[0].tint).text, at: request.place)
    }
    let folder = try AssetFolder(exporting: path, in: request.files)
    let (tints, problems) = flattened(request)
    if !problems.isEmpty { return WrittenFiles(diagnostics: problems) }
    let text = AssetCatalogText(tints, into: try folder.tree())
    return WrittenFiles(
      text.files.map { ExportedFile(path: folder.place(of: $0.path), text: $0.text) },
      diagnostics: text.diagnostics)
  }

  /// The tints with the colours of those that they are aliases of.
  private static func flattened(
    _ request: WritingRequest
  ) -> (tints: [(name: String, tint: Tint)], problems: [Diagnostic]) {
    let palette = request.palette
    let aliases = TintAliases { palette[$0.folded] }
    var tints: [(name: String, tint: Tint)] = []
    var problems: [Diagnostic] = []
    for (name, tint) in request.tints {
      let form = ColorSetForm(of: tint)
      do throws(Tint.Unresolved) {
        let flat = try tint.flattened(aliases, keepsUnknown: form.hasReference)
        tints.append((name, flat))
      } catch {
        problems.append(problem(error, of: name))
      }
    }
    return (tints, problems)
  }

  private static func problem(_ error: Tint.Unresolved, of name: String) -> Diagnostic {
    error.isRing
      ? Diagnostic(
        .error, message: "the aliases of the tint '\(name)' lead in a ring, by '\(error.alias)'")
      : Diagnostic(
        .error, message: "the tint '\(name)' is an alias of '\(error.alias)', which is no colour",
        hint: "add it, or give the tint a colour: stylectl edit \(typed(name))")
  }
}
