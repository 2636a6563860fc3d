import Diagnostics

extension JSONValue {
  /// The value for people and their terminals, without a final line break.
  ///
  /// Two blanks of indentation; sorted keys; control characters, line separators and bidi controls
  /// escaped, so that nothing in a text can act on a terminal. Empty arrays are kept.
  package var pretty: String {
    var output = ""
    appendPretty(to: &output, depth: 0)
    return output
  }

  private func appendPretty(to output: inout String, depth: Int) {
    switch content {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .number(let spelling): output += canonicalNumber(spelling)
    case .string(let text): appendVisible(text, to: &output)
    case .array(let elements):
      appendList(elements, brackets: ("[", "]"), to: &output, depth: depth) { element, output in
        element.appendPretty(to: &output, depth: depth + 1)
      }
    case .object(let members):
      appendList(sortedByKey(members), brackets: ("{", "}"), to: &output, depth: depth) {
        member, output in
        appendVisible(member.key, to: &output)
        output += ": "
        member.value.appendPretty(to: &output, depth: depth + 1)
      }
    }
  }
}

private func appendList<Element>(
  _ elements: [Element], brackets: (open: String, close: String), to output: inout String,
  depth: Int, append: (Element, inout String) -> Void
) {
  guard !elements.isEmpty else {
    output += brackets.open + brackets.close
    return
  }
  output += brackets.open
  for (index, element) in elements.enumerated() {
    output += index > 0 ? ",\n" : "\n"
    output += String(repeating: "  ", count: depth + 1)
    append(element, &output)
  }
  output += "\n" + String(repeating: "  ", count: depth) + brackets.close
}

private func appendVisible(_ text: String, to output: inout String) {
  output += "\""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0..<0x20, 0x22, 0x5C: output += escape(UInt8(scalar.value))
    case _ where isInvisible(scalar): output += "\\u" + hexadecimal(scalar.value, digits: 4)
    default: output.unicodeScalars.append(scalar)
    }
  }
  output += "\""
}
