import Testing

@testable import StylePreview

/// Bytes that are handed on in chunks.
@Suite struct ChunkedOutputTests {
  @Test func chunksHoldEverythingInOrder() throws {
    var chunks: [Int] = []
    var written: [UInt8] = []
    var output = ChunkedOutput { chunk in
      chunks.append(chunk.count)
      written += chunk
    }
    let expected = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    for byte in expected {
      output.bytes.append(byte)
      try output.flushIfFull()
    }
    try output.flush()
    try output.flush()
    #expect(written == expected)
    #expect(chunks == [65_536, 65_536, 65_536, 3_392])
  }

  @Test func aSinkThatFailsStopsTheOutput() {
    struct Closed: Error {}
    var output = ChunkedOutput { _ in throw Closed() }
    output.bytes = [1]
    #expect(throws: Closed.self) { try output.flush() }
  }
}
