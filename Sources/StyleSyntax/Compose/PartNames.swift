import SwiftText

/// What the Swift of a part names that only it can see.
struct PartNames {
  /// Where a parameter that has no value goes.
  enum Place {
    /// It becomes the composed style's: its type, nil where its value tells it, and its value.
    case own(type: String?, value: Expression?)

    /// It cannot be told outside of the part; why.
    case inside(String)
  }

  private let style: String
  private var nested: Set<String> = []
  private var hidden: Set<String> = []
  private var generics: Set<String> = []
  private let declared: Set<String>

  /// Gathers the names of a part.
  init(of source: StyleSource) {
    style = source.name
    declared = DeclaredNames(of: source.document).all
    collect(source.document.declarations, isOwn: false, depth: 0)
  }

  /// Tells where a parameter goes.
  func outside(_ parameter: StyleParameter) -> Place {
    if parameter.isWrapped { return .inside("a property wrapper stands before it") }
    var type = parameter.type
    for word in ["@escaping ", "@Sendable @escaping "] where type.hasPrefix(word) {
      type = String(type.dropFirst(word.count))
    }
    if type.hasPrefix("@autoclosure") || type.hasPrefix("inout ") || type.hasSuffix("...")
      || type.hasPrefix("some ") || type.contains(" some ")
    {
      return .inside("no property can have its type, \(parameter.type)")
    }
    let words = TypeWords(type)
    if let word = words.names.first(where: generics.contains) {
      return .inside("its type, \(word), is generic")
    }
    if let word = words.names.first(where: hidden.contains) {
      return .inside("its type, \(word), is private")
    }
    if let value = parameter.defaultValue, let name = FreeNames.first(in: value, where: isInside) {
      return .inside("its default names '\(name)'")
    }
    guard !type.isEmpty else { return .own(type: nil, value: parameter.defaultValue) }
    let spelled = words.replacing { word in
      word == "Self" ? style : nested.contains(word) ? "\(style).\(word)" : word
    }
    // An optional variable has this default without being told.
    if case .name("nil")? = parameter.defaultValue?.kind, spelled.hasSuffix("?") {
      return .own(type: spelled, value: nil)
    }
    return .own(type: spelled, value: parameter.defaultValue)
  }

  private func isInside(_ name: String) -> Bool {
    name == "self" || name == "Self" || declared.contains(name)
  }

  private mutating func collect(_ declarations: [Declaration], isOwn: Bool, depth: Int) {
    guard depth < 32 else { return }
    for declaration in declarations {
      switch declaration.kind {
      case .type(let type):
        if type.keyword != "extension" {
          if isOwn { nested.insert(type.name) }
          if declaration.isPrivate { hidden.insert(type.name) }
        }
        if type.name == style {
          generics.formUnion(TypeWords(type.generics).declared)
          collect(type.members, isOwn: true, depth: depth + 1)
        }
      case .function(let function) where isOwn && function.keyword.hasPrefix("init"):
        generics.formUnion(TypeWords(function.generics).declared)
      case .conditional(let clauses):
        for clause in clauses { collect(clause.content, isOwn: isOwn, depth: depth + 1) }
      default: break
      }
    }
  }
}
