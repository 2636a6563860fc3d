import StyleModel
import StyleSyntax

extension ExportPiece {
  /// Marks what the piece declares as deprecated, and leaves out the preview, which would use it.
  ///
  /// The extensions of a deprecated type are marked too: they name it.
  ///
  /// - Parameters:
  ///   - deprecation: What is said; nil for an item that is not deprecated.
  ///   - name: The name that the replacement has in Swift; nil where it has none.
  mutating func mark(_ deprecation: Deprecation?, renamed name: String?) {
    guard let deprecation else { return }
    preview = nil
    let attribute = deprecation.attribute(renamed: name)
    for index in declarations.indices {
      guard case .type(let type) = declarations[index].kind else { continue }
      if type.keyword == "extension", type.name == "Color" {
        for place in type.members.indices { mark(member: place, of: index, attribute) }
      } else if !declarations[index].attributes.contains(where: Deprecation.isAttribute) {
        declarations[index].attributes.insert(attribute, at: 0)
      }
    }
  }

  private mutating func mark(member place: Int, of index: Int, _ attribute: String) {
    guard case .type(var type) = declarations[index].kind else { return }
    type.members[place].attributes.insert(attribute, at: 0)
    declarations[index].kind = .type(type)
  }
}

extension ItemDocument {
  /// Returns the name in Swift of what is to be used instead of a deprecated item, if it has one.
  ///
  /// The closure says whether there is a tint of a name.
  func replacementInSwift(where isTint: (String) -> Bool) -> String? {
    guard let use = extras.deprecated?.use else { return nil }
    switch self {
    case .style: return BuiltInLabelStyle(name: use) == nil ? use : nil
    case .tint:
      if isTint(use) { return TintMember.name(of: use) }
      return SystemColor(name: use)?.memberOfColor
    case .labels: return SwiftName.labelsType(of: use)
    }
  }
}
