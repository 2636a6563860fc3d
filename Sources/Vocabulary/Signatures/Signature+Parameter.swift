extension Signature.Parameter {
  /// Reads `label name: Type = default`; nil where there is no colon.
  init?(_ text: some StringProtocol) {
    let text = Substring(text)
    let part = Substring(text.utf8.drop { $0 == UInt8(ascii: " ") })
    guard let colon = part.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let words = part[..<colon].utf8.split(separator: UInt8(ascii: " "))
    guard let first = words.first, let last = words.last else { return nil }
    label = first.elementsEqual("_".utf8) ? nil : String(Substring(first))
    name = String(Substring(last))
    let rest = part.utf8[part.utf8.index(after: colon)...]
    var type = Substring(rest.drop { $0 == UInt8(ascii: " ") })
    if let equals = Self.defaultMark(in: type) {
      defaultValue = String(type[equals...].dropFirst(3))
      type = type[..<equals]
    }
    isVariadic = type.utf8.last == UInt8(ascii: ".") && type.hasSuffix("...")
    if isVariadic { type = type.dropLast(3) }
    isOptional = type.utf8.last == UInt8(ascii: "?")
    self.type = ValueType(swift: type)
    closureParameters = ValueType.closureParameters(of: type)
  }

  /// The index of ` = ` in the rest of a parameter.
  private static func defaultMark(in text: Substring) -> Substring.Index? {
    var previous: UInt8 = 0
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if byte == UInt8(ascii: "="), previous == UInt8(ascii: " ") {
        return text.utf8.index(before: index)
      }
      previous = byte
    }
    return nil
  }
}
