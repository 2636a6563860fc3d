import Diagnostics
import JSON

extension ColorValue {
  /// The colour as a document holds it: hex where that is exact, else its space and components.
  package var json: JSONValue {
    if let hex { return .string(hex) }
    return .object([
      "alpha": alpha == 1 ? nil : .number(alpha),
      "colorSpace": .string(space.rawValue),
      "components": .array(components.map { $0.map(JSONValue.number) ?? "none" }),
    ])
  }
}

extension DocumentReader {
  /// Reads a colour from hex.
  mutating func hexColor(_ text: String, at offset: Int, hint: String? = nil) -> ColorValue? {
    do {
      return try ColorValue(parsing: text)
    } catch {
      for problem in error.diagnostics {
        report(problem.message, at: offset, hint: hint ?? problem.hint)
      }
      return nil
    }
  }

  /// Reads a colour from its space, its components and its alpha.
  mutating func color(_ known: [String: JSONMember], at offset: Int) -> ColorValue? {
    guard let space = space(known["colorSpace"], at: offset) else { return nil }
    let components = components(known["components"], of: space, at: offset)
    let alpha = alpha(known["alpha"])
    guard let components, let alpha else { return nil }
    return ColorValue(space: space, components: components, alpha: alpha)
  }

  private mutating func space(_ member: JSONMember?, at offset: Int) -> ColorValue.Space? {
    guard let member else {
      report("a colour needs \"colorSpace\"", at: offset)
      return nil
    }
    guard let word = string(member) else { return nil }
    if let space = ColorValue.Space(rawValue: word) { return space }
    let words = ColorValue.Space.allCases.map(\.rawValue)
    report(
      "\(quoted(word)) is no colour space", at: member.value.offset,
      hint: Spelling.nearest(to: word, among: words).map { "did you mean \(quoted($0))?" }
        ?? "the colour spaces are \(words.joined(separator: ", "))")
    return nil
  }

  private mutating func components(
    _ member: JSONMember?, of space: ColorValue.Space, at offset: Int
  ) -> [Double?]? {
    guard let member else {
      report("a colour needs \"components\"", at: offset)
      return nil
    }
    guard let values = member.value.array else {
      wrongType(member, expected: "an array of three numbers")
      return nil
    }
    guard values.count == 3 else {
      report("a colour has 3 components, not \(values.count)", at: member.value.offset)
      return nil
    }
    let read = zip(values, space.ranges).map { component($0, in: $1, of: space) }
    return read.allSatisfy { $0 != nil } ? read.compactMap { $0 } : nil
  }

  /// Returns a component, in which `none` is nil; nil as a whole where it cannot be read.
  private mutating func component(
    _ value: JSONValue, in range: ColorValue.Range, of space: ColorValue.Space
  ) -> Double?? {
    if value.string == "none" { return .some(nil) }
    guard case .number(let spelling) = value.content else {
      report(
        "the \(range.name) of \(space.rawValue) must be a number or \"none\", but is "
          + value.kindName, at: value.offset)
      return nil
    }
    if let number = value.double, range.contains(number) { return .some(number) }
    report(
      "the \(range.name) of \(space.rawValue) must be \(range.words), but is \(spelling.prefix(30))",
      at: value.offset)
    return nil
  }

  private mutating func alpha(_ member: JSONMember?) -> Double? {
    guard let member else { return 1 }
    guard case .number(let spelling) = member.value.content else {
      wrongType(member, expected: "a number from 0 to 1")
      return nil
    }
    if let alpha = member.value.double, 0...1 ~= alpha { return alpha }
    report(
      "\"alpha\" must be from 0 to 1, but is \(spelling.prefix(30))", at: member.value.offset)
    return nil
  }
}
