import Diagnostics
import Interchange
import StyleCatalog
import StyleSyntax

/// The files of design tokens among those that are added.
struct TokenInput {
  /// The files that are something else.
  let others: [Intake.File]

  private let files: [Intake.File]
  private let contexts: [String: String]

  /// Parts files of tokens from others.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - contexts: Contexts by the names of modifiers, as a person chose them.
  init(_ files: [Intake.File], contexts: [String: String]) {
    self.contexts = contexts
    self.files = files.filter { TokenReading.isOne($0.bytes, path: $0.path) }
    let paths = Set(self.files.map(\.path))
    others = files.filter { !paths.contains($0.path) }
  }

  /// Reads the tokens: a resolver with the files that it names, all other files together.
  func add(to intake: inout Intake) throws {
    let resolvers = files.filter { TokenReading.isResolver($0.bytes) }
    if resolvers.isEmpty, !contexts.isEmpty {
      throw CommandFailure(
        .wrongUsage, "--context chooses among the modifiers of a resolver file, and there is none",
        hint: "name one: stylectl add app.resolver.json --context brand=acme")
    }
    let paths = Set(resolvers.map(\.path))
    let plain = files.filter { !paths.contains($0.path) }
    var groups = resolvers.map { [$0] }
    if !plain.isEmpty { groups.append(plain) }
    for group in groups {
      let folder = TokenFolder(of: group[0].path)
      let reading = TokenReading(
        group, contexts: paths.contains(group[0].path) ? contexts : [:], read: folder.read)
      intake.take(reading.tints.map(Self.draft), reading.diagnostics)
    }
  }

  private static func draft(of found: TokenReading.FoundTint) -> Draft {
    var draft = Draft(
      name: found.name, document: .tint(found.tint), file: found.file, place: found.place)
    draft.extras = .token(
      isUndeprecated: found.isUndeprecated, isOthers: TokenReading.isOthers)
    return draft
  }
}

/// The folder of a resolver file, from which the files that it names are read.
final class TokenFolder {
  private let folder: String
  private var total = 0

  /// The largest file that is read, in bytes.
  private static let byteLimit = 16 << 20

  /// The most bytes that are read in all.
  private static let totalLimit = 64 << 20

  /// Finds the folder of a file.
  init(of path: String) {
    folder = path == "-" ? "." : OutputFile.folder(of: path)
  }

  /// Reads a file that lies in the folder or below it, whatever the path or a link says.
  func read(_ path: String) throws(TokenFileFault) -> Intake.File {
    guard !path.hasPrefix("/"), !path.contains("://"), !path.utf8.contains(0) else {
      throw TokenFileFault("\(named(path)) does not lie beside the resolver file")
    }
    let place = folder == "." ? path : FolderListing.path(of: path, in: folder)
    guard let root = AbsolutePath.resolved(folder), let real = AbsolutePath.resolved(place) else {
      throw TokenFileFault("there is no file \(named(path))")
    }
    guard real.hasPrefix(root == "/" ? root : root + "/") else {
      throw TokenFileFault("\(named(path)) leads out of the folder of the resolver file")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(place, limit: Self.byteLimit)
    } catch {
      throw TokenFileFault(
        error.failure.diagnostics.first?.message ?? "\(named(path)) is unreadable")
    }
    total += bytes.count
    guard total <= Self.totalLimit else {
      throw TokenFileFault("the files have more than \(amount(Self.totalLimit)) together")
    }
    return Intake.File(path: place, bytes: bytes)
  }
}
