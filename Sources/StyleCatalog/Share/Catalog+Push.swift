import StyleModel
import StyleStore

extension Catalog {
  /// Brings another catalog file to where this one is; a file that is not there is made.
  ///
  /// The other file is compared and moved in one transaction of its own, so that nothing that anyone
  /// wrote there is lost. The log here then tells of the push; a process that is stopped in between
  /// leaves two whole catalogs, and pushing again finds nothing to do.
  ///
  /// - Parameters:
  ///   - path: The other file.
  ///   - author: Who pushes, when and why.
  /// - Returns: What the other file has now that it did not have before.
  /// - Throws: `ShareError.conflicted` where something is in conflict here,
  ///   `ShareError.remoteIsAhead` where the other file holds what was not taken over yet, and
  ///   `ShareError.notLogged` where only the log here failed.
  @discardableResult
  public func push(to path: String, by author: Authorship) throws -> PushReport {
    try author.check()
    if store.isFile(at: path) { throw ShareError.sameFile(path) }
    let conflicted = try list(ListFilter(includesRemoved: true)).filter(\.isConflicted)
    if !conflicted.isEmpty { throw ShareError.conflicted(conflicted.map(\.name)) }
    let report = try move(path, by: author)
    if !report.isEmpty, !isRehearsal { try log(by: author) }
    return report
  }

  /// Notes the push here, where the other file has moved already.
  private func log(by author: Authorship) throws {
    do {
      try store.write { rows in
        try rows.append(author.operation("push", after: rows.reading.latestOperation()))
      }
    } catch let error as CatalogFileError {
      throw ShareError.notLogged(error.message)
    }
  }

  /// Moves the other file, or makes it.
  private func move(_ path: String, by author: Authorship) throws -> PushReport {
    func run(_ rows: WriteTransaction) throws -> PushReport {
      try store.read { ours in
        var push = CatalogPush(from: ours, to: rows, path: path, by: author)
        try push.run()
        return push.report
      }
    }
    return try ForeignFileError.wording {
      do {
        let remote = try Catalog.open(path, for: isRehearsal ? .rehearsing : .writing)
        var report = try remote.store.write(isRehearsal: isRehearsal, run)
        report.notices = remote.notices
        report.strayJournals = remote.strayJournals
        return report
      } catch let error as CatalogFileError where error.problem == .missing {
        var report =
          isRehearsal
          ? try StyleStore.inMemory().write(run) : try StyleStore.create(at: path, populate: run)
        report.madeFile = true
        return report
      }
    }
  }
}

extension Authorship {
  /// The entry of the log for a command.
  func operation(
    _ command: String, moves: [Operation.Move] = [], releases: [Operation.ReleaseMove] = [],
    rules: [Operation.RuleMove] = [], after previous: ContentHash?
  ) -> Operation {
    Operation(
      author: author ?? "", time: time, command: command, message: message, moves: moves,
      releases: releases, rules: rules, previous: previous)
  }
}
