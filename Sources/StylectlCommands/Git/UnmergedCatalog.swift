import Diagnostics

/// A catalog that git counts as in conflict.
struct UnmergedCatalog {
  /// The path of the catalog.
  let path: String

  /// Whether the file is our side as it was, so that nothing of theirs came in.
  let isOursAlone: Bool

  /// Asks git one question about a file; nil where it is not in conflict, or where there is no git
  /// to ask.
  ///
  /// git tells of a file in conflict by `U`, and by `M` where it differs from our side (git-diff,
  /// `--ours`).
  init?(_ path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let question = [
      "git", "-C", OutputFile.folder(of: path), "--no-optional-locks", "--literal-pathspecs",
      "diff", "--name-status", "--no-ext-diff", "--no-textconv", "-z", "--ours", "--", name,
    ]
    guard let answer = ChildProcess.output(of: question) else { return nil }
    let fields = answer.split(separator: "\0")
    let states = stride(from: 0, to: fields.count, by: 2).map { fields[$0] }
    guard states.contains("U") else { return nil }
    self.path = path
    isOursAlone = !states.contains("M")
  }

  /// What is so, a sentence without a full stop.
  var message: String {
    isOursAlone
      ? "git did not merge \(named(path)): it holds one side alone, and a commit would lose the "
        + "edits of the other"
      : "git still counts \(named(path)) as in conflict"
  }

  /// What to do next.
  var hint: String {
    isOursAlone
      ? "git merge --abort (of a rebase: git rebase --abort), then: stylectl git setup, then merge "
        + "again"
      : "see that the edits of both sides are in, then: git add \(typed(path))"
  }
}
