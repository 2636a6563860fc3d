/// One way to call a view, a modifier or a value: its parameters in order.
package struct Signature: Hashable, Sendable {
  /// A parameter.
  package struct Parameter: Hashable, Sendable {
    /// The label that a caller writes; nil for none.
    package var label: String?

    /// The name inside, for messages.
    package var name: String

    /// The type.
    package var type: ValueType

    /// Whether `nil` may stand for it.
    package var isOptional: Bool

    /// Whether any number of values may stand for it.
    package var isVariadic: Bool

    /// The default as Swift; nil where the caller must give a value.
    package var defaultValue: String?

    /// Creates a parameter.
    package init(
      label: String?, name: String, type: ValueType, isOptional: Bool, isVariadic: Bool,
      defaultValue: String?
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.isOptional = isOptional
      self.isVariadic = isVariadic
      self.defaultValue = defaultValue
    }

    /// Whether a call may leave it out.
    package var canBeLeftOut: Bool { defaultValue != nil || isVariadic }
  }

  /// The name that is called.
  package var name: String

  /// The parameters in order.
  package var parameters: [Parameter]

  /// Creates a signature.
  package init(name: String, parameters: [Parameter]) {
    self.name = name
    self.parameters = parameters
  }

  /// Reads a line of the vocabulary: `frame(width: CGFloat? = nil, alignment: Alignment =
  /// .center)`.
  package init?(_ line: some StringProtocol) {
    guard let open = line.firstIndex(of: "("), line.last == ")" else { return nil }
    name = String(line[..<open])
    let inside = line[line.index(after: open)...].dropLast()
    parameters = []
    for part in Self.split(Substring(inside)) {
      guard let parameter = Parameter(part) else { return nil }
      parameters.append(parameter)
    }
  }

  /// The parts between commas that stand outside of brackets and quotes.
  private static func split(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        parts.append(text[start..<index])
        start = text.utf8.index(after: index)
      default: break
      }
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts
  }
}

extension Signature.Parameter {
  /// Reads `label name: Type = default`; nil where there is no colon.
  fileprivate init?(_ text: Substring) {
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
