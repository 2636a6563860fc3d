import JSON
import StyleModel
import StyleSyntax

extension Format {
  /// Design tokens, of which colours are tints.
  static let tokens = Format(
    name: "tokens", title: "file of design tokens", endings: [".tokens"],
    reading: Reading(
      kinds: [.tint], isOne: { TokenReading.isOne($0.bytes, path: $0.path) },
      content: .items(TokenReading.intake), takesContexts: true,
      help: """
        Of design tokens (DTCG 2025.10) every colour becomes a tint under its path, tint.palette.sea; \
        aliases stay aliases. A resolver file gives the tints their values for dark and for contrast; \
        for its other modifiers --context chooses.
        """,
      examples: [
        "stylectl add tints.tokens.json": "Takes the colours of design tokens",
        "stylectl add app.resolver.json --context brand=acme":
          "Takes them with their dark values, in one of the themes",
      ]),
    writing: Writing(
      kinds: [.tint], takesUses: true, target: .fileEnding([".json", ".tokens"]),
      write: TokenExport.files,
      help: """
        Tints become design tokens (DTCG 2025.10): a file for any appearance, and where a tint has \
        others a resolver file beside it.
        """,
      examples: [
        "stylectl export tokens --output tints.tokens.json": "Writes the tints as design tokens"
      ]))
}

extension TokenReading {
  /// Reads a resolver with the files that it names, and all other files together.
  @Sendable fileprivate static func intake(
    of files: [Intake.File], _ request: ReadingRequest
  ) throws -> Intake {
    let resolvers = files.filter { isResolver($0.bytes) }
    if resolvers.isEmpty, !request.contexts.isEmpty {
      throw FormatRefusal(
        usage: "--context chooses among the modifiers of a resolver file, and there is none",
        hint: "name one: stylectl add app.resolver.json --context brand=acme")
    }
    let plain = files.filter { file in !resolvers.contains { $0.path == file.path } }
    let groups = (plain.isEmpty ? [] : [plain]) + resolvers.map { [$0] }
    let readings = groups.map { group in
      TokenReading(
        group, contexts: request.contexts, read: request.files.besides(group[0].path))
    }
    return Intake(
      drafts: readings.flatMap { $0.tints.map(draft) },
      diagnostics: readings.flatMap(\.diagnostics))
  }

  private static func draft(of found: FoundTint) -> Draft {
    var draft = Draft(
      name: found.name, document: .tint(found.tint), file: found.file, place: found.place)
    draft.extras = .token(isUndeprecated: found.isUndeprecated, isOthers: isOthers)
    return draft
  }
}

extension TokenExport {
  /// Returns the file of the tokens, with the resolver beside it: in a folder, or at the name given.
  ///
  /// A resolver that is there already is written anew also where no tint needs it any more.
  @Sendable fileprivate static func files(_ request: WritingRequest) throws -> WrittenFiles {
    let tints = request.tints
    if tints.isEmpty {
      throw FormatRefusal(
        "there is no tint to write", hint: "'stylectl list --kind tint' shows the tints")
    }
    let export = try TokenExport(tints)
    let path: String
    switch request.place {
    case .standardOutput:
      let whole = export.hasVariants ? export.resolver(besides: nil) : export.tokens
      return WrittenFiles(whole.fileText, at: request.place)
    case .file(let file): path = file
    case .folder(let folder): path = request.files.path(of: "tints.tokens.json", in: folder)
    }
    let ending = [".tokens.json", ".tokens", ".json"].first(where: path.hasSuffix) ?? ""
    let resolver = path.dropLast(ending.count) + ".resolver.json"
    var files = [ExportedFile(path: path, text: export.tokens.fileText)]
    if export.hasVariants || request.files.exists(String(resolver)) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      files.append(
        ExportedFile(
          path: String(resolver), text: export.resolver(besides: name).fileText))
    }
    return WrittenFiles(files)
  }
}

extension JSONValue {
  /// The value as the text of a file.
  fileprivate var fileText: String { pretty + "\n" }
}
