import Platform

/// Reading of whole files, up to a limit.
package enum InputFile {
  /// The most bytes that are read where a command sets no limit of its own.
  package static let defaultLimit = 64 << 20

  /// Reads a file; `-` is standard input.
  ///
  /// A pipe without a writer is empty and does not hang. Throws a `FileError`.
  package static func read(
    _ path: String, limit: Int = defaultLimit, standardInput: Int32 = 0
  ) throws(FileError) -> [UInt8] {
    if path == "-" { return try read(standardInput, path, expected: 0, limit: limit) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw FileError(path, SystemError.last.sentence) }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw FileError(path, SystemError.last.sentence) }
    if facts.st_mode & S_IFMT == S_IFDIR { throw FileError(path, SystemError(EISDIR).sentence) }
    let size = Int(facts.st_size)
    guard size <= limit else { throw FileError(tooLarge: path, size: size, limit: limit) }
    return try read(descriptor, path, expected: size, limit: limit)
  }

  /// Reads a pipe to its end.
  static func read(descriptor: Int32, limit: Int) throws(FileError) -> [UInt8] {
    try read(descriptor, "-", expected: 0, limit: limit)
  }

  /// Reads a file descriptor to its end.
  private static func read(
    _ descriptor: Int32, _ path: String, expected: Int, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var count = 0
    var room = max(expected + 1, 4096)
    while true {
      bytes.reserveCapacity(room)
      let wanted = min(room, limit + 1) - count
      let got = append(wanted, from: descriptor, to: &bytes)
      if got > 0 {
        count += got
        guard count <= limit else { throw FileError(tooLarge: path, size: nil, limit: limit) }
        if count == room { room *= 2 }
      } else if got == 0 {
        return bytes
      } else if errno == EAGAIN {
        waitUntilReady(descriptor, for: Int16(POLLIN))
      } else if errno != EINTR {
        throw FileError(path, SystemError.last.sentence)
      }
    }
  }

  /// Appends what one call of `read` brings, and returns what it returned.
  private static func append(
    _ wanted: Int, from descriptor: Int32, to bytes: inout [UInt8]
  ) -> Int {
    var got = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      got = readOnce(descriptor, start, wanted)
      count = max(got, 0)
    }
    if bytes.isEmpty { bytes = chunk } else { bytes.append(contentsOf: chunk) }
    return got
  }
}

/// The system's `read`, which the functions of the same name hide where they stand.
private func readOnce(_ descriptor: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int)
  -> Int
{
  read(descriptor, start, count)
}

extension FileError {
  /// Says how large a file is and how large it may be.
  fileprivate init(tooLarge path: String, size: Int?, limit: Int) {
    let said = size.map { "it has \(amount($0))" } ?? "it is too large"
    self.init(
      path, "\(said), and at most \(amount(limit)) are taken",
      hint: "name a smaller file, or split this one")
  }
}

/// Returns a size in the unit that suits it: `999 bytes`, `64 MB`.
func amount(_ bytes: Int) -> String {
  if bytes < 10_000 { return "\(bytes) bytes" }
  if bytes < 10 << 20 { return "\(bytes >> 10) KB" }
  return "\(bytes >> 20) MB"
}
