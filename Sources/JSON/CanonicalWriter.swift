import Diagnostics

extension JSONValue {
  /// The canonical UTF-8 of the value, which hashes cover.
  ///
  /// No blanks; keys sorted by their bytes; members whose value is an empty array left out; numbers
  /// in their shortest spelling; in strings only `"`, `\` and control characters below U+0020
  /// escaped, with the short escapes where JSON has one. Reading it and writing it again gives the
  /// same bytes.
  package var canonical: [UInt8] {
    var output: [UInt8] = []
    appendCanonical(to: &output)
    return output
  }

  private func appendCanonical(to output: inout [UInt8]) {
    switch content {
    case .null: output.append(contentsOf: "null".utf8)
    case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let spelling): output.append(contentsOf: canonicalNumber(spelling).utf8)
    case .string(let text): appendString(text, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        element.appendCanonical(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      let kept = sortedByKey(members.filter { $0.value.content != .array([]) })
      for (index, member) in kept.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        appendString(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.appendCanonical(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }
}

/// Returns members in the order of the bytes of their keys.
func sortedByKey(_ members: [JSONMember]) -> [JSONMember] {
  members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
}

private func appendString(_ text: String, to output: inout [UInt8]) {
  output.append(UInt8(ascii: "\""))
  var text = text
  text.withUTF8 { bytes in
    var rest = bytes[...]
    while let index = rest.firstIndex(where: isEscaped) {
      output.append(contentsOf: rest[..<index])
      output.append(contentsOf: escape(bytes[index]).utf8)
      rest = rest[(index + 1)...]
    }
    output.append(contentsOf: rest)
  }
  output.append(UInt8(ascii: "\""))
}

private func isEscaped(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}

/// Returns the shortest escape of an ASCII character.
func escape(_ byte: UInt8) -> String {
  switch byte {
  case UInt8(ascii: "\""): "\\\""
  case UInt8(ascii: "\\"): "\\\\"
  case 0x08: "\\b"
  case 0x09: "\\t"
  case 0x0A: "\\n"
  case 0x0C: "\\f"
  case 0x0D: "\\r"
  default: "\\u" + hexadecimal(UInt32(byte), digits: 4)
  }
}
