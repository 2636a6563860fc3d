import JSON

extension Part {
  /// The text of the part: Swift that reads back to it, or JSON.
  ///
  /// Lines and blanks are not those of the canonical layout, which printing makes.
  var text: String {
    var writer = PartWriter()
    writer.write(self)
    return writer.output
  }
}

/// Writes parts as text.
struct PartWriter {
  /// The text so far.
  fileprivate(set) var output = ""

  /// Writes a part.
  mutating func write(_ part: Part) {
    switch part.content {
    case .text(let text): output += text
    case .fields(let parts): fields(of: part.kind, parts)
    case .list(let parts): list(of: part.kind, parts)
    }
  }

  private mutating func fields(of kind: PartKind, _ parts: [Part]) {
    if kind == .call { return call(parts) }
    for part in parts { write(part) }
  }

  private mutating func between(
    _ opener: String, _ write: (inout PartWriter) -> Void, _ closer: String
  ) {
    output += opener
    write(&self)
    output += closer
  }

  private mutating func call(_ parts: [Part]) {
    guard parts.count == 3 else { return }
    if !parts[1].parts.isEmpty {
      between("(", { $0.write(parts[1]) }, ")")
    } else if !parts[0].isAbsent || parts[2].parts.isEmpty {
      // Both sides can have removed an argument each, so that none is left.
      output += "()"
    }
    write(parts[2])
  }

  private mutating func list(of kind: PartKind, _ parts: [Part]) {
    switch kind {
    case .labels: between("[", { $0.joined(parts, ",") }, "]")
    case .object, .label:
      output += "{"
      for (index, part) in parts.enumerated() {
        between(index > 0 ? "," : "", { $0.output += Self.key(part.key) }, "")
        write(part)
      }
      output += "}"
    case .arguments, .parameters: joined(parts, ", ")
    case .inherits:
      if !parts.isEmpty { output += ": " }
      joined(parts, ", ")
    case .branches: joined(parts, " else ")
    case .clauses: joined(parts, "\n")
    case .statements: statements(parts)
    case .attributes: ended(parts, " ")
    case .comments, .members, .cases: ended(parts, "\n")
    case .modifiers: for part in parts { between("\n", { $0.write(part) }, "") }
    default: for part in parts { write(part) }
    }
  }

  private mutating func joined(_ parts: [Part], _ separator: String) {
    for (index, part) in parts.enumerated() {
      if index > 0 { output += separator }
      write(part)
    }
  }

  private mutating func ended(_ parts: [Part], _ end: String) {
    for part in parts { between("", { $0.write(part) }, end) }
  }

  /// The key of a member in JSON, with the colon behind it.
  static func key(_ key: String) -> String { string(key) + ":" }

  /// A string in JSON.
  static func string(_ text: String) -> String {
    String(decoding: JSONValue.string(text).canonical, as: UTF8.self)
  }

  /// Writes statements, with `;` between two of which the second would go on with the first.
  private mutating func statements(_ parts: [Part]) {
    for (index, part) in parts.enumerated() {
      write(part)
      if index + 1 < parts.count, part.ends(before: parts[index + 1]) { output += ";" }
      output += "\n"
    }
  }
}

extension Part {
  /// Whether a statement needs `;` at its end so that the next one begins.
  fileprivate func ends(before next: Part) -> Bool {
    switch parts.last?.kind {
    case .compilation: false
    case .returned where parts.last?.parts.first?.isAbsent == true: true
    default: next.parts.last?.beginsOpen ?? false
    }
  }

  /// Whether it begins with what would go on with the line before.
  private var beginsOpen: Bool {
    var part = self
    while true {
      if part.kind == .compilation || part.kind == .closure { return true }
      if case .text(let text) = part.content { return text.hasPrefix(".") || text.hasPrefix("{") }
      guard let first = part.parts.first else { return false }
      part = first
    }
  }
}
