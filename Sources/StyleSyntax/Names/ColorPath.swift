import SwiftText
import Vocabulary

/// A path of members in a colour's place that may be a tint.
struct ColorPath {
  /// The components: `["DesignTokens", "signal"]`; `["brand"]` for `.brand` and `Color.brand`.
  var components: [String]

  /// The bytes from the first component to the end of the last.
  var range: Range<Int>

  /// Where the expression begins, with its `Color` or its dot.
  var start: Int

  /// Reads the path at the start of an expression; nil where it is no path, is known to SwiftUI, or
  /// begins with a name of the document's own.
  init?(_ expression: Expression, names: DeclaredNames, isResource: Bool) {
    guard let begin = Self.begin(of: expression), !names.all.contains(begin.name) else {
      return nil
    }
    var links = begin.links
    var components = [begin.name]
    var end = begin.offset + begin.name.utf8.count
    Self.takeMembers(&links, into: &components, end: &end)
    // What is called at once, as `.brand(2)`, is a function.
    if case .call? = links.first?.kind { return nil }
    let isOwn = begin.name.isTypeName
    if isOwn ? components.count == 1 : Self.isKnown(begin.name, isResource: isResource) {
      return nil
    }
    self.components = components
    range = begin.offset..<end
    start = expression.root.offset
  }

  /// The first component, where its name begins, and the links behind it; nil where none can begin.
  private static func begin(
    of expression: Expression
  ) -> (name: String, offset: Int, links: ArraySlice<Link>)? {
    var root = expression
    var links: ArraySlice<Link> = []
    if case .chain(let first, let rest) = expression.kind { (root, links) = (first, rest[...]) }
    switch root.kind {
    case .implicitMember(let name): return (name, root.offset + 1, links)
    case .name("Color"), .name("ShapeStyle"):
      guard let first = links.popFirst(), case .member(let name) = first.kind else { return nil }
      return (name, first.offset + 1, links)
    case .name(let name) where name.isTypeName && name != "Self": return (name, root.offset, links)
    default: return nil
    }
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
    if Vocabulary.isMember(name, of: .shapeStyle) { return true }
    if Vocabulary.isMember(name, of: .color) { return true }
    return isResource && Vocabulary.isMember(name, of: .named("UIColor"))
  }
}
