extension Context {
  /// Runs a body that writes to a context of its own, and returns what it wrote as its result.
  func capture(_ body: (Context) throws -> Void) throws -> [UInt8] {
    let collector = ByteCollector()
    var surroundings = surroundings
    surroundings.output = collector.stream
    let inner = Context(options: options, surroundings: surroundings)
    inner.warned = warned
    inner.knownSymbolCheck = knownSymbolCheck
    try body(inner)
    try collector.stream.flush()
    warned.formUnion(inner.warned)
    knownSymbolCheck = inner.knownSymbolCheck
    return collector.bytes
  }
}
