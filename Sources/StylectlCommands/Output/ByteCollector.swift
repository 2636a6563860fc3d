/// Keeps what is written to a stream.
final class ByteCollector {
  /// What was written and flushed.
  private(set) var bytes: [UInt8] = []

  /// The stream.
  private(set) lazy var stream = ByteStream { [weak self] in self?.bytes.append(contentsOf: $0) }

  /// What was written, in lines without their ends.
  var lines: [String] {
    stream.tryToFlush()
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
