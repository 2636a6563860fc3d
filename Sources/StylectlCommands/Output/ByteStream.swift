import Platform

/// A buffered stream of bytes to a file descriptor, or to a closure in tests.
package final class ByteStream {
  /// From how many bytes on the buffer is handed on.
  private static let chunkSize = 64 * 1024

  private var buffer: [UInt8] = []
  private let sink: (UnsafeRawBufferPointer) throws -> Void

  /// Creates a stream that hands its chunks to a closure.
  package init(to sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.sink = sink
  }

  /// Creates a stream to a file descriptor.
  package convenience init(descriptor: Int32) {
    self.init { bytes in try writeAll(bytes, to: descriptor) }
  }

  /// Writes a text.
  package func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.chunkSize { try flush() }
  }

  /// Writes bytes; a large run goes straight on without being copied.
  package func write(_ bytes: ArraySlice<UInt8>) throws {
    guard bytes.count >= Self.chunkSize else {
      buffer.append(contentsOf: bytes)
      if buffer.count >= Self.chunkSize { try flush() }
      return
    }
    try flush()
    try bytes.withUnsafeBytes(sink)
  }

  /// Hands on what is in the buffer; what failed is not tried again.
  package func flush() throws {
    guard !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes(sink)
  }

  /// Writes a text at once, and lets go of it where it cannot be written: nothing is left to tell.
  package func tryToWrite(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    tryToFlush()
  }

  /// Hands on what is in the buffer, or lets go of it.
  package func tryToFlush() {
    do { try flush() } catch { return }
  }
}

/// Why a stream ends before all is written.
package enum StreamError: ReportableError, Hashable {
  /// The reader of a pipe has gone, as `head` does.
  case readerIsGone

  /// The bytes found no place, with the system's number for the reason.
  case failed(Int32)

  /// The status and the sentence.
  package var failure: CommandFailure {
    switch self {
    case .readerIsGone: CommandFailure(.done)
    case .failed(let number):
      CommandFailure(
        .unavailable, "the output cannot be written: \(SystemError(number).sentence)")
    }
  }
}

/// Writes all bytes to a file descriptor, through signals, short writes and full pipes.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(StreamError) {
  var rest = bytes[...]
  while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
    let count = write(descriptor, start, rest.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
      continue
    }
    switch errno {
    case EINTR: continue
    case EAGAIN: waitUntilReady(descriptor, for: Int16(POLLOUT))
    case EPIPE: throw .readerIsGone
    case let number: throw .failed(number)
    }
  }
}

/// Waits until a file descriptor that does not block is ready.
func waitUntilReady(_ descriptor: Int32, for event: Int16) {
  var request = pollfd(fd: descriptor, events: event, revents: 0)
  _ = poll(&request, 1, -1)
}

/// Turns a closed pipe and a file that reached its limit into errors of `write`.
package func ignoreSignalsOfWriting() {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
}
