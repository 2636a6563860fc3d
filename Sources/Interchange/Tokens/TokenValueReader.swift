import Diagnostics
import JSON
import StyleModel

/// Reads the values of tokens, and reports what is wrong in them.
struct TokenValueReader {
  /// The tokens, which values may refer to.
  let tokens: TokenResolving

  /// References in values lead to others no deeper than this.
  private static let depthLimit = 64

  /// Reads a colour (Design Tokens, Color module 2025.10, 4).
  func color(of token: Token, _ report: inout TokenReport) -> ColorValue? {
    guard let value = token["$value"]?.value else { return nil }
    if let text = value.string { return color(text, at: token.place(of: value), &report) }
    guard let members = value.object else {
      report.add(
        "a colour must be an object, but is \(value.kindName)", at: token.place(of: value))
      return nil
    }
    for member in members where !Self.colorKeys.contains(member.key) {
      report.add(
        "a colour has no key \(quoted(member.key))",
        at: TokenPlace(file: token.place.file, offset: member.keyOffset),
        hint: "its keys are colorSpace, components, alpha and hex")
    }
    guard let space = space(value, of: token, &report) else { return nil }
    let components = components(value, in: space, of: token, &report)
    let alpha = alpha(value["alpha"], of: token, &report)
    guard let components, let alpha else { return nil }
    let color = ColorValue(space: space, components: components, alpha: alpha)
    check(value["hex"], of: token, against: color, &report)
    return color
  }

  /// Reads a colour from a string, which is told but in files of the older form.
  private func color(
    _ text: String, at place: TokenPlace, _ report: inout TokenReport
  ) -> ColorValue? {
    let isOlder = report.olderFiles.contains(place.file)
    if let color = ColorValue(hex: text) {
      if !isOlder {
        report.add(
          .warning, "a colour in hex is an older form; it is taken as srgb", at: place)
      }
      return color
    }
    do throws(InputError) {
      let color = try ColorValue(css: text)
      if !isOlder {
        report.add(
          .warning, "a colour as CSS writes it is an older form; it is taken as it is", at: place)
      }
      return color
    } catch {
      let problem = error.diagnostics.first
      report.add(
        text.contains("(") ? problem?.message ?? "" : "\(quoted(text)) is no colour", at: place,
        hint: "write { \"colorSpace\": \"srgb\", \"components\": [0, 0.4, 0.6] }")
      return nil
    }
  }

  private static let colorKeys = ["colorSpace", "components", "alpha", "hex"]

  private func space(
    _ color: JSONValue, of token: Token, _ report: inout TokenReport
  ) -> ColorValue.Space? {
    guard let member = color["colorSpace"] else {
      report.add("a colour needs \"colorSpace\"", at: token.place(of: color))
      return nil
    }
    guard let value = referred(member, of: token, &report) else { return nil }
    let word = value.string ?? ""
    let spaces = ColorValue.Space.ofTokens
    if let space = spaces.first(where: { $0.rawValue == word }) { return space }
    let words = spaces.map(\.rawValue)
    report.add(
      "\(quoted(word)) is no colour space", at: token.place(of: member),
      hint: Spelling.nearest(to: word, among: words).map { "did you mean \(quoted($0))?" }
        ?? "the colour spaces are \(words.joined(separator: ", "))")
    return nil
  }

  private func components(
    _ color: JSONValue, in space: ColorValue.Space, of token: Token, _ report: inout TokenReport
  ) -> [Double?]? {
    guard let member = color["components"],
      let value = referred(member, of: token, &report)
    else {
      report.add("a colour needs \"components\"", at: token.place(of: color))
      return nil
    }
    guard let values = value.array, values.count == 3 else {
      report.add("\"components\" must be an array of three numbers", at: token.place(of: member))
      return nil
    }
    let read = zip(values, space.ranges).map {
      component($0, in: $1, of: space, token, &report)
    }
    return read.allSatisfy { $0 != nil } ? read.compactMap { $0 } : nil
  }

  /// Returns a component, in which `none` is nil; nil as a whole where it cannot be read.
  private func component(
    _ member: JSONValue, in range: ColorValue.Range, of space: ColorValue.Space, _ token: Token,
    _ report: inout TokenReport
  ) -> Double?? {
    guard let value = referred(member, of: token, &report) else { return nil }
    if value.string == "none" { return .some(nil) }
    if let number = value.double, range.contains(number) { return number }
    let found = value.double.map { "\($0)" } ?? value.kindName
    report.add(
      "the \(range.name) of \(space.rawValue) must be \(range.words), but is \(found)",
      at: token.place(of: member),
      hint: range.isOpen && value.double == 360 ? "360 degrees are 0" : nil)
    return nil
  }

  private func alpha(
    _ member: JSONValue?, of token: Token, _ report: inout TokenReport
  ) -> Double? {
    guard let member else { return 1 }
    guard let value = referred(member, of: token, &report) else { return nil }
    if let alpha = value.double, 0...1 ~= alpha { return alpha }
    report.add("\"alpha\" must be a number from 0 to 1", at: token.place(of: member))
    return nil
  }

  /// Tells where the fallback is another colour; the components win.
  private func check(
    _ member: JSONValue?, of token: Token, against color: ColorValue, _ report: inout TokenReport
  ) {
    guard let member else { return }
    guard let hex = member.string, hex.utf8.count == 7, let fallback = ColorValue(hex: hex) else {
      return report.add(
        "\"hex\" must be # and 6 hex digits", at: token.place(of: member),
        hint: "the opacity stands in \"alpha\"")
    }
    guard color.space == .srgb || color.space == .hsl || color.space == .hwb else { return }
    let (one, two) = (color.rgba, fallback.rgba)
    let distance = max(
      (one.red - two.red).magnitude, (one.green - two.green).magnitude,
      (one.blue - two.blue).magnitude)
    guard distance > 1.5 / 255 else { return }
    report.add(
      .warning, "\(quoted(hex)) is another colour than the components, which are taken",
      at: token.place(of: member))
  }

  // MARK: References

  /// Returns a value, or the one that a reference in its place leads to.
  private func referred(
    _ value: JSONValue, of token: Token, _ report: inout TokenReport
  ) -> JSONValue? {
    var found = value
    for _ in 0..<Self.depthLimit {
      guard let reference = found["$ref"] else { return found }
      guard let text = reference.string, let path = TokenPath.pointer(text),
        let next = self.value(at: path)
      else {
        report.add(
          "there is nothing at \(quoted(reference.string ?? reference.kindName))",
          at: token.place(of: value))
        return nil
      }
      found = next
    }
    report.add(
      "this reference leads to others in a ring, or more than \(Self.depthLimit) deep",
      at: token.place(of: value))
    return nil
  }

  /// The value at a path into the value of a token, whose alias is followed.
  private func value(at path: [String]) -> JSONValue? {
    guard let split = path.firstIndex(of: "$value"),
      let number = tokens.numbers[TokenPath.text(Array(path[..<split]))],
      case .at(let end) = tokens.chains.ends[number]
    else { return nil }
    var value = tokens.tokens[end]["$value"]?.value
    for name in path[(split + 1)...] {
      guard let present = value else { return nil }
      if let elements = present.array {
        guard let index = Int(name), elements.indices.contains(index) else { return nil }
        value = elements[index]
      } else {
        value = present[name]
      }
    }
    return value
  }
}
