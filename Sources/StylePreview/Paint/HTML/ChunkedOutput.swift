/// Gathers bytes and hands them on in chunks, so that memory stays flat however much is written.
struct ChunkedOutput {
  /// From how many bytes on a chunk is handed on.
  static let chunkSize = 64 * 1024

  /// The bytes that are still to be handed on.
  var bytes: [UInt8] = []

  private let sink: (ArraySlice<UInt8>) throws -> Void

  /// Creates an output that hands chunks to a closure.
  init(to sink: @escaping (ArraySlice<UInt8>) throws -> Void) {
    self.sink = sink
    bytes.reserveCapacity(Self.chunkSize + 4096)
  }

  /// Hands on what there is if it makes a chunk.
  mutating func flushIfFull() throws {
    if bytes.count >= Self.chunkSize { try flush() }
  }

  /// Hands on what there is.
  mutating func flush() throws {
    guard !bytes.isEmpty else { return }
    try sink(bytes[...])
    bytes.removeAll(keepingCapacity: true)
  }
}
