import Diagnostics

extension Context {
  /// Runs a body whose result goes to a file that is replaced whole, or to standard output where no
  /// file or `-` is named.
  func write(to path: String?, _ body: (Context) throws -> Void) throws {
    guard let path, path != "-" else { return try body(self) }
    let bytes = try capture { inner in try body(inner) }
    try OutputFile.replace(path, with: bytes)
    tell("Wrote \(named(path)).")
  }
}
