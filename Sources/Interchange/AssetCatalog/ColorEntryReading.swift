import Diagnostics
import JSON
import StyleModel

/// What stands in an entry of a colour set that has a colour.
struct ColorEntry {
  /// The value.
  var value: Tint.Value

  /// How it is said.
  var notation: ColorNotation

  /// The byte offset of a component that is probably not what was meant; nil where none is.
  var doubtfulOffset: Int?
}

/// What is wrong with a colour of a colour set, and at which byte.
struct ColorEntryProblem: Error {
  var offset: Int
  var message: String
  var hint: String?
}

extension ColorEntry {
  /// Reads the `color` of an entry.
  init(reading color: JSONValue) throws(ColorEntryProblem) {
    guard let members = color.object else {
      throw ColorEntryProblem(
        offset: color.offset, message: "\"color\" must be an object, but is \(color.kindName)")
    }
    notation = ColorNotation()
    notation.others = members.filter {
      !["color-space", "components", "platform", "reference"].contains($0.key)
    }
    if let reference = color["reference"] {
      value = try notation.read(reference: reference, platform: color["platform"])
    } else {
      value = .color(try notation.readComponents(of: color, doubtfulOffset: &doubtfulOffset))
    }
  }
}

extension ColorNotation {
  fileprivate mutating func read(reference: JSONValue, platform: JSONValue?)
    throws(ColorEntryProblem) -> Tint.Value
  {
    guard let word = reference.string,
      let name = try? ItemName(SystemColor.name(ofReference: word), for: .tint)
    else {
      throw ColorEntryProblem(
        offset: reference.offset, message: "\"reference\" must be the name of a system colour")
    }
    let platform = platform?.string ?? ""
    if platform != Self.usualPlatform { self.platform = platform }
    if SystemColor.reference(to: name.text) != word { self.reference = word }
    return .system(name.text)
  }

  fileprivate mutating func readComponents(of color: JSONValue, doubtfulOffset: inout Int?)
    throws(ColorEntryProblem) -> ColorValue
  {
    let (word, space) = try Self.space(of: color)
    guard let components = color["components"], let members = components.object else {
      throw ColorEntryProblem(
        offset: color["components"]?.offset ?? color.offset,
        message: "a colour needs \"components\", an object")
    }
    let isGray = AssetColorSpace.grays.contains(word)
    if isGray { self.space = word }
    let names = isGray ? ["white"] : ["red", "green", "blue"]
    if let other = members.first(where: { !(names + ["alpha"]).contains($0.key) }) {
      throw ColorEntryProblem(
        offset: other.keyOffset, message: "\(word) has no component \(quoted(other.key))",
        hint: "its components are \((names + ["alpha"]).joined(separator: ", "))")
    }
    var numbers: [Double?] = []
    for (index, name) in names.enumerated() {
      guard let component = components[name] else {
        throw ColorEntryProblem(
          offset: components.offset, message: "\(word) needs the component \"\(name)\"")
      }
      let range = space.componentRange(index)
      numbers.append(
        try number(component, named: name, range, of: word, doubtfulOffset: &doubtfulOffset))
    }
    let alpha = try components["alpha"].map { component throws(ColorEntryProblem) in
      try number(component, named: "alpha", 0...1, of: word, doubtfulOffset: &doubtfulOffset)
    }
    if alpha == nil { spellings["alpha"] = .absent }
    return ColorValue(
      space: space, components: isGray ? [numbers[0], numbers[0], numbers[0]] : numbers,
      alpha: alpha ?? 1)
  }

  private static func space(of color: JSONValue) throws(ColorEntryProblem) -> (
    word: String, space: ColorValue.Space
  ) {
    let word = color["color-space"]?.string ?? ""
    if let space = AssetColorSpace.space(named: word) { return (word, space) }
    throw ColorEntryProblem(
      offset: color["color-space"]?.offset ?? color.offset,
      message: word.isEmpty
        ? "a colour needs \"color-space\"" : "\(quoted(word)) is no colour space of asset catalogs",
      hint: "they are \(AssetColorSpace.names.joined(separator: ", "))")
  }

  private mutating func number(
    _ value: JSONValue, named name: String, _ range: ClosedRange<Double>, of space: String,
    doubtfulOffset: inout Int?
  ) throws(ColorEntryProblem) -> Double {
    guard let (number, spelling) = ComponentSpelling.read(value) else {
      throw ColorEntryProblem(
        offset: value.offset, message: "the \(name) of \(space) is no number",
        hint: "write \"0.200\", \"51\" or \"0x33\"")
    }
    guard range.contains(number) else {
      throw ColorEntryProblem(
        offset: value.offset,
        message: "the \(name) of \(space) must be from \(Int(range.lowerBound)) to "
          + "\(Int(range.upperBound))",
        hint: space.hasPrefix("extended") || name == "alpha"
          ? nil : "extended-srgb takes numbers beyond them")
    }
    if value.string == "1" { doubtfulOffset = value.offset }
    if spelling != .decimal { spellings[name] = spelling }
    return number
  }
}
