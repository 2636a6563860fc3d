import Foundation
import StylectlCommands
import TestSupport
import Testing

struct StreamTests {
  @Test func allBytesArriveInOrder() throws {
    var random = SplitMix64(seed: 7)
    var written: [UInt8] = []
    var arrived: [UInt8] = []
    let stream = ByteStream { arrived.append(contentsOf: $0) }
    for _ in 0..<40 {
      let count = Int.random(in: 0...(Bool.random(using: &random) ? 100 : 100_000), using: &random)
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      written += bytes
      try stream.write(bytes[...])
    }
    try stream.flush()
    #expect(arrived == written)
  }

  @Test func goneReaderEndsQuietlyAndWell() {
    ignoreSignalsOfWriting()
    var errors = ""
    let status = Stylectl.run(
      ["help"],
      in: Surroundings(
        environment: EnvironmentVariables([:]), output: ByteStream(descriptor: brokenPipe()),
        errors: ByteStream { errors += String(decoding: $0, as: UTF8.self) }, standardInput: -1,
        facts: TerminalFacts()))
    #expect(status == .done)
    #expect(errors == "")
  }

  @Test func outputThatFindsNoPlaceIsAnError() {
    var errors = ""
    let status = Stylectl.run(
      ["help"],
      in: Surroundings(
        environment: EnvironmentVariables([:]),
        output: ByteStream { _ in throw StreamError.failed(ENOSPC) },
        errors: ByteStream { errors += String(decoding: $0, as: UTF8.self) }, standardInput: -1,
        facts: TerminalFacts()))
    #expect(status == .unavailable)
    #expect(errors == "error: the output cannot be written: the disk is full\n")
  }

  @Test func closedDescriptorIsTold() {
    #expect(throws: StreamError.failed(EBADF)) {
      try [1, 2].withUnsafeBytes { try writeAll($0, to: -1) }
    }
  }

  /// A pipe without a reader.
  private func brokenPipe() -> Int32 {
    var ends: [Int32] = [0, 0]
    _ = pipe(&ends)
    close(ends[0])
    return ends[1]
  }
}
