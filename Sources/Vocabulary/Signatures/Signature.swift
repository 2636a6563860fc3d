/// One way to call an initializer, a method or a function: its parameters in order, what it is called
/// on and what it gives.
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

    /// The types of what a closure is given; empty for what is no closure.
    package var closureParameters: [ValueType] = []

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

  /// What it is called on.
  package var receiver: Receiver = .none

  /// The type of what it gives; `any` where that is not known.
  package var result: ValueType = .any

  /// Whether it may give `nil`.
  package var isResultOptional = false

  /// Since when it is there.
  package var availability: Availability = .always

  /// Whether there are more ways to call the name than the vocabulary has.
  package var isPartlyKnown = false

  /// What a call is made on.
  package enum Receiver: Hashable, Sendable {
    /// Nothing: a function, or one of a document whose place does not matter.
    case none

    /// A type that is made: `Text("Monday")`.
    case initializer(of: String)

    /// A value of a type: `configuration.icon.padding()`.
    case value(of: String)

    /// A type itself: `Font.system(size: 12)`.
    case type(String)
  }

  /// Whether it is called on a value.
  package var isInstance: Bool {
    if case .value = receiver { true } else { false }
  }

  /// Whether it is one of the vocabulary's, and none that a document declares.
  package var isOfVocabulary: Bool { receiver != .none || availability != .always }

  /// Creates a signature.
  package init(name: String, parameters: [Parameter]) {
    self.name = name
    self.parameters = parameters
  }

  /// Reads a declaration of the vocabulary: `func(_ isActive: Bool) -> Text @16`, with `static` before
  /// it for what belongs to a type, or `init(verbatim: String) @13`; nil where it is none of them.
  init?(declaration: Substring, name: String, owner: String?) {
    var text = declaration
    let isPartlyKnown = text.takePartial()
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")),
      let availability = Availability(takenFrom: &text), let close = Self.close(of: open, in: text)
    else { return nil }
    self.init(name: name, parameters: [])
    self.isPartlyKnown = isPartlyKnown
    self.availability = availability
    let inside = text[text.utf8.index(after: open)..<close]
    for part in Self.split(inside) {
      guard let parameter = Parameter(part) else { return nil }
      parameters.append(parameter)
    }
    switch (text[..<open], owner) {
    case ("init", let owner?), ("init?", let owner?):
      receiver = .initializer(of: owner)
      result = ValueType(swift: owner)
      isResultOptional = text[..<open].last == "?"
    case ("func", nil): readResult(text[close...])
    case ("func", let owner?):
      receiver = .value(of: owner)
      readResult(text[close...])
    case ("static func", let owner?):
      receiver = .type(owner)
      readResult(text[close...])
    default: return nil
    }
  }

  private mutating func readResult(_ text: Substring) {
    let spelling = text.dropFirst(") -> ".count)
    result = ValueType(swift: spelling)
    isResultOptional = spelling.utf8.last == UInt8(ascii: "?")
  }

  /// The index of the bracket that closes the one at an index.
  private static func close(of open: Substring.Index, in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text[open...].utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The parts between commas that stand outside of brackets and quotes.
  static func split(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
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
