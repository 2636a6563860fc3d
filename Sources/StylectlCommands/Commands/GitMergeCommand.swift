import CommandTable
import Diagnostics
import StyleCatalog

/// Merges two states of a catalog for git.
struct GitMergeCommand: Command {
  static let name = "git merge"
  static let abstract = "Merge a catalog for git, which calls this where both sides changed it"
  static let discussion = """
    'stylectl git setup' makes git call it. Theirs is merged into ours as by 'stylectl merge'. The \
    base is not needed: a catalog holds its history. Ends with status 1 where items are in conflict: \
    the file is a whole catalog with both sides of them, 'stylectl resolve' settles them, and 'git \
    add' tells git so. Where a side is damaged or newer than this stylectl, ours stays untouched and \
    git says that the file is in conflict.

    What a side recorded comes in with all that it follows: 'git cherry-pick' takes the earlier \
    edits of a catalog along, and 'git revert' of one that is not the last takes nothing back. \
    'stylectl undo' and 'stylectl restore' are what does.
    """
  static let examples = [
    Example("stylectl git merge -- %O %A %B %P", "How git's configuration names it")
  ]
  static let parameters: [Parameter<GitMergeCommand>] = [
    .argument("base", \.base, help: "The common ancestor, which may be empty"),
    .argument("ours", \.ours, help: "Our side; the merge is written here"),
    .argument("theirs", \.theirs, help: "Their side"),
    .argument("path", \.path, help: "What the file is called in the repository"),
  ]

  private var base = ""
  private var ours = ""
  private var theirs = ""
  private var path: String?

  func run(_ context: Context) throws {
    let name = path ?? ours
    let catalog = try wording(ours, "\(name) (ours)", name) {
      try context.openForWriting(ours)
    }
    let report = try wording(theirs, "\(name) (theirs)", name) {
      try Catalog.checkForeign(theirs)
      return try catalog.merge(
        from: theirs, command: "git merge", by: authorship(context, of: catalog))
    }
    if report.isEmpty, report.isClean {
      return noteStepBack(in: context)
    }
    let merged = report.changes.count { $0.outcome == .merged }
    let taken = report.changes.count { $0.outcome != .merged && $0.outcome != .conflicted }
    var deeds = taken > 0 ? ["took \(taken) of their changes"] : []
    if merged > 0 { deeds.append("merged \(merged)\(taken > 0 ? "" : " of theirs") with ours") }
    if !deeds.isEmpty { context.tell("\(name): \(deeds.joined(separator: ", ")).") }
    context.report(report.notes)
    if report.isClean { return }
    var problems = report.problems(path: "theirs")
    for index in problems.indices {
      problems[index].file = name
      problems[index].hint? +=
        " --catalog \(typed(name)); when that is done: git add \(typed(name))"
    }
    throw CommandFailure(.no, problems)
  }

  /// Who merges, at the time of the later side's last operation: the same two sides give the same
  /// bytes, whenever they are merged.
  private func authorship(_ context: Context, of catalog: Catalog) throws -> Authorship {
    var authorship = try context.authorship(message: nil)
    let other = try Catalog.open(theirs, for: .reading)
    let times = try [catalog, other].flatMap { try $0.operations(limit: 1).map(\.record.time) }
    authorship.time = times.max() ?? 0
    return authorship
  }

  /// Says that nothing was taken back where their side is an earlier state than the base.
  private func noteStepBack(in context: Context) {
    guard let earlier = try? Catalog.open(theirs, for: .rehearsing),
      let report = try? earlier.merge(from: base, by: Authorship(author: nil, time: 0)),
      !report.isEmpty
    else { return }
    context.report([
      Diagnostic(
        .note, file: path ?? ours,
        message: "this would take edits back, and a merge takes none back",
        hint: "to take back: stylectl undo, or stylectl restore NAME@VERSION")
    ])
  }

  /// Runs a body and puts the name that people know in the place of git's passing one.
  private func wording<Result>(
    _ passing: String, _ side: String, _ name: String, _ body: () throws -> Result
  ) throws -> Result {
    do { return try body() } catch let error as any ReportableError {
      var failure = error.failure
      var foreign = error as? ForeignFileError
      if let file = foreign?.error ?? error as? CatalogFileError {
        let renamed = CatalogFileError(file.problem, path: side)
        foreign?.error = renamed
        failure = foreign?.failure ?? renamed.failure
        // Which file to name, or to wait for, is git's business here.
        if case .newer = file.problem {} else { failure.diagnostics[0].hint = nil }
      }
      failure.diagnostics.append(
        Diagnostic(
          .note, message: "\(named(name)) was left as it is on our side; nothing of theirs came in",
          hint: "to go back: git merge --abort; to take theirs: git checkout --theirs "
            + typed(name)))
      throw failure
    }
  }
}
