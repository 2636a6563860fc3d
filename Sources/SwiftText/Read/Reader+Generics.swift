extension Reader {
  /// Appends the generic arguments or parameters that begin here, if any do.
  mutating func genericArguments(into text: inout String) throws(Failure) {
    guard token.kind == .leftAngle else { return }
    text += "<" + (try genericArguments()).joined(separator: ", ") + ">"
  }

  /// Reads generic arguments or parameters between angle brackets.
  mutating func genericArguments() throws(Failure) -> [String] {
    advance()
    var arguments: [String] = []
    while token.kind != .rightAngle {
      var argument = ""
      if token.kind == .number {
        argument = takeText()
      } else {
        if take(.let) { argument = "let " }
        try type(into: &argument)
      }
      if take(.colon) {
        argument += ": "
        try type(into: &argument)
      }
      arguments.append(argument)
      guard take(.comma) || token.kind == .rightAngle else { throw expected("',' or '>'") }
    }
    advance()
    return arguments
  }

  /// Reads the requirements behind `where`.
  mutating func requirements() throws(Failure) -> String {
    var items: [String] = []
    repeat {
      var item = ""
      try type(into: &item)
      if take(.colon) {
        item += ": "
      } else if isOperator("==") || isOperator("~") {
        item += " " + takeText() + " "
      } else {
        throw expected("':' or '==' in the requirements")
      }
      try type(into: &item)
      items.append(item)
    } while take(.comma)
    return items.joined(separator: ", ")
  }
}
