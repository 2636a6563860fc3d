import CommandTable
import Diagnostics
import JSON
import StyleCatalog
import StyleModel

/// Looks at what surrounds a catalog.
struct DoctorCommand: Command {
  static let name = "doctor"
  static let abstract = "Look for what endangers the catalog around it: copies, rights, git"
  static let discussion = """
    Looks at the folder, the rights, the disk and the git repository of the catalog, and for what a \
    merge left to settle, says what to do next, and changes nothing. 'stylectl verify' is what looks \
    into the file. Ends with status 1 where something needs doing.
    """
  static let examples = [
    Example("stylectl doctor", "Looks around the catalog of this folder"),
    Example("stylectl doctor --json", "The same for a script"),
  ]
  static let parameters: [Parameter<DoctorCommand>] = []

  func run(_ context: Context) throws {
    var findings: [Finding] = []
    if let path = try path(context, noting: &findings) {
      findings += try Self.findings(around: path, in: context)
    }
    let tasks = findings.count(where: \.needsDoing)
    if context.options.isJSON {
      try context.write(["findings": .array(findings.map(\.json))])
    } else {
      for finding in findings { try context.output.write(Self.lines(of: finding)) }
    }
    if tasks == 0 { return context.tell("Nothing needs doing.") }
    throw CommandFailure(.no, tasks == 1 ? "1 thing needs doing" : "\(tasks) things need doing")
  }

  private static func lines(of finding: Finding) -> String {
    "\(finding.topic.rawValue): \(safe(finding.message))\n  \(safe(finding.hint))\n"
  }

  /// The catalog to look at; nil where there is none yet, or where a folder has several of which
  /// none is the one.
  private func path(_ context: Context, noting findings: inout [Finding]) throws -> String? {
    if context.options.catalog == nil, context.environment["STYLECTL_CATALOG"] == nil,
      let (folder, names) = CatalogPath.nearestNames(context.environment), names.count > 1
    {
      // Where one is the original, the others are told as copies of it.
      if let original = CopyCheck.original(among: names) {
        return try CatalogPath.trusted(folder + original, context.environment)
      }
      findings.append(
        Finding(
          topic: .copies,
          message:
            "there is more than one catalog in \(folder.isEmpty ? "this folder" : named(folder)): "
            + names.joined(separator: ", "),
          hint: "move all but one away, or say which one: --catalog \(typed(folder + names[0]))"))
      return nil
    }
    let path = try CatalogPath(options: context.options, environment: context.environment)
    if !path.isYetToBeMade { return path.path }
    context.tell("There is no catalog yet; 'stylectl init FILE' makes one.")
    return nil
  }

  private static func findings(around path: String, in context: Context) throws -> [Finding] {
    let folder = OutputFile.folder(of: path)
    guard let file = FileState(path), let place = FileState(folder) else {
      _ = try Catalog.open(path, for: .reading)
      return []
    }
    var findings = JournalCheck.findings(of: path, state: file)
    // Opening a file that something was found of could put it right: this only looks.
    if findings.isEmpty { findings += try ClashCheck.findings(of: .open(path, for: .reading)) }
    findings += JournalCheck.strayFindings(of: path)
    findings += RightsCheck(path: path, folder: folder).findings(file: file, of: place)
    findings += CopyCheck.findings(of: path, folder: folder)
    findings += PlaceCheck.findings(of: try AbsolutePath.resolved(path) ?? AbsolutePath.of(path))
    if let unmerged = UnmergedCatalog(path) {
      findings.append(Finding(topic: .git, message: unmerged.message, hint: unmerged.hint))
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let git = GitCheck(name: name, folder: folder)
    return findings
      + (git?.findings(program: ProgramPath.forOthers(context.environment)) ?? [])
  }
}
