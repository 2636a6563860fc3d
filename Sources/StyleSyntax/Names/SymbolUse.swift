import JSON
import SwiftText

/// The name of a system symbol that the Swift of a style gives as a literal.
package struct SymbolUse: Hashable, Sendable {
  /// The name.
  package var name: String

  /// The byte offset of the literal in the text that was read.
  package var offset: Int

  /// Returns the symbols that a document names at `systemName:` and `systemImage:`, in the order of
  /// their places.
  package static func all(in document: Document) -> [SymbolUse] {
    let names = DeclaredNames(of: document)
    return TypedWalk.run(SymbolVisitor(), over: document, names: names).inOrder
  }
}

/// Gathers the symbols that calls name.
struct SymbolVisitor: TypedVisitor {
  private var uses: [SymbolUse] = []

  /// The symbols in the order of their places.
  var inOrder: [SymbolUse] { uses.sorted { ($0.offset, $0.name) < ($1.offset, $1.name) } }

  /// Creates a visitor that has seen nothing.
  init() {}

  /// Takes the literals of a call.
  mutating func visit(_ site: CallSite) {
    for argument in site.call.arguments ?? [] {
      guard argument.label == "systemName" || argument.label == "systemImage",
        case .string(let text) = argument.value.kind,
        case .text(let name)? = try? StringLiteral.segments(of: text).only
      else { continue }
      uses.append(SymbolUse(name: name, offset: argument.value.offset))
    }
  }
}

extension Array {
  /// The only element; nil where there are none or several.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
