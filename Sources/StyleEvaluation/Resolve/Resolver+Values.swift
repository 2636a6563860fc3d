import StylePreview

extension Resolver {
  /// Reads a length in points; nil where it is left out, `nil` or not known, which is told.
  ///
  /// Only a maximum may be infinite. Larger lengths than layout can work with are cut down.
  func length(_ value: Value?, isMaximum: Bool = false) -> Double? {
    guard let value, !value.isNil else { return nil }
    guard let number = Interpreter.numeric(value).map(Interpreter.double) else {
      noteUnknown(value)
      return nil
    }
    if number == .infinity, isMaximum { return number }
    guard number.isFinite else {
      interpreter.note("a length that is not finite is left out")
      return nil
    }
    return min(max(number, -Budget.length), Budget.length)
  }

  /// Reads a Boolean; the default where it is left out or not known.
  func flag(_ value: Value?, default standard: Bool) -> Bool {
    guard let value else { return standard }
    if case .bool(let flag) = value { return flag }
    noteUnknown(value)
    return standard
  }

  /// Reads the last name of a value such as `.leading` or `Alignment.leading`.
  func name(_ value: Value?) -> String? {
    switch value {
    case .term(let term)?: term.memberName
    case .enumeration(let enumeration)?: enumeration.name
    default: nil
    }
  }

  /// Reads a text: a string, or what wraps one.
  func string(_ value: Value?) -> String? {
    switch value {
    case .string(let text)?: text
    case .integer?, .number?, .enumeration?: value.map(interpreter.description)
    case .term(let term)?: string(term.arguments?.first?.value)
    default: nil
    }
  }

  /// Tells that a value is not known, where it has a name.
  func noteUnknown(_ value: Value) {
    if case .term(let term) = value { interpreter.noteUnknown(term.spelling) }
  }

  /// Reads an alignment of both axes; the middle where it is left out.
  func alignment(_ value: Value?) -> Alignment {
    guard let value else { return .center }
    if case .term(let term) = value, let arguments = term.arguments ?? term.steps.last?.arguments {
      let arguments = Arguments(arguments)
      return Alignment(
        horizontal: horizontal(arguments["horizontal"]), vertical: vertical(arguments["vertical"]))
    }
    let name = name(value) ?? ""
    if let vertical = Alignment.Vertical(rawValue: name) { return Alignment(vertical: vertical) }
    if let horizontal = Alignment.Horizontal(rawValue: name) {
      return Alignment(horizontal: horizontal)
    }
    if let alignment = Alignment(named: name) { return alignment }
    for side in [Alignment.Horizontal.leading, .trailing] {
      let suffix = side == .leading ? "Leading" : "Trailing"
      guard name.hasSuffix(suffix) else { continue }
      let start = String(name.dropLast(suffix.count))
      if let vertical = Alignment.Vertical(rawValue: start) {
        return Alignment(horizontal: side, vertical: vertical)
      }
    }
    noteUnknown(value)
    return .center
  }

  /// Reads the alignment of a column.
  func horizontal(_ value: Value?) -> Alignment.Horizontal {
    alignment(value).horizontal
  }

  /// Reads the alignment of a row; an alignment of the app's own is taken as the middle.
  func vertical(_ value: Value?) -> Alignment.Vertical {
    alignment(value).vertical
  }

  /// Reads the edges that `.horizontal`, `[.top, .leading]` or `.all` name; nil where it is none.
  func edges(_ value: Value) -> Set<String>? {
    switch value {
    case .array(let elements):
      return elements.reduce(into: Set()) { $0.formUnion(edges($1) ?? []) }
    default:
      switch name(value) {
      case "all"?: return ["top", "leading", "bottom", "trailing"]
      case "horizontal"?: return ["leading", "trailing"]
      case "vertical"?: return ["top", "bottom"]
      case let edge? where ["top", "leading", "bottom", "trailing"].contains(edge): return [edge]
      default: return nil
      }
    }
  }

  /// Reads insets: `EdgeInsets(top: …)`, `.init(…)`, `EdgeInsets()`; nil where it is none.
  func insets(_ value: Value) -> EdgeInsets? {
    guard case .term(let term) = value, term.rootName == "EdgeInsets" || term.rootName == "init",
      let list = term.arguments
    else { return nil }
    let arguments = Arguments(list)
    func edge(_ label: String) -> Double { arguments[label].flatMap { length($0) } ?? 0 }
    return EdgeInsets(
      top: edge("top"), leading: edge("leading"), bottom: edge("bottom"),
      trailing: edge("trailing"))
  }
}

extension Alignment {
  /// Creates one of the alignments on lines of text, or that of the separators of a list; nil for others.
  fileprivate init?(named name: String) {
    switch name {
    case "listRowSeparatorLeading": self.init(horizontal: .leading)
    case "listRowSeparatorTrailing": self.init(horizontal: .trailing)
    case "centerFirstTextBaseline": self.init(vertical: .firstTextBaseline)
    case "centerLastTextBaseline": self.init(vertical: .lastTextBaseline)
    case "leadingFirstTextBaseline":
      self.init(horizontal: .leading, vertical: .firstTextBaseline)
    case "leadingLastTextBaseline": self.init(horizontal: .leading, vertical: .lastTextBaseline)
    case "trailingFirstTextBaseline":
      self.init(horizontal: .trailing, vertical: .firstTextBaseline)
    case "trailingLastTextBaseline":
      self.init(horizontal: .trailing, vertical: .lastTextBaseline)
    default: return nil
    }
  }
}
