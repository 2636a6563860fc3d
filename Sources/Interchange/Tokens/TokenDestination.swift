import Diagnostics
import JSON
import StyleModel
import StyleSyntax

/// The files that tints are written into as tokens.
///
/// A file that was named is edited where it is there, else made. So is the resolver beside it that an
/// export of ours made; any other resolver has to be named, and so has one that is to be made beside a
/// file that was there before. Who names a resolver names the files that it refers to, and who names a
/// folder both files in it.
struct TokenDestination {
  /// The file of the tokens.
  let tokens: String

  /// The resolver beside it.
  let resolver: String

  /// Whether the resolver was named, or the folder of both.
  let isResolverNamed: Bool

  private let request: WritingRequest

  /// The largest file that is edited, in bytes.
  private static let byteLimit = 16 << 20

  private static let resolverEnding = ".resolver.json"

  /// Finds the files of a place; nil for standard output.
  init?(_ request: WritingRequest) {
    self.request = request
    switch request.place {
    case .standardOutput: return nil
    case .folder(let folder):
      tokens = request.files.path(of: "tints.tokens.json", in: folder)
      resolver = request.files.path(of: "tints" + Self.resolverEnding, in: folder)
      isResolverNamed = true
    case .file(let path) where path.hasSuffix(Self.resolverEnding):
      tokens = path.dropLast(Self.resolverEnding.count) + ".tokens.json"
      resolver = path
      isResolverNamed = true
    case .file(let path):
      let ending = [".tokens.json", ".tokens", ".json"].first(where: path.hasSuffix) ?? ""
      tokens = path
      resolver = path.dropLast(ending.count) + Self.resolverEnding
      isResolverNamed = false
    }
  }

  /// The files with the tints in them.
  func written() throws -> WrittenFiles {
    try check()
    var written = try placed()
    written.diagnostics += TokenExport.converted(request.tints)
    return written
  }

  /// Refuses files for appearances where they have no sense.
  private func check() throws {
    guard !request.modes.isEmpty else { return }
    if isResolverNamed, !request.place.isFolder {
      throw FormatRefusal(
        usage: "a resolver file holds the values for all appearances",
        hint: "leave out --dark and its like")
    }
    if Set(request.modes.values).union([tokens]).count <= request.modes.count {
      throw FormatRefusal(
        usage: "each appearance has a file of its own",
        hint: "stylectl export tokens --output Light.tokens.json --dark Dark.tokens.json")
    }
  }

  private func placed() throws -> WrittenFiles {
    let hasTokens = try isThere(tokens)
    let hasResolver = try isThere(resolver)
    if !request.modes.isEmpty { return try edited(tokens, hasTokens) }
    if hasResolver, try isResolverNamed || isOurs() { return try edited(resolver, true) }
    guard hasTokens else { return try made(besidesOther: hasResolver) }
    return try edited(tokens, true)
  }

  private func isThere(_ path: String) throws -> Bool {
    try request.files.exists(path) && !request.files.read(path, limit: Self.byteLimit).isEmpty
  }

  private func file(_ path: String) throws -> Intake.File {
    Intake.File(path: path, bytes: try request.files.read(path, limit: Self.byteLimit))
  }

  /// Whether the resolver is as an export makes it, for the file of the tokens.
  private func isOurs() throws -> Bool {
    let value = try? JSONValue(reading: try file(resolver).bytes)
    let name = tokens.split(separator: "/").last.map(String.init) ?? tokens
    return value.map { TokenExport.isResolver($0, besides: name) } ?? false
  }

  // MARK: New files

  private func made(besidesOther hasResolver: Bool) throws -> WrittenFiles {
    let export = try TokenExport(request.tints)
    var written = WrittenFiles([ExportedFile(path: tokens, text: export.tokens.fileText)])
    if export.hasVariants, !hasResolver { written.files.append(made(export)) }
    if export.hasVariants, hasResolver { written.diagnostics.append(otherResolver) }
    return written
  }

