import JSON
import StyleModel
import StyleSyntax

extension Format {
  /// Design tokens, of which colours are tints.
  static let tokens = Format(
    name: "tokens", title: "design tokens", endings: [".tokens"],
    reading: Reading(
      kinds: [.tint], isOne: { TokenReading.isOne($0.bytes, path: $0.path) },
      content: .items(TokenReading.intake),
      inFolders: [".tokens", ".tokens.json", ".resolver.json"],
      takesContexts: true,
      help: """
        Of design tokens (DTCG 2025.10) every colour becomes a tint under its path, tint.palette.sea; \
        aliases stay aliases. A resolver file gives the tints their values for dark and for contrast, \
        as do the themes of Tokens Studio; for other modifiers --context chooses. Of one file a mode, \
        --dark FILE and its like say which is for which. The older form with "value" and "type", and \
        colours of CSS, are read too.
        """,
      examples: [
        "stylectl add tints.tokens.json": "Takes the colours of design tokens",
        "stylectl add app.resolver.json --context brand=acme":
          "Takes them with their dark values, in one of the themes",
        "stylectl add Light.tokens.json --dark Dark.tokens.json": "Takes one file a mode",
      ]),
    writing: Writing(
      kinds: [.tint], takesUses: true, target: .fileEnding([".json", ".tokens"]),
      options: ["context", "dark", "high-contrast", "dark-high-contrast"],
      write: TokenExport.files,
      help: """
        Tints become design tokens (DTCG 2025.10): a file for any appearance, and where a tint has \
        others a resolver file beside it. In a file that is there only the values that are others \
        change; all else stays to the byte, as do tokens that are no colours. A resolver that another \
        tool made is edited where it is named, with the files that it refers to.
        """,
      examples: [
        "stylectl export tokens --output tints.tokens.json": "Writes the tints as design tokens",
        "stylectl export tokens --output Light.tokens.json --dark Dark.tokens.json":
          "Writes a file for each mode",
      ]))
}

extension TokenReading {
  /// Reads each resolver with the files that it names, and all other files together.
  @Sendable fileprivate static func intake(
    of files: [Intake.File], _ request: ReadingRequest
  ) throws -> Intake {
    let themed = files.filter(hasThemes)
    if themed.isEmpty, !request.contexts.isEmpty {
      throw FormatRefusal(
        usage: "--context chooses among the modifiers of a resolver file, and there is none",
        hint: "name one: stylectl add app.resolver.json --context brand=acme")
    }
    let hasSets = files.contains { TokenSets.isDescription($0.path) }
    let alone = hasSets ? [] : themed
    var plain = files.filter { file in !alone.contains { $0.path == file.path } }
    var readings: [TokenReading] = []
    for file in alone {
      var input = TokenInput([file])
      input.contexts = request.contexts
      let read = request.files.besides(file.path)
      var named: Set<String> = []
      input.read = { path throws(TokenFileFault) in
        let file = try read(path)
        named.insert(file.path)
        return file
      }
      readings.append(TokenReading(input))
      // A file that a resolver names is no other one beside it.
      plain.removeAll { named.contains($0.path) }
    }
    if !request.modes.isEmpty, plain.isEmpty || hasSets {
      throw FormatRefusal(
        usage: "--dark and its like name files for the modes of a file of design tokens",
        hint: "stylectl add Light.tokens.json --dark Dark.tokens.json")
    }
    if !plain.isEmpty {
      var input = TokenInput(plain)
      input.modes = request.modes
      input.contexts = request.contexts
      readings.insert(TokenReading(input), at: 0)
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
  /// Returns the files that tints are written into, with every byte that says something else.
  @Sendable fileprivate static func files(_ request: WritingRequest) throws -> WrittenFiles {
    let tints = request.tints
    if tints.isEmpty {
      throw FormatRefusal(
        "there is no tint to write", hint: "'stylectl list --kind tint' shows the tints")
    }
    guard let destination = TokenDestination(request) else {
      let export = try TokenExport(tints)
      let whole = export.hasVariants ? export.resolver(besides: nil) : export.tokens
      return WrittenFiles(
        whole.fileText, at: request.place, diagnostics: TokenExport.converted(tints))
    }
    return try destination.written()
  }
}
