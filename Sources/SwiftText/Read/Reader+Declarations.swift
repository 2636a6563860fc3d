extension Reader {
  /// A declaration's shape, and the comments that stand before it inside a list of cases.
  typealias ReadKind = (kind: Declaration.Kind, comments: [String])

  /// Reads the declaration behind attributes; `case a, b` gives several.
  mutating func declarationKinds() throws(Failure) -> [ReadKind] {
    let offset = Int(token.start)
    switch token.word {
    case .struct, .enum, .class, .extension, .protocol, .actor:
      return [(.type(try typeDeclaration()), [])]
    case .case: return try cases()
    case .let, .var: return try properties()
    case .func, .`init`, .subscript: return [(.function(try function()), [])]
    case .typealias, .associatedtype, .import: return [(.line(try line()), [])]
    case .deinit, .operator, .precedencegroup, .macro: throw .leftOut(offset)
    default:
      if token.kind == .hash, token.word == .none { throw .leftOut(offset) }
      throw expected("a declaration")
    }
  }

  private mutating func typeDeclaration() throws(Failure) -> TypeDeclaration {
    let keyword = takeText()
    var type = TypeDeclaration(keyword: keyword, name: "")
    if keyword == "extension" {
      try self.type(into: &type.name)
    } else {
      type.name = try declaredName("the name of the \(keyword)")
      try genericArguments(into: &type.generics)
    }
    if take(.colon) {
      repeat {
        var name = ""
        try self.type(into: &name)
        type.inherits.append(name)
      } while take(.comma)
    }
    if take(.where) { type.requirements = try requirements() }
    guard token.kind == .leftBrace else {
      throw expected("'{' and the members of '\(type.name)'")
    }
    (type.members, type.trailingComments) = try isolated { reader throws(Failure) in
      reader.advance()
      return try reader.keepingHoisted { reader throws(Failure) in
        let members = try reader.members { $0.kind == .rightBrace }
        let comments = reader.text(reader.takeComments())
        reader.advance()
        return (members, comments)
      }
    }
    return type
  }

  private mutating func cases() throws(Failure) -> [ReadKind] {
    advance()
    var cases: [ReadKind] = []
    repeat {
      let comments = cases.isEmpty ? [] : text(hoisted.sorted()) + text(takeComments())
      if !cases.isEmpty { hoisted = [] }
      var item = CaseDeclaration(name: try declaredName("the name of a case"))
      if token.kind == .leftParenthesis, !token.lineBreakBefore {
        item.associated = try associatedValues()
      }
      if isOperator("=") {
        advance()
        item.rawValue = try expression()
      }
      cases.append((.case(item), comments))
    } while take(.comma)
    return cases
  }

  private mutating func associatedValues() throws(Failure) -> String {
    var items: [String] = []
    advance()
    while token.kind != .rightParenthesis {
      var item = ""
      if token.kind == .identifier, peek().kind == .identifier, peek(2).kind == .colon {
        item += takeText() + " "
      }
      if token.kind == .identifier, peek().kind == .colon {
        item += takeText() + ": "
        advance()
      }
      try type(into: &item)
      if isOperator("=") {
        advance()
        item += " = " + Printer.print(try expression())
      }
      items.append(item)
      guard take(.comma) || token.kind == .rightParenthesis else {
        throw expected("',' or ')' in the values of the case")
      }
    }
    advance()
    return "(" + items.joined(separator: ", ") + ")"
  }

  /// Reads `import`, `typealias` or `associatedtype`.
  private mutating func line() throws(Failure) -> String {
    let isImport = token.word == .import
    var line = takeText() + " "
    if isImport { return line + (try importedPath()) }
    line += try declaredName("a name")
    try genericArguments(into: &line)
    if take(.colon) {
      line += ": "
      try type(into: &line)
    }
    if isOperator("=") {
      advance()
      line += " = "
      try type(into: &line)
    }
    if take(.where) { line += " where " + (try requirements()) }
    return line
  }

  /// Reads what `import` names: `Charts`, `struct Charts.BarMark`.
  private mutating func importedPath() throws(Failure) -> String {
    let isOfOneDeclaration = token.word.isImportable
    var path = isOfOneDeclaration ? takeText() + " " : ""
    path += try declaredName("the name of a module")
    if isOfOneDeclaration, token.kind != .dot { throw expected("'.' and the name to import") }
    while take(.dot) { path += "." + (try declaredName("a name")) }
    return path
  }
}
