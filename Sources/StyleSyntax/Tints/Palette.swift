import StyleModel
import SwiftText

/// The colour constants of a file's namespaces and of its extensions of `Color`.
struct Palette {
  /// A constant with the path that it is used by.
  struct Entry {
    /// The components of the path; those of `Color` itself have none of the type's.
    var path: [String]

    /// The tint that the description of an exported member names; nil without any.
    var tintName: String?

    /// What it is set to.
    var constant: ColorConstant

    /// The byte offset of its declaration.
    var offset: Int

    /// The path as Swift spells it.
    var swiftName: String { path.joined(separator: ".") }
  }

  /// The constants in the order of the file; a path is there once.
  private(set) var entries: [Entry] = []

  /// What the items with tints hold beside them, by their indices: the names of other members.
  private(set) var others: [Int: Set<String>] = [:]

  private var seen: Set<[String]> = []

  /// Reads the constants of a file's items; what cannot be read is passed over.
  init(_ items: [FileItem], in tokens: Tokens) {
    var reader = Reader(tokens)
    for index in items.indices where Self.mayHoldColors(items[index]) {
      guard let declaration = try? reader.declaration(at: items[index].outline.tokens),
        case .type(let type) = declaration.kind
      else { continue }
      let isColor = items[index].extendsColor
      let path = isColor ? [] : type.name.split(separator: ".").map(String.init)
      let count = entries.count
      let names = take(type.members, path: path, isInColor: isColor, depth: 0)
      if names.isEmpty || entries.count > count { others[index] = names }
    }
  }

  /// Whether an item is a namespace at top level by its outline: it has static members, and no body.
  private static func mayHoldColors(_ item: FileItem) -> Bool {
    let isOpen = !item.outline.attributes.contains { $0 == "private" || $0 == "fileprivate" }
    guard item.outerTypes.isEmpty, isOpen, item.isType || item.isExtension, !item.makesStyle,
      item.labelStyleTarget == nil
    else { return false }
    return holdsStatics(item.outline) || item.extendsColor && item.outline.holdsInitializersAlone
  }

  private static func holdsStatics(_ item: OutlineItem) -> Bool {
    if item.children.contains(where: { $0.name == "body" || $0.name == "makeBody" }) {
      return false
    }
    return item.children.contains { child in
      switch child.keyword {
      case "let", "var": child.attributes.contains("static")
      case "enum", "struct": holdsStatics(child)
      default: false
      }
    }
  }

  /// Takes the constants among members; returns the names of the others.
  private mutating func take(
    _ members: [Declaration], path: [String], isInColor: Bool, depth: Int
  ) -> Set<String> {
    var others: Set<String> = []
    guard depth < 16 else { return ["init"] }
    for member in members {
      switch member.kind {
      case .property(let property):
        if !take(property, of: member, path: path, isInColor: isInColor) {
          others.insert(property.name)
        }
      case .type(let type) where type.keyword != "extension" && !type.hasBody:
        let inner = take(
          type.members, path: path + [type.name], isInColor: false, depth: depth + 1)
        if !inner.isEmpty || type.members.isEmpty { others.insert(type.name) }
      case .type(let type): others.insert(type.name)
      case .conditional(let clauses):
        for clause in clauses.prefix(16) {
          others.formUnion(
            take(clause.content, path: path, isInColor: isInColor, depth: depth + 1))
        }
      case .function(let function):
        if isInColor, function.takesAppearances { continue }
        others.insert(function.name.isEmpty ? "init" : function.name)
      case .case(let enumerationCase): others.insert(enumerationCase.name)
      case .line, .opaque: others.insert("init")
      }
    }
    return others
  }

  /// Takes a constant; returns whether it is a tint, or says again what one is.
  private mutating func take(
    _ property: PropertyDeclaration, of member: Declaration, path: [String], isInColor: Bool
  ) -> Bool {
    guard member.attributes.contains("static"),
      !member.attributes.contains(where: { $0 == "private" || $0 == "fileprivate" }),
      let constant = ColorConstant(property, isInColor: isInColor)
    else { return false }
    let whole = path + [property.name]
    // `static var brand: Color { .brand }` in an extension of ShapeStyle only says it once more.
    if case .alias(let names) = constant, names[0] == whole.joined(separator: ".") { return true }
    if seen.insert(whole).inserted {
      entries.append(
        Entry(
          path: whole,
          tintName: isInColor ? TintMember.tint(of: property.name, in: member.comments) : nil,
          constant: constant, offset: member.offset))
    }
    if case .other = constant { return false }
    return true
  }
}

extension TypeDeclaration {
  /// Whether it draws something itself.
  fileprivate var hasBody: Bool {
    members.contains { member in
      if case .property(let property) = member.kind { return property.name == "body" }
      return false
    }
  }
}

extension OutlineItem {
  /// Whether it has initializers, and nothing else.
  fileprivate var holdsInitializersAlone: Bool {
    !children.isEmpty && children.allSatisfy { $0.keyword == "init" }
  }
}

extension FunctionDeclaration {
  /// Whether it is the initializer that exported tints of several appearances are made with.
  fileprivate var takesAppearances: Bool {
    keyword == "init"
      && parameters.map(\.label) == ["_"] + Tint.Variant.allCases.dropFirst().map(\.rawValue)
  }
}

extension FileItem {
  /// Whether it adds members to `Color`: `extension Color`, `extension ShapeStyle where Self == Color`.
  var extendsColor: Bool {
    guard isExtension else { return false }
    switch outline.name {
    case "Color", "SwiftUI.Color": return true
    case "ShapeStyle", "SwiftUI.ShapeStyle":
      return outline.requirements == "Self == Color"
        || outline.requirements == "Self == SwiftUI.Color"
    default: return false
    }
  }
}
