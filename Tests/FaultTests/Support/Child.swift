import Foundation
import Glibc

/// How a process ended, and what it said.
struct Ending: CustomStringConvertible {
  /// The exit status; negative for the number of a signal.
  var status: Int32

  /// The bytes on standard output, as text.
  var output: String

  /// The bytes on standard error, as text.
  var errors: String

  /// Whether the kill that was asked for ended it.
  var wasKilled: Bool { status == -SIGKILL }

  var description: String { "status \(status), \(errors.debugDescription)" }
}

/// A process that runs, with its output in files without a name.
struct Child {
  /// The number of the process.
  let number: pid_t

  private let output: Int32
  private let errors: Int32

  /// Starts a program in a folder; `output` is where its results go, if not to a file.
  init(
    _ words: [String], in folder: String, environment: [String: String], output: Int32? = nil
  ) throws {
    self.output = try output ?? unnamedFile()
    errors = try unnamedFile()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, self.output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var number: pid_t = 0
    let line = ["/usr/bin/env", "-C", folder] + words
    let code = withCStrings(line) { arguments in
      withCStrings(environment.map { "\($0)=\($1)" }) { variables in
        posix_spawn(&number, line[0], &actions, nil, arguments, variables)
      }
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    self.number = number
  }

  /// Waits for the end.
  func wait() throws -> Ending {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 {
      guard errno == EINTR else { throw POSIXError(.ECHILD) }
    }
    let signal = status & 0x7F
    return Ending(
      status: signal == 0 ? (status >> 8) & 0xFF : -signal, output: contents(of: output),
      errors: contents(of: errors))
  }
}

private func unnamedFile() throws -> Int32 {
  guard let stream = tmpfile() else { throw POSIXError(.EMFILE) }
  defer { fclose(stream) }
  return fcntl(fileno(stream), F_DUPFD_CLOEXEC, 3)
}

/// Reads a file from its start and closes it; nothing of what is no file.
private func contents(of file: Int32) -> String {
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: Int(max(lseek(file, 0, SEEK_END), 0)))
  let count = pread(file, &bytes, bytes.count, 0)
  return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
}

private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = texts.map { strdup($0) }
  defer { pointers.forEach { free($0) } }
  return body(pointers + [nil])
}