  private func made(_ export: TokenExport) -> ExportedFile {
    let name = tokens.split(separator: "/").last.map(String.init) ?? tokens
    return ExportedFile(path: resolver, text: export.resolver(besides: name).fileText)
  }

  // MARK: Files that are there

  private func input(_ path: String, _ isThere: Bool) throws -> TokenInput {
    func part(_ path: String, _ isThere: Bool) throws -> Intake.File {
      isThere ? try file(path) : Intake.File(path: path, bytes: Array("{}\n".utf8))
    }
    var input = TokenInput([try part(path, isThere)])
    input.modes = try request.modes.mapValues { try part($0, self.isThere($0)) }
    input.contexts = request.contexts
    input.read = request.files.besides(path)
    return input
  }

  private func edited(_ path: String, _ isThere: Bool) throws -> WrittenFiles {
    // What leads nowhere or in a ring is told before anything is read.
    _ = try TokenExport(request.tints)
    let edit = try TokenEdit(request.tints, in: try input(path, isThere))
    var written = WrittenFiles(diagnostics: edit.diagnostics)
    written.files = edit.all.map {
      ExportedFile(path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self))
    }
    guard !edit.unwritten.isEmpty else { return written }
    if path == resolver {
      guard try isOurs() else {
        written.diagnostics += unwritten(edit, in: resolver)
        return written
      }
      written.files.removeAll { $0.path == resolver }
      written.files.append(made(try edit.whole(with: request.tints)))
    } else if request.modes.isEmpty, isResolverNamed {
      written.files.append(made(try TokenExport(request.tints, at: edit.paths)))
    } else if try request.modes.isEmpty && self.isThere(resolver) {
      let other = try? TokenEdit(request.tints, in: try input(resolver, true))
      let isEqual = other.map { edit in
        edit.unwritten.isEmpty && !edit.files.contains { $0.path == resolver }
      }
      if isEqual != true {
        written.diagnostics.append(otherResolver)
      }
    } else {
      written.diagnostics += unwritten(edit, in: path)
    }
    return written
  }

  // MARK: What is told

  private var otherResolver: Diagnostic {
    Diagnostic(
      .warning, file: resolver,
      message: "the values for other appearances stay as they are: the file was not named",
      hint: "to write them: stylectl export tokens --output \(typed(resolver))")
  }

  private func unwritten(_ edit: TokenEdit, in path: String) -> [Diagnostic] {
    Tint.Variant.allCases.compactMap { variant in
      guard let names = edit.unwritten[variant], let first = names.first else { return nil }
      let others = names.count == 1 ? "" : " and of \(counted(names.count - 1, "other tint"))"
      return Diagnostic(
        .warning, file: path,
        message: "nothing here is for \(variant.words): the value of '\(first)'\(others) is not "
          + "written",
        hint: path == resolver
          ? "add a context with a source of its own to a modifier of the file"
          : "name a resolver, --output \(typed(resolver)), or a file for it: "
            + "--\(variant.option) \(typed(variant.fileName))")
    }
  }
}

extension Tint.Variant {
  /// The appearance in a sentence.
  fileprivate var words: String {
    switch self {
    case .any: "light mode"
    case .dark: "dark mode"
    case .highContrast: "high contrast"
    case .darkHighContrast: "dark mode with high contrast"
    }
  }

  /// The option of the command line for it.
  fileprivate var option: String {
    switch self {
    case .any: "output"
    case .dark: "dark"
    case .highContrast: "high-contrast"
    case .darkHighContrast: "dark-high-contrast"
    }
  }

  /// What a file for it may be called.
  fileprivate var fileName: String {
    switch self {
    case .any: "Light.tokens.json"
    case .dark: "Dark.tokens.json"
    case .highContrast: "HighContrast.tokens.json"
    case .darkHighContrast: "DarkHighContrast.tokens.json"
    }
  }
}

extension JSONValue {
  /// The value as the text of a file.
  var fileText: String { pretty + "\n" }
}
