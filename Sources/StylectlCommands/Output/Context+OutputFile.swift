import Diagnostics

extension Context {
  /// Runs a body whose result goes to a file that is replaced whole, or to standard output where no
  /// file or `-` is named.
  ///
  /// A picture replaces a file only where that is a picture.
  func write(to path: String?, _ body: (Context) throws -> Void) throws {
    guard let path, path != "-" else { return try body(self) }
    let bytes = try capture { inner in try body(inner) }
    if isPicture(bytes), FolderListing.isFile(path) {
      let present = try read(path)
      guard present.isEmpty || isPicture(present) else { throw noPicture(path) }
    }
    try OutputFile.replace(path, with: bytes)
    tell("Wrote \(named(path)).")
  }

  private func noPicture(_ path: String) -> CommandFailure {
    CommandFailure(
      .badInput, "\(named(path)) is no picture, and stays",
      hint: "name another file, or remove this one first")
  }

  /// Whether bytes begin as an SVG image or a page does.
  private func isPicture(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased()
    return head.contains("<svg") || head.contains("<!doctype html") || head.contains("<html")
  }
}
