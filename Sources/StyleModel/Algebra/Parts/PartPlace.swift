import JSON

/// Where a part stands, in the words of its document.
struct PartPlace {
  /// The place: `dark`, `label 'monday' title`, `makeBody: configuration.icon.padding(.horizontal)`.
  let text: String

  /// Names the place of the last of some parts, each of which is in the one before it.
  init(_ path: [Part]) {
    var words: [String] = []
    var declarations: [String] = []
    var detail = ""
    for (index, part) in path.enumerated() {
      switch part.kind {
      case .object where part.key != "document": words.append(part.key)
      case .field: words.append(part.key)
      case .label: words.append("label '\(part.key)'")
      case .labels where index == path.count - 1, .swift where index == path.count - 1,
        .unread where index == path.count - 1:
        words.append(part.key)
      case .member:
        declarations.append(part.declaredName)
        detail = ""
      default: detail = Self.detail(part, isLast: index == path.count - 1, after: detail)
      }
    }
    if let first = declarations.first, declarations.count > 1, first == path.styleName {
      declarations.removeFirst()
    }
    if !declarations.isEmpty {
      words.append(declarations.joined(separator: ".") + (detail.isEmpty ? "" : ": \(detail)"))
    }
    text = words.isEmpty ? "document" : words.joined(separator: " ")
  }

  /// What a part adds to the place that is in a declaration, after what is known of it.
  private static func detail(_ part: Part, isLast: Bool, after detail: String) -> String {
    switch part.kind {
    case .view: return part.shortKey
    case .modifier: return detail + (part.key.hasPrefix(".") ? "" : " ") + part.title
    case .argument where UInt8(part.key) == nil: return detail + "(\(part.key):)"
    case .trailing where part.key != "{}": return detail + " \(part.key):"
    case .statement where isLast, .branch, .selectionCase, .clause:
      return part.shortKey
    default: return detail
    }
  }
}

extension Part {
  /// The greatest length of what a place says of one view or statement, in characters.
  private static let longestKey = 60

  /// The key, cut where it is long.
  fileprivate var shortKey: String {
    let line = key.split(separator: "\n").first.map(String.init) ?? ""
    return line.count > Self.longestKey || line != key
      ? line.prefix(Self.longestKey) + "…" : line
  }

  /// How a modifier is named: `.padding(.horizontal)`, `.frame`.
  fileprivate var title: String {
    guard name != key, let dot = key.dropFirst(name.count).firstIndex(of: ".") else {
      return name
    }
    return name + "(" + key[dot...].prefix { $0 != ")" } + ")"
  }

  /// How a declaration is named: its own name, an extension's with what it is of.
  fileprivate var declaredName: String {
    parts.last?.kind == .type ? parts.last?.name ?? name : name
  }
}

extension [Part] {
  /// The name of the style that the parts are of: the first type among them.
  fileprivate var styleName: String? {
    first { $0.kind == .member && $0.parts.last?.kind == .type }?.declaredName
  }
}
