import SwiftText

/// A declaration of a file, at top level or nested in a type, that may belong to a style.
struct FileItem {
  /// The declaration as the outline found it.
  var outline: OutlineItem

  /// The names of the types that it is nested in, outermost first.
  var outerTypes: [String]

  /// Whether it makes a type a label style: `struct X: LabelStyle`, `extension X: LabelStyle`.
  var makesStyle = false

  /// The last component of the name: `Pill` for `extension Screen.Pill`.
  var lastName: String {
    outline.name.split(separator: ".").last.map(String.init) ?? outline.name
  }

  /// Whether it is an extension.
  var isExtension: Bool { outline.keyword == "extension" }

  /// Whether it declares a type.
  var isType: Bool {
    switch outline.keyword {
    case "struct", "enum", "class", "actor": true
    default: false
    }
  }

  /// The type that `extension LabelStyle where Self == X` is about; nil for anything else.
  var labelStyleTarget: String? {
    TypeDeclaration(
      keyword: outline.keyword, name: outline.name, requirements: outline.requirements
    ).labelStyleTarget
  }

  /// The names by which other Swift uses the declaration; of an extension, those of its members.
  var providedNames: [String] {
    if isExtension { return outline.children.map(\.name).filter { !$0.isEmpty } }
    return outline.keyword == "import" || outline.name.isEmpty ? [] : [outline.name]
  }

  /// Lists the declarations of a file: those at top level and, in types that are no label styles,
  /// the types and extensions that are nested in them.
  static func list(_ outline: Outline) -> [FileItem] {
    let protocols = labelStyleProtocols(outline.items)
    var result: [FileItem] = []
    collect(outline.items, outerTypes: [], protocols, into: &result)
    return result
  }

  private static func collect(
    _ items: [OutlineItem], outerTypes: [String], _ protocols: Set<String>,
    into result: inout [FileItem]
  ) {
    for item in items {
      var found = FileItem(outline: item, outerTypes: outerTypes)
      found.makesStyle =
        (found.isType || found.isExtension) && isLabelStyle(item.inherits, protocols)
      guard outerTypes.isEmpty || found.isType || found.isExtension else { continue }
      result.append(found)
      if !item.children.isEmpty, found.isType && !found.makesStyle || found.isExtension {
        let path = item.name.split(separator: ".").map(String.init)
        collect(item.children, outerTypes: outerTypes + path, protocols, into: &result)
      }
    }
  }

  /// The protocols of the file that refine `LabelStyle`, and that one itself.
  private static func labelStyleProtocols(_ items: [OutlineItem]) -> Set<String> {
    var names: Set<String> = ["LabelStyle", "SwiftUI.LabelStyle"]
    for item in items where item.keyword == "protocol" {
      if isLabelStyle(item.inherits, names) { names.insert(item.name) }
    }
    return names
  }

  private static func isLabelStyle(_ inherits: [String], _ protocols: Set<String>) -> Bool {
    inherits.contains { inherited in
      inherited.split(separator: "&").contains { part in
        let words = part.split(separator: " ")
        return words.last.map { protocols.contains(String($0)) } ?? false
      }
    }
  }
}

extension OutlineItem {
  /// The names that mean something else within the declaration than outside: its generic parameters,
  /// and the types that are nested in it at any depth.
  var innerTypes: Set<String> {
    var names: Set<String> = []
    for word in generics.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      names.insert(String(word))
    }
    for child in children {
      switch child.keyword {
      case "struct", "enum", "class", "actor", "typealias":
        names.insert(child.name)
        names.formUnion(child.innerTypes)
      default: break
      }
    }
    return names
  }
}
