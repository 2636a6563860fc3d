extension Printer {
  /// Writes conditions on one line.
  mutating func conditions(_ conditions: [Condition]) {
    for (index, item) in conditions.enumerated() {
      if index > 0 { write(", ") }
      condition(item)
    }
  }

  private mutating func condition(_ condition: Condition) {
    switch condition {
    case .expression(let value): expression(value)
    case .binding(let keyword, let name, let type, let value):
      write("\(keyword) \(name)")
      if let type { write(": \(type)") }
      guard let value else { return }
      write(" = ")
      expression(value)
    case .pattern(let pattern, let value):
      write("case ")
      expression(pattern)
      write(" = ")
      expression(value)
    case .availability(let word, let items):
      write(word + "(" + items.joined(separator: ", ") + ")")
    }
  }
}
