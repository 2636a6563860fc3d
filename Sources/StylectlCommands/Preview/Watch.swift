import Diagnostics
import StylePreview

/// Draws again whenever a file or the catalog changes, until Ctrl-C.
struct Watch {
  /// How often files are looked at: a change is seen within 200 ms, drawing included.
  private static let interval: Int32 = 50

  /// The most files of a folder that are looked at.
  private static let mostFiles = 1_000

  /// The files and folders that are drawn from.
  var paths: [String]

  /// Draws into contexts that keep what is written to them, until a signal ends it.
  func run(_ context: Context, draw: (Context) throws -> Void) throws {
    guard context.terminal().isTerminal else {
      throw CommandFailure(
        .wrongUsage, "--watch draws in a terminal, and the output goes to none",
        hint: "leave --watch out")
    }
    if paths.contains("-") {
      throw CommandFailure(.wrongUsage, "standard input cannot be watched", hint: "name a file")
    }
    context.surroundings.showAtOnce()
    let signals = EndSignals()
    defer { signals.release() }
    var watcher = Watcher()
    repeat {
      let text = watcher.step(facts(context)) { Self.frame(context, $0, draw) }
      if !text.isEmpty {
        try context.output.write(text)
        try context.output.flush()
      }
    } while !signals.come(within: Self.interval)
    try context.output.write(WatchScreen.ending)
  }

  /// What there is to know of everything that the picture depends on.
  private func facts(_ context: Context) -> Watcher.Facts {
    var files: [FileFacts] = []
    for path in paths {
      files.append(FileFacts(path))
      // Editors save by renaming; the folder tells of it even where the times of files are coarse.
      files.append(FileFacts(path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."))
      if FolderListing.isFolder(path) {
        let inner = (try? FolderListing.files(in: path, ending: ".swift")) ?? []
        files += inner.prefix(Self.mostFiles).map { FileFacts($0) }
      }
    }
    let catalog = try? CatalogPath(options: context.options, environment: context.environment)
    files.append(FileFacts(catalog?.path ?? ""))
    return Watcher.Facts(files: files, terminal: context.surroundings.presentFacts())
  }

  /// Draws into memory.
  private static func frame(
    _ context: Context, _ terminal: TerminalFacts, _ draw: (Context) throws -> Void
  ) -> WatchScreen.Frame {
    let output = ByteCollector()
    let errors = ByteCollector()
    var surroundings = context.surroundings
    surroundings.output = output.stream
    surroundings.errors = errors.stream
    surroundings.reportWork = { _ in }
    surroundings.facts = terminal
    surroundings.facts.errorsAreTerminal = false
    let inner = Context(options: context.options, surroundings: surroundings)
    do {
      try draw(inner)
      try output.stream.flush()
      return .picture(output.lines, notes: errors.lines)
    } catch {
      let diagnostics =
        (error as? any ReportableError)?.failure.diagnostics
        ?? [Diagnostic(.error, message: "\(error)")]
      ErrorReport(isColored: false).write(diagnostics, to: errors.stream)
      return .failure(errors.lines)
    }
  }
}
