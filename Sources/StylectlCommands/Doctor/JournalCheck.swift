import Diagnostics

/// What lies beside a catalog, or stands in its header, that is not so when all is well.
///
/// The file is looked into only while no connection to it is open: closing it would drop the locks
/// that SQLite holds (sqlite.org, "How To Corrupt An SQLite Database File", 2.2).
enum JournalCheck {
  /// What is to be done about the file at a path and what belongs to it.
  static func findings(of path: String, state: FileState) -> [Finding] {
    var findings: [Finding] = []
    if let journal = FileState(path + "-journal"), journal.size > 0 {
      findings.append(
        Finding(
          topic: .journal,
          message: "a write was cut off, or is going on now: there is \(named(path + "-journal"))",
          hint: "any command takes back what was cut off: stylectl list; do not move or delete the "
            + "journal yourself"))
    }
    if FileState(path + "-wal") != nil || isInWriteAheadLog(path) {
      findings.append(
        Finding(
          topic: .journal,
          message: "another program has put \(named(path)) into write-ahead logging, which loses "
            + "edits where a file is shared, copied or committed",
          hint: "close that program, then let any command take the file back: stylectl list"))
    }
    if state.names > 1 {
      findings.append(
        Finding(
          topic: .file,
          message: "\(named(path)) is one file with \(state.names) names, and each name has a "
            + "journal of its own",
          hint: "keep one: cp \(typed(path)) \(typed(path + ".new")) && mv \(typed(path + ".new")) "
            + typed(path)))
    }
    return findings
  }

  /// What is to be done about the journals of other files that were set aside.
  static func strayFindings(of path: String) -> [Finding] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let strays = FolderListing.visibleNames(in: OutputFile.folder(of: path), ending: "")
      .filter { $0.hasPrefix("\(name)-journal.stray-") }.sorted()
    return strays.map { stray in
      let journal = String(path.dropLast(name.count)) + stray
      return Finding(
        topic: .journal,
        message: "\(named(journal)) undoes a write that was cut off, to another file than the one "
          + "that is there now",
        hint: "where that file is gone for good: rm \(typed(journal)); before it is put back: "
          + "mv \(typed(journal)) \(typed(path + "-journal"))")
    }
  }

  /// Whether the header says that pages are written by way of a log (sqlite.org, "Database File
  /// Format", 1.3.3).
  private static func isInWriteAheadLog(_ path: String) -> Bool {
    let header = FileState.beginning(of: path, count: 20)
    return header.count == 20 && header[18] == 2
  }
}
