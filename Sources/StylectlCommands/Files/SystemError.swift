#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
