extension Printer {
  /// Writes a type with its members.
  mutating func type(_ type: TypeDeclaration) {
    write(type.keyword)
    write(" ")
    write(type.name)
    write(type.generics)
    var opener = " {"
    if inheritance(of: type) {
      breakLine()
      opener = "{"
    }
    if let requirements = type.requirements, !self.requirements(requirements, tail: 2) {
      breakLine()
      opener = "{"
    }
    write(opener)
    guard !type.members.isEmpty || !type.trailingComments.isEmpty else { return write("}") }
    endLine()
    indented { printer in
      printer.declarations(type.members)
      printer.comments(type.trailingComments)
    }
    beginLine()
    write("}")
  }

  /// Writes what a type inherits, as much on each line as fits; returns whether that takes several
  /// lines, so that the brace stands on one of its own.
  private mutating func inheritance(of type: TypeDeclaration) -> Bool {
    guard !type.inherits.isEmpty else { return false }
    let whole = ": " + type.inherits.joined(separator: ", ")
    if type.requirements != nil {
      write(whole)
      return false
    }
    if writeIfFits(tail: 2, { $0.write(whole) }) { return false }
    write(":")
    indented { printer in
      for (index, name) in type.inherits.enumerated() {
        let word = index == type.inherits.count - 1 ? name : name + ","
        if !printer.writeIfFits(tail: 0, { $0.write(" " + word) }) {
          printer.breakLine()
          printer.write(word)
        }
      }
    }
    return true
  }

  /// Writes requirements on the present line, or else on the next one; returns whether they fit.
  @discardableResult
  private mutating func requirements(_ requirements: String, tail: Int) -> Bool {
    let words = "where " + requirements
    if writeIfFits(tail: tail, { $0.write(" " + words) }) { return true }
    breakLine()
    if writeIfFits(tail: tail, { $0.write(words) }) { return true }
    write(words)
    return false
  }

  /// Writes a function, an initializer or a subscript.
  mutating func function(_ function: FunctionDeclaration) {
    write(function.keyword)
    if !function.name.isEmpty {
      let isOperator = function.name.utf8.first.map { ByteClass.isOperator($0) } ?? false
      write(" ")
      write(function.name)
      if isOperator { write(" ") }
    }
    write(function.generics)
    var ending = ""
    for effect in function.effects { ending += " " + effect }
    if let result = function.result { ending += " -> " + result }
    let opening = function.body == nil ? 0 : 2
    let requirements = function.requirements.map { " where " + $0 } ?? ""
    let tail = isFlat ? 0 : ending.count + requirements.count + opening
    list(function.parameters, "(", ")", tail: tail) { printer, parameter, tail in
      printer.parameter(parameter, tail: tail)
    }
    write(ending)
    if let requirements = function.requirements { self.requirements(requirements, tail: opening) }
    guard let body = function.body else { return }
    write(" ")
    block(body)
  }

  private mutating func parameter(_ parameter: Parameter, tail: Int) {
    for attribute in parameter.attributes {
      write(attribute)
      write(" ")
    }
    write(parameter.label)
    if let name = parameter.name {
      write(" ")
      write(name)
    }
    write(": ")
    write(parameter.type)
    if let value = parameter.value { self.value(value, tail: tail) }
  }
}
