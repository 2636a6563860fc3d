import Diagnostics
import Platform

/// A reason of the operating system, in people's words.
package struct SystemError: Error, Hashable, Sendable {
  /// The number that C calls `errno`.
  package var number: Int32

  /// Creates the error of a number.
  package init(_ number: Int32) {
    self.number = number
  }

  /// Creates the error of the last call that failed.
  package static var last: SystemError { SystemError(errno) }

  /// What is wrong, without a full stop.
  package var sentence: String {
    switch number {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "you have no permission"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ELOOP: "its symbolic links go round in a circle"
    case ENAMETOOLONG: "the path is too long"
    case ENOSPC, EDQUOT: "the disk is full"
    case EFBIG: "the file would be larger than is allowed here"
    case EROFS: "the disk can only be read"
    case EMFILE, ENFILE: "too many files are open"
    case ENXIO: "it is not something that can be read"
    case EIO: "the disk reports an error"
    case EBADF: "it is closed"
    default: String(cString: strerror(number)).lowercased()
    }
  }
}

/// A file or folder that cannot be read or written.
package struct FileError: ReportableError, Hashable {
  /// The path as the person wrote it; `-` is standard input.
  package var path: String

  /// What is wrong, as it stands after the path.
  package var reason: String

  /// What to do about it.
  package var hint: String?

  /// How the process ends.
  package var status: ExitStatus

  /// Creates an error of reading, unless told otherwise.
  package init(
    _ path: String, _ reason: String, hint: String? = nil, status: ExitStatus = .badInput
  ) {
    self.path = path
    self.reason = reason
    self.hint = hint
    self.status = status
  }

  /// The status and the sentence.
  package var failure: CommandFailure {
    let verb = status == .badInput ? "read" : "written"
    let name = path == "-" ? "standard input" : named(path)
    return CommandFailure(status, "\(name) cannot be \(verb): \(reason)", hint: hint)
  }
}
