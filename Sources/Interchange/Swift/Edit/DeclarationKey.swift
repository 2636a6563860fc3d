import SwiftText

/// What tells a declaration at top level from the others of its file, whatever is in it.
struct DeclarationKey: Hashable {
  private var words: [String]

  /// Names a declaration; nil for what has no name of its own, such as what stands under `#if`.
  init?(_ declaration: Declaration) {
    switch declaration.kind {
    case .type(let type) where type.keyword == "extension":
      words = ["extension", type.name, type.requirements ?? ""] + type.inherits.sorted()
    case .type(let type): words = ["type", type.name]
    case .function(let function):
      words = [function.keyword, function.name] + function.parameters.map(\.label)
    case .property(let property): words = ["value", property.name]
    case .line(let text): words = ["line", text]
    case .case, .conditional, .opaque: return nil
    }
  }
}
