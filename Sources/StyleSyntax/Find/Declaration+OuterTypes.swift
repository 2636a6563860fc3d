import SwiftText

extension Declaration {
  /// Makes an extension of a nested type, which is stored at top level, one of the type's last
  /// name.
  mutating func drop(outerTypes: [String], of name: String) {
    switch kind {
    case .type(var type):
      guard type.keyword == "extension" else { return }
      let path = (outerTypes + [name]).joined(separator: ".")
      if type.name == path { type.name = name }
      if let requirements = type.requirements, requirements.hasSuffix(" == \(path)") {
        type.requirements = String(requirements.dropLast(path.count)) + name
      }
      kind = .type(type)
    case .conditional(var clauses):
      for clause in clauses.indices {
        for index in clauses[clause].content.indices {
          clauses[clause].content[index].drop(outerTypes: outerTypes, of: name)
        }
      }
      kind = .conditional(clauses)
    default: break
    }
  }
}
