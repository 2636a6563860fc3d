import Diagnostics
import Platform
import StyleCatalog
import StyleModel

extension Context {
  /// Opens the catalog to read it; without any, the one that every catalog starts as, in memory.
  ///
  /// Where a release is named, the items are those of the release.
  func catalogForReading(at release: String? = nil) throws -> Catalog {
    let path = try CatalogPath(options: options, environment: environment)
    let catalog =
      path.isYetToBeMade
      ? try Catalog.seed(for: .reading) : try Catalog.open(path.path, for: .reading)
    tell(strayJournals: catalog.strayJournals)
    catalog.release = release
    reportReading(of: catalog)
    openCatalog = catalog
    return catalog
  }

  /// The names of the catalog's tints, which are not misspelt; none where it cannot be read.
  func tintNames() -> Set<String> {
    let tints = try? catalogForReading().list(ListFilter(kind: .tint))
    return Set((tints ?? []).map(\.name))
  }

  /// Opens a catalog to write to it, and tells what that did to the file.
  ///
  /// For a dry run an older file stays as it is.
  func openForWriting(_ path: String, isDryRun: Bool = false) throws -> Catalog {
    let catalog = try Catalog.open(path, for: isDryRun ? .rehearsing : .writing)
    for notice in catalog.notices { tell(notice) }
    tell(strayJournals: catalog.strayJournals)
    reportReading(of: catalog)
    return catalog
  }

  /// Has a catalog tell how far it has come, and what it leaves out.
  private func reportReading(of catalog: Catalog) {
    catalog.reportWork = surroundings.reportWork
    catalog.reportUnreadable = { [weak self] in self?.leaveOut($0) }
  }

  /// Notes an item that a command goes on without.
  func leaveOut(_ error: CatalogError) {
    if !unreadable.contains(error) { unreadable.append(error) }
  }

  /// Tells which journals of other files lay beside a catalog and were set aside.
  func tell(strayJournals: [String]) {
    report(
      strayJournals.map { path in
        Diagnostic(
          .note,
          message: "a journal of another file lay beside the catalog; now it is \(named(path))",
          hint: "the catalog is whole without it: rm \(typed(path))")
      })
  }

  /// Makes the default catalog, unless another process was faster.
  func makeDefaultCatalog(at path: String) throws {
    if path.isEmpty {
      throw CommandFailure(
        .unavailable, "there is no place for a catalog: neither HOME nor XDG_DATA_HOME is set",
        hint: "make one and name it: stylectl init FILE, then --catalog FILE")
    }
    try makeFolders(of: path)
    do {
      try Catalog.make(path, by: authorship(message: nil))
      tell("Made the catalog \(named(path)).")
    } catch let error as CatalogFileError where error.problem == .exists {
      return
    }
  }

  /// Who writes now, and why.
  func authorship(message: String?) throws -> Authorship {
    Authorship(author: author, time: try time, message: message)
  }

  /// The author: an option, a variable, git's settings, the name of the user.
  private var author: String {
    if let author = options.author ?? environment["STYLECTL_AUTHOR"] { return author }
    if let name = gitSetting("user.name") {
      return gitSetting("user.email").map { "\(name) <\($0)>" } ?? name
    }
    return environment["USER"] ?? Self.unknownAuthor
  }

  /// Who writes where nothing tells who it is.
  static var unknownAuthor: String { "unknown" }

  private func gitSetting(_ key: String) -> String? {
    let line = ChildProcess.output(of: ["git", "config", "--get", key])?
      .split(whereSeparator: \.isNewline).first.map(String.init)
    return line.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The time, or the one that a reproducible build sets.
  private var time: Int {
    get throws {
      guard let text = environment["SOURCE_DATE_EPOCH"] else { return Self.now() }
      guard let seconds = Int(text), 0...Version.timeLimit ~= seconds else {
        throw CommandFailure(
          .wrongUsage,
          "SOURCE_DATE_EPOCH is \(named(text)), which is no number of seconds since 1970")
      }
      return seconds
    }
  }

  private static func now() -> Int {
    var moment = timespec()
    clock_gettime(CLOCK_REALTIME, &moment)
    return Int(moment.tv_sec)
  }

  /// Makes the folders of a file that are not there, for this user alone.
  func makeFolders(of path: String) throws {
    var index = path.startIndex
    while let slash = path[index...].dropFirst().firstIndex(of: "/") {
      let folder = String(path[..<slash])
      if mkdir(folder, 0o700) != 0, errno != EEXIST {
        throw FileError(folder, SystemError.last.sentence, status: .unavailable)
      }
      index = slash
    }
  }
}
