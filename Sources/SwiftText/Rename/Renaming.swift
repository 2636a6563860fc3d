import Diagnostics

/// Renames names in Swift, token by token; everything else stays byte for byte.
package enum Renaming {
  /// Replaces each name that is a key by its value.
  ///
  /// A name behind a dot is a member and stays, unless it begins with a capital, as types do.
  /// Strings and comments stay.
  package static func renaming(
    _ names: [String: String], in text: String
  ) throws(SyntaxError) -> String {
    let source = try SourceText(text)
    let tokens = try Tokens(source)
    var output: [UInt8] = []
    output.reserveCapacity(source.bytes.count)
    var copied = 0
    for index in tokens.tokens.indices where tokens.tokens[index].kind == .identifier {
      guard let name = names[plain(tokens.text(index))],
        index == 0 || tokens.tokens[index - 1].kind != .dot
          || tokens.text(index).isCapitalised
      else { continue }
      let range = tokens.tokens[index].range
      output += source.bytes[copied..<range.lowerBound]
      output += Array(spelled(name).utf8)
      copied = range.upperBound
    }
    output += source.bytes[copied...]
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns a name as it is written in Swift: between backticks if it is a keyword or no identifier.
  package static func spelled(_ name: String) -> String {
    isFreeIdentifier(name) ? name : "`\(name)`"
  }

  /// Whether a name is an identifier that Swift takes for no keyword.
  private static func isFreeIdentifier(_ name: String) -> Bool {
    guard let source = try? SourceText(name), let first = source.bytes.first,
      !ByteClass.isDigit(first)
    else { return false }
    var lexer = Lexer(source)
    lexer.skipIdentifier()
    guard lexer.position == name.utf8.count else { return false }
    switch name {
    case "true", "false", "nil", "self", "Self", "super": return false
    default:
      let word = source.bytes.withUnsafeBufferPointer { Word($0[...]) }
      return !word.isReserved && word != .any
    }
  }

  /// Returns a name without the backticks around it.
  package static func plain(_ name: String) -> String {
    guard name.utf8.count > 2, name.hasPrefix("`"), name.hasSuffix("`") else { return name }
    return String(name.dropFirst().dropLast())
  }
}

extension String {
  fileprivate var isCapitalised: Bool {
    unicodeScalars.first { $0 != "`" }?.properties.isUppercase ?? false
  }
}
