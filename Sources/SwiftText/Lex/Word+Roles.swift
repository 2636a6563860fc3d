extension Word {
  /// Whether the word is a keyword wherever it stands, so that it names nothing.
  var isReserved: Bool {
    switch self {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let,
      .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var, .fileprivate,
      .internal, .private, .public, .static, .break, .case, .continue, .default, .defer, .do, .else,
      .fallthrough, .for, .guard, .if, .in, .repeat, .return, .switch, .throw, .where, .while, .as,
      .is, .catch, .throws, .rethrows, .try, .inout:
      true
    default: false
    }
  }

  /// Whether the word grants access to a declaration, of which there is one.
  var isAccess: Bool {
    switch self {
    case .private, .fileprivate, .internal, .package, .public, .open: true
    default: false
    }
  }

  /// Whether the word may stand between `import` and the path of a declaration.
  var isImportable: Bool {
    switch self {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func: true
    default: false
    }
  }
}
