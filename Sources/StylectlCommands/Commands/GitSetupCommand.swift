import CommandTable
import Diagnostics

/// Makes a git repository merge and show catalogs through this program.
struct GitSetupCommand: Command {
  static let name = "git setup"
  static let abstract = "Let git merge catalogs item by item, and show them as text"
  static let discussion = """
    Writes one line into the .gitattributes of the repository, which is committed and so reaches \
    everybody, and settings into the repository's own configuration, which git lets no commit bring: \
    each clone needs the command once. What is there already stays. A merge on the server of a forge \
    runs no driver: merge catalogs in a clone, or keep a bundle beside them for pull requests.
    """
  static let examples = [Example("stylectl git setup", "Sets up the repository of this folder")]
  static let parameters: [Parameter<GitSetupCommand>] = []

  func run(_ context: Context) throws {
    let repository = try GitRepository()
    guard let program = ProgramPath.forOthers(context.environment) else {
      throw CommandFailure(.unavailable, "the system does not tell where stylectl is")
    }
    let path = try repository.attributesPath()
    let hasWritten = try writeAttributes(at: path, of: repository, in: context)
    var changed = 0
    for setting in GitSetting.all(program: program)
    where repository.answer("config", "--local", "--get", setting.key) != setting.value {
      guard
        repository.answer("config", "--local", "--replace-all", setting.key, setting.value) != nil
      else {
        throw CommandFailure(
          .unavailable, "git cannot write its configuration: \(setting.key)",
          hint: "'git config --local --list' says what is wrong with it")
      }
      changed += 1
    }
    if hasWritten {
      context.tell("Wrote '\(GitSetting.attributes)' into \(named(path)).")
      if repository.top != nil { context.tell("Commit that file, so that others have it, too.") }
    }
    if changed > 0 {
      context.tell(
        "Set \(counted(changed, "setting")) of this repository, to run \(named(program)).")
      context.tell("Every other clone needs 'stylectl git setup' once, too.")
    }
    if !hasWritten, changed == 0 { context.tell("This repository is set up already.") }
    warnIfOverruled(repository, in: context)
  }

  /// Adds the line, unless git does already what it says.
  private func writeAttributes(
    at path: String, of repository: GitRepository, in context: Context
  ) throws -> Bool {
    if repository.leavesCatalogsToUs("Team\(CatalogPath.ending)") { return false }
    let bytes = OutputFile.exists(path) ? try context.read(path, limit: 1 << 20) : []
    // The last line that fits counts: one that a later one overrules has to go behind it.
    // The others stay to the byte, in whatever encoding and with whatever line ends.
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let words = GitSetting.attributes.split(separator: " ")
    lines.removeAll {
      String(decoding: $0, as: UTF8.self).split(whereSeparator: \.isWhitespace) == words
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    lines.append(Array(GitSetting.attributes.utf8)[...])
    try OutputFile.makeFolder(OutputFile.folder(of: path))
    try OutputFile.replace(path, with: lines.flatMap { $0 + [UInt8(ascii: "\n")] })
    return true
  }

  private func warnIfOverruled(_ repository: GitRepository, in context: Context) {
    guard repository.top != nil, !repository.leavesCatalogsToUs("Team\(CatalogPath.ending)")
    else { return }
    context.report([
      Diagnostic(
        .warning, message: "another file of attributes overrules the line for catalogs here",
        hint: "'git check-attr -a Team\(CatalogPath.ending)' shows what counts; look into the "
          + ".gitattributes of this folder, and into .git/info/attributes")
    ])
  }
}
