import JSON
import SwiftText

extension Part {
  /// The text as a person is shown it: Swift in its canonical layout, the text of a string without
  /// quotes, other JSON as it is stored.
  var shownText: String {
    switch kind {
    case .field: return Self.shown(json: text)
    case .label: return labelText
    case .object:
      return parts.first { $0.kind == .swift || $0.kind == .unread }?.shownText ?? text
    case .member, .swift: return printedDeclaration ?? plainText
    case .statement, .conditional, .selection, .guarded: return printedStatement ?? plainText
    case .view, .modifier, .text, .closure: return printedExpression ?? plainText
    default: return plainText
    }
  }

  /// The text without the signs that part it from what stands before it.
  private var plainText: String {
    var text = Substring(text).trimmed
    for sign in ["= ", ": ", "-> ", "where "] where text.hasPrefix(sign) {
      text = text.dropFirst(sign.count)
    }
    return String(text)
  }

  /// The title and the symbol of a label, and what else it has.
  private var labelText: String {
    let others = parts.filter { !["id", "title", "systemImage"].contains($0.key) }
    let known = ["title", "systemImage"].compactMap { key in
      parts.first { $0.key == key }?.shownText
    }
    return (known + others.map { "\($0.key) \($0.shownText)" }).joined(separator: ", ")
  }

  private static func shown(json text: String) -> String {
    guard let value = try? JSONValue(reading: Array(text.utf8)) else { return text }
    if let string = value.string { return string }
    if let members = value.object, let alias = value["alias"]?.string {
      if members.count == 1 { return "alias \(alias)" }
      if members.count == 2, let isSystem = value["system"]?.bool {
        return (isSystem ? "the system's " : "alias ") + alias
      }
    }
    return text
  }

  private var printedDeclaration: String? {
    guard let document = try? Reader.document(text) else { return nil }
    return String(Substring(Printer.print(document)).trimmed)
  }

  private var printedExpression: String? {
    guard let expression = try? Reader.expression(text) else { return nil }
    return Printer.print(expression)
  }

  /// Printed as the only statement of a function.
  private var printedStatement: String? {
    guard let document = try? Reader.document("func f() {\n\(text)\n}") else { return nil }
    let lines = Printer.print(document).split(separator: "\n").dropFirst().dropLast()
    return lines.map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
  }
}
