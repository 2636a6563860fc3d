import SwiftText

/// A path of members in a colour's place that may be a tint.
struct ColorPath {
  /// The components: `["DesignTokens", "signal"]`; `["brand"]` for `.brand` and `Color.brand`.
  var components: [String]

  /// The bytes from the first component to the end of the last.
  var range: Range<Int>

  /// Reads the path at the start of an expression; nil where it is no path, is known to SwiftUI, or
  /// begins with a name of the document's own.
  init?(_ expression: Expression, names: DeclaredNames, isResource: Bool) {
    var components: [String] = []
    var end = 0
    var links: ArraySlice<Link> = []
    var root = expression
    if case .chain(let first, let rest) = expression.kind {
      root = first
      links = rest[...]
    }
    var start = root.offset
    switch root.kind {
    case .implicitMember(let name):
      components = [name]
      start += 1
      end = start + name.utf8.count
    case .name(let name) where name.isTypeName && name != "Self":
      if name == "Color" || name == "ShapeStyle" {
        guard let first = links.first, case .member(let member) = first.kind else { return nil }
        links.removeFirst()
        start = first.offset + 1
        components = [member]
        end = start + member.utf8.count
      } else {
        components = [name]
        end = start + name.utf8.count
      }
    default: return nil
    }
    Self.takeMembers(&links, into: &components, end: &end)
    if case .call? = links.first?.kind {
      // What is called last is a method: `.brand.opacity(0.2)` names `brand`.
      return nil
    }
    guard let first = components.first, !names.all.contains(first) else { return nil }
    if components.count == 1 {
      guard !first.isTypeName, !Self.isKnown(first, isResource: isResource) else { return nil }
    } else if !first.isTypeName, Self.isKnown(first, isResource: isResource) {
      return nil
    }
    self.components = components
    range = start..<end
  }

  /// The names to look the tint up by: the whole path, then its last component.
  var candidates: [String] {
    let whole = components.joined(separator: ".")
    return components.count == 1 ? [whole] : [whole, components[components.count - 1]]
  }

  /// Takes the uncalled members that name a colour; what SwiftUI's colours have of their own, and
  /// what is called, ends the path.
  private static func takeMembers(
    _ links: inout ArraySlice<Link>, into components: inout [String], end: inout Int
  ) {
    while let link = links.first, case .member(let name) = link.kind {
      let next = links.dropFirst().first
      if case .call? = next?.kind {
        links = []
        return
      }
      if name == "gradient" || components.count >= 16 {
        links = []
        return
      }
      components.append(name)
      end = link.offset + 1 + name.utf8.count
      links.removeFirst()
    }
  }

  /// Whether SwiftUI has a colour of a name itself; in `Color(.name)`, also UIKit.
  static func isKnown(_ name: String, isResource: Bool) -> Bool {
    if Vocabulary.members(of: .shapeStyle).contains(name) { return true }
    if Vocabulary.members(of: .color).contains(name) { return true }
    return isResource && Vocabulary.members(of: .named("UIColor")).contains(name)
  }
}
