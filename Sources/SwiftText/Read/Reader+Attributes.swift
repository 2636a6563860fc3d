import Diagnostics

extension Reader {
  /// Reads the attributes and modifiers before a declaration.
  mutating func attributes() throws(Failure) -> [String] {
    var attributes: [String] = []
    var roles: [String] = []
    while token.kind == .at || isModifier(index) {
      let start = index
      attributes.append(try attributeOrModifier())
      guard tokens[start].kind != .at else { continue }
      let role = role(ofModifierAt: start)
      if roles.contains(role) { throw Self.secondModifier(attributes, tokens[start]) }
      roles.append(role)
    }
    return attributes
  }

  /// What a modifier is about; a declaration has one modifier for each thing.
  private func role(ofModifierAt start: Int) -> String {
    let word = tokens[start].word
    if word.isAccess { return index > start + 1 ? "set" : "access" }
    return word == .class ? Word.static.rawValue : word.rawValue
  }

  private static func secondModifier(_ modifiers: [String], _ token: Token) -> Failure {
    let last = modifiers.last ?? ""
    let message =
      modifiers.dropLast().contains(last)
      ? "'\(last)' stands here twice"
      : "'\(last)' contradicts a modifier before it"
    return .syntax(
      SyntaxError(offset: Int(token.start), message: message, hint: "take one of them away"))
  }

  /// Reads one attribute or modifier.
  mutating func attributeOrModifier() throws(Failure) -> String {
    if token.kind == .at { return try attribute() }
    var modifier = takeText()
    if token.kind == .leftParenthesis, !token.lineBreakBefore {
      advance()
      modifier += "(" + (try name("'set'")) + ")"
      try expect(.rightParenthesis, "')'")
    }
    return modifier
  }

  /// Reads one attribute: `@Environment(\.font)`.
  mutating func attribute() throws(Failure) -> String {
    advance()
    var text = "@" + (try name("the name of an attribute after '@'"))
    while token.kind == .dot, !token.lineBreakBefore {
      advance()
      text += "." + (try memberName())
    }
    try genericArguments(into: &text)
    guard token.kind == .leftParenthesis, !token.spaceBefore else { return text }
    switch text {
    case "@available":
      try checkAvailability(of: text)
      return text + joined(upTo: partner(of: index) + 1)
    case "@objc", "@_spi", "@backDeployed", "@convention", "@attached",
      "@freestanding", "@_silgen_name", "@differentiable":
      let end = partner(of: index) + 1
      return text + joined(upTo: end)
    default: break
    }
    let arguments = Printer.print(try self.arguments("the arguments of '\(text)'"), "(", ")")
    // An attribute stands on one line.
    guard !arguments.utf8.contains(UInt8(ascii: "\n")) else { throw .leftOut(Int(token.start)) }
    return text + arguments
  }

  /// The keyword of the declaration that begins here, behind attributes and modifiers, or nil.
  func declarationKeyword() -> Word? {
    var ahead = index
    while tokens[ahead].kind == .at || isModifier(ahead) { ahead = afterAttribute(ahead) }
    let word = tokens[ahead].word
    switch word {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let,
      .precedencegroup, .protocol, .struct, .subscript, .typealias, .var, .case:
      return word
    case .actor, .macro, .operator:
      let next = tokens[min(ahead + 1, tokens.count - 1)]
      return next.kind == .identifier && !next.lineBreakBefore ? word : nil
    default: return nil
    }
  }

  /// The index behind the attribute or modifier at an index.
  func afterAttribute(_ at: Int) -> Int {
    let last = tokens.count - 1
    if tokens[at].kind != .at {
      let next = min(at + 1, last)
      return tokens[next].kind == .leftParenthesis ? partner(of: next) + 1 : next
    }
    var ahead = min(at + 2, last)
    while tokens[ahead].kind == .dot { ahead = min(ahead + 2, last) }
    if tokens[ahead].kind == .leftAngle { ahead = partner(of: ahead) + 1 }
    guard tokens[ahead].kind == .leftParenthesis, !tokens[ahead].spaceBefore else { return ahead }
    return partner(of: ahead) + 1
  }

  /// Whether the word at an index is a modifier of a declaration that follows.
  func isModifier(_ index: Int) -> Bool {
    let next = tokens[min(index + 1, tokens.count - 1)]
    switch tokens[index].word {
    case .class:
      switch next.word {
      case .func, .var, .let, .subscript, .`init`, .override, .final, .private, .internal, .public,
        .fileprivate, .open, .package, .typealias:
        return true
      default: return false
      }
    case .fileprivate, .internal, .private, .public, .static: return true
    case .open, .package, .nonisolated, .final, .mutating, .nonmutating, .lazy, .override,
      .indirect, .required, .convenience, .weak, .unowned, .dynamic, .optional, .prefix, .postfix,
      .infix, .async, .consuming, .borrowing, .isolated, .distributed:
      if next.kind == .leftParenthesis { return tokens[index].word.takesArgument }
      return next.kind == .at || (next.kind == .identifier && leadsOn(next))
    default: return false
    }
  }

  private func leadsOn(_ next: Token) -> Bool {
    switch next.word {
    case .none, .as, .is, .in, .else, .where: false
    default: true
    }
  }
}

extension Word {
  /// Whether the modifier may have an argument, as in `nonisolated(unsafe)`.
  fileprivate var takesArgument: Bool {
    self == .nonisolated || self == .unowned || self == .open || self == .package
  }
}
