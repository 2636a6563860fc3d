/// Bytes of XML or HTML, put together piece by piece.
struct Markup {
  /// The bytes in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Appends markup as it stands; nothing that was read from anywhere comes through here.
  mutating func add(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Appends markup that is made already.
  mutating func add(bytes markup: [UInt8]) {
    bytes.append(contentsOf: markup)
  }

  /// Appends a text of any content as text, or as the value of an attribute in quotes.
  ///
  /// Characters that XML forbids, and those that end lines or turn their direction, become U+FFFD;
  /// line ends and tabs stay.
  mutating func add(text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: add("&amp;")
      case 0x3C: add("&lt;")
      case 0x3E: add("&gt;")
      case 0x22: add("&quot;")
      case 0x27: add("&#39;")
      case 0x09, 0x0A, 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: add("\u{FFFD}")
      case let value where value & 0xFFFE == 0xFFFE: add("\u{FFFD}")
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
  }

  /// Appends an element that holds a text alone, cut where it is too long to be read.
  mutating func add(element name: String, text: String, limit: Int = 300) {
    add("<\(name)>")
    let head = text.unicodeScalars.prefix(limit)
    add(text: String(head))
    if head.endIndex != text.unicodeScalars.endIndex { add("…") }
    add("</\(name)>")
  }

  /// Appends an attribute with a text of any content.
  mutating func add(attribute name: String, text: String) {
    add(" \(name)=\"")
    add(text: text)
    add("\"")
  }

  /// Appends an attribute with a number.
  mutating func add(attribute name: String, _ number: Double) {
    add(" \(name)=\"\(Self.decimal(number))\"")
  }

  /// Writes a number with at most some places after the point, the same in every locale.
  static func decimal(_ number: Double, places: Int = 2) -> String {
    guard !number.isNaN else { return "0" }
    let unit = (0..<places).reduce(1) { product, _ in product * 10 }
    let parts = Int((min(max(number, -1e9), 1e9) * Double(unit)).rounded())
    var text = (parts < 0 ? "-" : "") + "\(abs(parts) / unit)"
    var rest = abs(parts) % unit
    guard rest > 0 else { return text }
    // A one in front keeps the zeros that the rest starts with.
    rest += unit
    while rest % 10 == 0 { rest /= 10 }
    text += "." + "\(rest)".dropFirst()
    return text
  }
}

extension OpaqueColor {
  /// The colour as pages write it, without an opacity.
  var hex: String {
    let digits = Array("0123456789ABCDEF")
    return [red, green, blue].reduce(into: "#") { text, part in
      text.append(digits[Int(part >> 4)])
      text.append(digits[Int(part & 15)])
    }
  }
}
