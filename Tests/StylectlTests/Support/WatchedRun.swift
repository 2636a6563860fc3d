import Foundation
import TestSupport

/// A run of the built binary or another program in a terminal, which goes on until it is told to end.
final class WatchedRun {
  private let process = Process()
  private let master: Int32
  private var seen: [UInt8] = []
  private var isHungUp = false

  /// Starts a command in a terminal of 80 by 24 cells.
  convenience init(_ arguments: [String], in folder: TemporaryFolder) throws {
    try self.init(builtStylectl(), arguments, in: folder)
  }

  /// Starts a program in a terminal of 80 by 24 cells.
  init(
    _ program: URL, _ arguments: [String], in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws {
    let (master, slave) = try makeTerminal()
    self.master = master
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = surroundings(of: folder).merging(environment) { $1 }
    let terminal = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
    close(slave)
  }

  deinit {
    if !isHungUp { close(master) }
  }

  /// Reads until a text is seen, and returns what came up to its end since the last time; all that
  /// came where the program ends, or shows nothing for a minute.
  func read(until text: String) -> String {
    let wanted = Array(text.utf8)
    while true {
      if let range = seen.firstRange(of: wanted) {
        let result = String(decoding: seen[..<range.upperBound], as: UTF8.self)
        seen.removeSubrange(..<range.upperBound)
        return result
      }
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      var chunk = [UInt8](repeating: 0, count: 4096)
      guard poll(&request, 1, 60_000) == 1 else { break }
      let count = Foundation.read(master, &chunk, chunk.count)
      guard count > 0 else { break }
      seen += chunk[..<count]
    }
    return String(decoding: seen, as: UTF8.self)
  }

  /// Sends keys.
  func type(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Takes the terminal away, as a window that is closed, and waits until all that ran in it is gone.
  func hangUp() {
    close(master)
    isHungUp = true
    process.waitUntilExit()
  }

  /// Gives the terminal another width.
  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Sends what Ctrl-C sends, and returns what is still written and how the program ended.
  func interrupt() -> (text: String, status: Int32) {
    process.interrupt()
    let text = read(until: "\u{1B}[?25h")
    process.waitUntilExit()
    let status = process.terminationStatus
    return (text, process.terminationReason == .exit ? status : -status)
  }
}
