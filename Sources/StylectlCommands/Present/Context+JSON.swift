import JSON

extension Context {
  /// Writes one JSON document as the result.
  func write(_ value: JSONValue) throws {
    try output.write(value.pretty + "\n")
  }
}
