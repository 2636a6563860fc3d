extension Reader {
  /// Reads a `func`, `init` or `subscript`.
  mutating func function() throws(Failure) -> FunctionDeclaration {
    var function = FunctionDeclaration(keyword: takeText())
    if function.keyword == "func" {
      let isOperatorName = token.kind == .operator && !isOperator("=") && !isOperator("->")
      function.name = isOperatorName ? takeText() : try declaredName("the name of the function")
    } else if function.keyword == "init", isOperator("?") || isOperator("!") {
      function.keyword += takeText()
    }
    try genericArguments(into: &function.generics)
    guard token.kind == .leftParenthesis else {
      throw expected("'(' and the parameters of '\(function.displayName)'")
    }
    function.parameters = try parameters(of: function.displayName)
    function.effects = try effects()
    if isOperator("->") {
      advance()
      var result = ""
      try type(into: &result)
      function.result = result
    }
    if take(.where) { function.requirements = try requirements() }
    if token.kind == .leftBrace {
      function.body =
        function.keyword == "subscript" ? try propertyBody() : try block("'{'")
    }
    return function
  }

  private mutating func parameters(of owner: String) throws(Failure) -> [Parameter] {
    try plain { reader throws(Failure) in
      reader.advance()
      var parameters: [Parameter] = []
      while reader.token.kind != .rightParenthesis {
        parameters.append(try reader.parameter(of: owner))
        guard reader.take(.comma) || reader.token.kind == .rightParenthesis else {
          throw reader.expected("',' or ')' in the parameters of '\(owner)'")
        }
      }
      reader.advance()
      return parameters
    }
  }

  private mutating func parameter(of owner: String) throws(Failure) -> Parameter {
    var attributes: [String] = []
    while token.kind == .at { attributes.append(try attribute()) }
    let label = try name("a parameter of '\(owner)'")
    var parameter = Parameter(attributes: attributes, label: label, type: "")
    if token.kind == .identifier { parameter.name = takeText() }
    try expect(.colon, "':' and the type of '\(parameter.name ?? label)'")
    try type(into: &parameter.type)
    if isOperator("=") {
      advance()
      parameter.value = try expression()
    }
    return parameter
  }
}

extension FunctionDeclaration {
  /// How errors name the function.
  fileprivate var displayName: String { name.isEmpty ? keyword : name }
}
