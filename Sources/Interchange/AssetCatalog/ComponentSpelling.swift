import JSON

/// How a number of a colour is spelled in an asset catalog; it says nothing about the colour.
enum ComponentSpelling: Hashable {
  /// Three places, `0.196`, or more where three do not say the number: what Xcode writes today.
  case decimal

  /// Eight bits in hex, `0x32`.
  case hex

  /// Eight bits, `50`.
  case integer

  /// Not there, as an alpha of 1 need not be.
  case absent

  /// A text that is none of these, for as long as the number is the one that it says.
  case verbatim(String)

  /// A JSON number, likewise.
  case number(String)
}

extension ComponentSpelling {
  /// Reads a component: its number and how it is spelled; nil for what is no number.
  ///
  /// A text without a point is eight bits, so that `1` is 1/255, as Xcode takes it. A decimal of three
  /// places that is the rounding of n/255 means n/255: Xcode's three notations are one colour.
  static func read(_ value: JSONValue) -> (number: Double, spelling: ComponentSpelling)? {
    if case .number(let spelled) = value.content {
      return number(ofDecimal: spelled).map { ($0, .number(spelled)) }
    }
    guard let text = value.string, let number = number(of: text) else { return nil }
    for spelling in [ComponentSpelling.decimal, .hex, .integer] where spelling.text(number) == text
    {
      return (number, spelling)
    }
    return (number, .verbatim(text))
  }

  private static func number(of text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).flatMap(level)
    }
    if text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) { return Int(text).flatMap(level) }
    return number(ofDecimal: text)
  }

  private static func level(_ level: Int) -> Double? {
    0...255 ~= level ? Double(level) / 255 : nil
  }

  private static func number(ofDecimal text: String) -> Double? {
    let isDecimal = text.utf8.allSatisfy { byte in
      0x30...0x39 ~= byte || ".+-eE".utf8.contains(byte)
    }
    guard isDecimal, text.utf8.count <= 64, let number = Double(text), number.isFinite else {
      return nil
    }
    let places = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
    guard places?.utf8.count == 3, 0...1 ~= number else { return number }
    let level = (number * 255).rounded() / 255
    return threePlaces(level) == threePlaces(number) ? level : number
  }

  /// Returns a number in this spelling; in the usual one where it cannot be said so.
  func value(of number: Double) -> JSONValue? {
    switch self {
    case .absent: number == 1 ? nil : .string(Self.decimal(number))
    case .number(let spelled):
      JSONValue(.number(Self.number(ofDecimal: spelled) == number ? spelled : number.plainDecimal))
    case .verbatim(let text):
      .string(Self.number(of: text) == number ? text : Self.decimal(number))
    case .decimal, .hex, .integer: .string(text(number) ?? Self.decimal(number))
    }
  }

  private func text(_ number: Double) -> String? {
    switch self {
    case .decimal: return Self.decimal(number)
    case .hex, .integer:
      let level = (number * 255).rounded()
      guard 0...255 ~= level, level / 255 == number else { return nil }
      if self == .hex {
        return "0x" + (level < 16 ? "0" : "") + String(Int(level), radix: 16, uppercase: true)
      }
      // Readers differ on what "1" says.
      return level == 1 ? nil : String(Int(level))
    default: return nil
    }
  }

  /// Returns a number with a point and as many places as say it, three at least.
  static func decimal(_ number: Double) -> String {
    let three = threePlaces(number)
    if self.number(ofDecimal: three) == number { return three }
    var text = number.plainDecimal
    if !text.contains(".") { text += ".0" }
    let places = text.split(separator: ".").last?.utf8.count ?? 0
    return text + String(repeating: "0", count: max(0, 4 - places))
  }

  private static func threePlaces(_ number: Double) -> String {
    let thousandths = Int(min(max(number * 1000, -1e12), 1e12).rounded())
    let digits = String(thousandths.magnitude)
    let padded = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return (thousandths < 0 ? "-" : "") + padded.dropLast(3) + "." + padded.suffix(3)
  }
}

extension ComponentSpelling {
  /// The word for the spelling as a tint keeps it; nil for the usual one.
  var word: String? {
    switch self {
    case .decimal: nil
    case .hex: "hex"
    case .integer: "integer"
    case .absent: "absent"
    case .verbatim(let text): "=" + text
    case .number(let spelled): "number " + spelled
    }
  }

  /// Reads the word.
  init?(word: String) {
    switch word {
    case "hex": self = .hex
    case "integer": self = .integer
    case "absent": self = .absent
    case _ where word.hasPrefix("="):
      self = .verbatim(String(word.dropFirst()))
    case _ where word.hasPrefix("number "):
      let spelled = String(word.dropFirst("number ".count))
      // What another program wrote might be no number, and would break the file.
      guard let value = try? JSONValue(reading: Array(spelled.utf8)), value.double != nil else {
        return nil
      }
      self = .number(spelled)
    default: return nil
    }
  }
}

extension Double {
  /// The shortest digits that read back the same, without an exponent.
  fileprivate var plainDecimal: String {
    let text = canonicalNumber("\(self)")
    guard let mark = text.firstIndex(of: "e"), let power = Int(text[text.index(after: mark)...])
    else { return text }
    let mantissa = text[..<mark]
    let isNegative = mantissa.hasPrefix("-")
    let digits = mantissa.filter { $0 != "." && $0 != "-" }
    guard -400...0 ~= power else { return text }
    return (isNegative ? "-" : "") + "0." + String(repeating: "0", count: -power - 1) + digits
  }
}
