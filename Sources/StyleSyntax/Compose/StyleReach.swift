import Diagnostics
import SwiftText

/// Tells whether the labels in a style's body ask the styles around it.
///
/// SwiftUI: a label takes the nearest style; a label in the body of that style takes the next one. A
/// body without a label, or one whose labels all get a style that has none, ends the chain.
package struct StyleReach {
  private let find: (StyleReferences.StyleUse.Target) -> StyleSource?
  private var known: [String: Bool] = [:]

  /// The styles within styles that are looked into; what is deeper is drawn by no preview either.
  private static let depthLimit = 64

  private var depth = 0

  /// Creates a judge that finds the styles which Swift names in a catalog.
  package init(find: @escaping (StyleReferences.StyleUse.Target) -> StyleSource?) {
    self.find = find
  }

  /// Returns whether some label of a part asks the styles outside; where that is unclear, it does.
  package mutating func asksOuterStyle(_ part: ComposedPart) -> Bool {
    switch part.style {
    case .builtIn: false
    case .source(let source): asksOuterStyle(source)
    case .expression(let expression): asksOuterStyle(givenBy: expression)
    }
  }

  /// Returns whether some label in a style's Swift asks the styles outside.
  package mutating func asksOuterStyle(_ source: StyleSource) -> Bool {
    if let answer = known[source.name] { return answer }
    // A style that comes by itself again says nothing against it.
    known[source.name] = true
    guard depth < Self.depthLimit else { return true }
    depth += 1
    defer { depth -= 1 }
    var search = LabelSearch(of: source, reach: self)
    let answer = search.findsOpenLabel()
    known = search.reach.known
    known[source.name] = answer
    return answer
  }

  /// Returns whether the style that an argument of `labelStyle` means asks the styles outside.
  mutating func asksOuterStyle(givenBy expression: Expression) -> Bool {
    switch expression.root.kind {
    case .implicitMember(let name):
      if BuiltInLabelStyle(rawValue: name) != nil, expression.uncalledImplicitMember != nil {
        return false
      }
      return asksOuterStyle(.member(name))
    case .name(let name): return asksOuterStyle(ofType: name)
    default: return true
    }
  }

  /// Returns whether a style asks the styles outside, by the name of its type.
  mutating func asksOuterStyle(ofType name: String) -> Bool {
    BuiltInLabelStyle(typeName: name) == nil && asksOuterStyle(.type(name))
  }

  private mutating func asksOuterStyle(_ target: StyleReferences.StyleUse.Target) -> Bool {
    find(target).map { asksOuterStyle($0) } ?? true
  }
}

extension Composition {
  /// Warns of each part that no label ever asks, as one closer to the label has none.
  package func unreached(_ reach: inout StyleReach) -> [Diagnostic] {
    guard let end = parts.firstIndex(where: { !reach.asksOuterStyle($0) }) else { return [] }
    let reason =
      if case .builtIn = parts[end].style {
        "\(parts[end].name) asks no style around it"
      } else {
        "\(parts[end].name) has no Label in its body that asks for it"
      }
    return parts[(end + 1)...].map { part in
      let hint =
        reach.asksOuterStyle(part)
        ? "the first style is the closest to the label: give \(part.name) before \(parts[end].name)"
        : "both end the chain: leave one of them out"
      return Diagnostic(
        .warning, message: "\(part.name) is never reached: \(reason)", hint: hint)
    }
  }
}
