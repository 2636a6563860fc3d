import Platform

/// A program that shows a long text a screen at a time.
package protocol Pager: AnyObject {
  /// Hands on bytes; a `StreamError` says that it was quit.
  func write(_ bytes: UnsafeRawBufferPointer) throws

  /// Says that there is no more, and waits until it was quit.
  func finish()
}

/// Which pager a person wants.
enum PagerChoice: Hashable {
  /// None.
  case none

  /// A command of the shell.
  case command(String)

  /// A program that is not there.
  case missing(String)

  /// Reads `STYLECTL_PAGER`, else `PAGER`, else takes `less` where it is there.
  ///
  /// By convention the value is a command of the shell, as in git and man: `less -S`.
  init(_ environment: EnvironmentVariables, isProgram: (String) -> Bool) {
    guard let named = environment["STYLECTL_PAGER"] ?? environment["PAGER"] else {
      let isFit = environment["TERM"] != "dumb" && isProgram("less")
      self = isFit ? .command("less -FRX") : .none
      return
    }
    let words = named.split(separator: " ")
    guard let first = words.first, words != ["cat"] else {
      self = .none
      return
    }
    // What the shell reads in its own way is left to the shell.
    let isPlain = !first.unicodeScalars.contains {
      "'\"\\$`=~(){}&;|<>*?[]#".unicodeScalars.contains($0)
    }
    self = isPlain && !isProgram(String(first)) ? .missing(String(first)) : .command(named)
  }

  /// Whether a word is a program of the search path, or a path that leads to one.
  static func isProgram(_ word: String, path: String?) -> Bool {
    if word.contains("/") { return access(word, X_OK) == 0 }
    return (path ?? "/usr/bin:/bin").split(separator: ":").contains {
      access("\($0)/\(word)", X_OK) == 0
    }
  }
}

/// A pager that runs beside this process.
final class PagerProcess: Pager {
  private let process: pid_t
  private var descriptor: Int32

  /// Starts a command of the shell; nil where it cannot be started.
  ///
  /// `LESS` and `LV` say that colours are let through, unless they say something already (as git
  /// does, git-config(1) `core.pager`). Ctrl-C belongs to the pager from now on.
  init?(_ command: String) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    let variables = ["LESS": "FRX", "LV": "-c"].filter { getenv($0.key) == nil }
    guard
      let process = ChildProcess.start(
        ["sh", "-c", command], readingFrom: ends[0], adding: variables)
    else {
      close(ends[1])
      return nil
    }
    self.process = process
    descriptor = ends[1]
    signal(SIGINT, SIG_IGN)
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    try writeAll(bytes, to: descriptor)
  }

  func finish() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    ChildProcess.wait(for: process)
  }

  deinit { finish() }
}
