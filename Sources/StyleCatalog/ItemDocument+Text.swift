import StyleModel

extension ItemDocument {
  /// The document as people read, edit and add it: a style as Swift, anything else as JSON.
  package func text(named name: String) throws(InputError) -> String {
    if case .style(let style) = self { return style.swift }
    return face(name: try ItemName(stored: name, for: kind)).pretty + "\n"
  }
}
