import StyleModel

/// Returns a content that is a style with a body.
func style(_ body: String?, name: String = "Pill", members: String = "") throws -> ItemContent {
  let document = try body.map { body in
    let swift = """
      struct \(name): LabelStyle {
      \(members)
      func makeBody(configuration: Configuration) -> some View {
      \(body)
      }
      }
      """
    return ItemDocument.style(StyleDocument(swift: try canonicalSwift(swift)))
  }
  return ItemContent(name: try ItemName(name, for: .style), document: document)
}

/// Returns a content that is a tint, from the members of its JSON.
func tint(_ members: String?, name: String = "brand") throws -> ItemContent {
  try content(members, .tint, name)
}

/// Returns a content that is a label set, from labels such as `monday Monday sun.max`.
func labels(_ rows: [String]?, name: String = "week") throws -> ItemContent {
  let set = rows.map { rows in
    LabelSet(
      rows.map { row in
        let words = row.split(separator: " ").map(String.init)
        var label = LabelItem(id: words[0], title: words.count > 1 ? words[1] : words[0])
        for word in words.dropFirst(2) {
          let parts = word.split(separator: "=").map(String.init)
          if parts.count == 2 {
            label.translations[parts[0]] = parts[1]
          } else {
            label.systemImage = word
          }
        }
        return label
      })
  }
  return ItemContent(
    name: try ItemName(name, for: .labels), document: set.map(ItemDocument.labels))
}

/// Returns a content from the members of its JSON, without braces and format.
func content(_ members: String?, _ kind: ItemKind, _ name: String) throws -> ItemContent {
  let document = try members.map {
    try ItemDocument(stored: Array("{\"format\":1,\($0)}".utf8), kind: kind)
  }
  return ItemContent(name: try ItemName(name, for: kind), document: document)
}

/// Tells what came of a merge: the merged content, or a line for each conflict.
func told(_ outcome: Merge.Outcome) -> String {
  switch outcome {
  case .clean(let content): told(content)
  case .conflict(let conflicts): conflicts.map(told).joined(separator: "\n")
  }
}

/// Tells a conflict: its place, then the base and both sides.
func told(_ conflict: MergeConflict) -> String {
  let texts = [conflict.base, conflict.ours, conflict.theirs].map { $0 ?? "nothing" }
  return "\(conflict.place)? " + texts.map(oneLine).joined(separator: " | ")
}

/// Tells a content: its name where it is another, and what its document holds.
func told(_ content: ItemContent) -> String {
  let usual = ["Pill", "brand", "week"].contains(content.name.text)
  return (usual ? "" : "\(content.name): ") + told(content.document)
}

private func told(_ document: ItemDocument?) -> String {
  switch document {
  case nil: return "removed"
  case .style(let style):
    let lines = style.swift.split(separator: "\n").dropFirst().dropLast()
    let text = oneLine(lines.joined(separator: "\n"))
    let head = "func makeBody(configuration: Configuration) -> some View { "
    guard text.hasPrefix(head) else { return text }
    return String(text.dropFirst(head.count).dropLast(2))
  case .tint, .labels:
    let text = String(decoding: document?.canonical ?? [], as: UTF8.self)
    return text.replacingText("\"format\":1,", "").replacingText(",\"format\":1", "")
  }
}

/// The lines of a text with one blank between them, and none before a line that begins with a dot.
func oneLine(_ text: String) -> String {
  text.split(separator: "\n").reduce(into: "") { result, line in
    let text = line.drop { $0 == " " }
    result += (result.isEmpty || text.hasPrefix(".") ? "" : " ") + text
  }
}

extension String {
  /// The text with one piece in the place of another.
  fileprivate func replacingText(_ old: String, _ new: String) -> String {
    var rest = self[...]
    var result = ""
    while let range = rest.firstRange(of: old) {
      result += rest[..<range.lowerBound] + new
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
