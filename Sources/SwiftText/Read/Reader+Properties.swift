extension Reader {
  /// Reads a `let` or `var`; `let a = 1, b = 2` gives several.
  mutating func properties() throws(Failure) -> [ReadKind] {
    let keyword = takeText()
    var properties: [PropertyDeclaration] = []
    repeat {
      properties.append(try property(keyword))
    } while take(.comma)
    // In `let a, b: Int` the type is that of both.
    var type: String?
    for index in properties.indices.reversed() {
      type = properties[index].type ?? (properties[index].value == nil ? type : nil)
      properties[index].type = type
    }
    return properties.map { (.property($0), []) }
  }

  private mutating func property(_ keyword: String) throws(Failure) -> PropertyDeclaration {
    let isPattern = token.kind == .leftParenthesis
    var property = PropertyDeclaration(
      keyword: keyword, name: isPattern ? try bindingName() : try declaredName("a name"))
    if take(.colon) {
      var type = ""
      try self.type(into: &type)
      property.type = type
    }
    if isOperator("=") {
      advance()
      var value = try expression(top: true)
      settleChainComments(&value)
      property.value = value
    }
    if token.kind == .leftBrace { property.body = try propertyBody() }
    return property
  }

  /// Reads the statements or accessors of a property or a subscript.
  mutating func propertyBody() throws(Failure) -> Block {
    guard beginsAccessor(1) else { return try block("'{'") }
    return try isolated { reader throws(Failure) in
      reader.advance()
      return try reader.keepingHoisted { reader throws(Failure) in
        var block = Block()
        while reader.token.kind != .rightBrace {
          block.statements.append(try reader.accessor())
        }
        block.trailingComments = reader.text(reader.takeComments())
        reader.advance()
        return block
      }
    }
  }

  private func beginsAccessor(_ distance: Int) -> Bool {
    let next = peek(distance + 1)
    switch peek(distance).word {
    case .get, .set, .willSet, .didSet:
      switch next.kind {
      case .leftBrace, .leftParenthesis, .rightBrace: return true
      default:
        return next.word == .get || next.word == .set || next.word == .async || next.word == .throws
          || next.word == .nonmutating || next.word == .mutating
      }
    case .mutating, .nonmutating: return next.word == .get || next.word == .set
    default: return false
    }
  }

  /// Reads `get { … }` and its like, which the tree holds as a call with a closure.
  private mutating func accessor() throws(Failure) -> Statement {
    let before = Array(takeComments())
    let offset = Int(token.start)
    hoisted = []
    guard beginsAccessor(0) else { throw .leftOut(offset) }
    var prefix: String?
    if token.word == .mutating || token.word == .nonmutating { prefix = takeText() }
    let root = Expression(.name(takeText()), offset: offset)
    var call = Call()
    if token.kind == .leftParenthesis { call.arguments = try arguments("the accessor") }
    if token.word == .async || token.word == .throws { throw .leftOut(offset) }
    if token.kind == .leftBrace {
      call.trailing = [TrailingClosure(closure: Closure(body: try block("'{'")))]
    }
    var value = root
    if call.arguments != nil || !call.trailing.isEmpty {
      value = Expression(.chain(root, [Link(.call(call), offset: offset)]), offset: offset)
    }
    if let prefix { value = Expression(.prefix(prefix, value), offset: offset) }
    let comments = text(before + hoisted.sorted())
    hoisted = []
    return Statement(.expression(value), comments: comments, offset: offset)
  }
}
