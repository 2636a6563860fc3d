import Diagnostics

extension Context {
  /// Writes a document or a file as the result: byte for byte, but a terminal is shown every
  /// character of it that could steer it.
  func write(document text: String) throws {
    let isTerminal = surroundings.facts.outputIsTerminal
    try output.write(isTerminal ? Self.readable(text) : text)
  }

  private static func readable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isInvisible($0) && !isLayout($0) }) else {
      return text
    }
    var output = ""
    for scalar in text.unicodeScalars {
      if isLayout(scalar) {
        output.unicodeScalars.append(scalar)
      } else {
        output += visible(String(scalar))
      }
    }
    return output
  }

  private static func isLayout(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t"
  }
}
