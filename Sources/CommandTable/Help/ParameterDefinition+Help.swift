extension ParameterDefinition {
  /// The left column of help: `-w, --width <cells>`.
  var term: String {
    guard kind != .argument else { return "<\(valueName)>" + (isRepeating ? "..." : "") }
    let letter = short.map { "-\($0), " } ?? ""
    return letter + "--\(name)" + (kind == .option ? " <\(valueName)>" : "")
  }

  /// The right column of help, with the words that are allowed.
  var meaning: String {
    var text = help
    if !words.isEmpty { text += ": " + words.joined(separator: ", ") }
    if isRepeating && kind == .option { text += " (can be repeated)" }
    return text
  }

  /// How the usage line writes an argument: `<x>`, `[<x>]`, `<x>...`.
  var usage: String {
    isRequired ? term : "[\(term)]"
  }
}

extension [ParameterDefinition] {
  /// Returns the rows that help lists, by their headings in the order of the table.
  ///
  /// Options that have no heading of their own stand under the given one.
  func sections(_ heading: String) -> [(heading: String, rows: [ParameterDefinition])] {
    var sections: [(heading: String, rows: [ParameterDefinition])] = []
    for definition in self {
      let title =
        definition.kind == .argument
        ? "Arguments" : definition.heading.isEmpty ? heading : definition.heading
      if let index = sections.firstIndex(where: { $0.heading == title }) {
        sections[index].rows.append(definition)
      } else {
        sections.append((title, [definition]))
      }
    }
    return sections
  }
}
