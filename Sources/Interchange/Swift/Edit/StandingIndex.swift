import SwiftText

/// Where the declarations of files stand, by what they are called.
struct StandingIndex {
  private var byKey: [DeclarationKey: [StandingItem.Site]] = [:]
  private var byName: [String: [StandingItem.Site]] = [:]

  /// Lists the declarations of files, in their order.
  init(_ files: [StandingFile]) {
    for (number, file) in files.enumerated() {
      for (place, part) in file.parts.enumerated() {
        let site = StandingItem.Site(file: number, part: place)
        if let key = part.key { byKey[key, default: []].append(site) }
        if part.outline.isType { byName[part.outline.name, default: []].append(site) }
        guard part.outline.isColor else { continue }
        for (index, member) in part.outline.children.enumerated() {
          let site = StandingItem.Site(file: number, part: place, member: index)
          byName["Color." + member.name, default: []].append(site)
        }
      }
    }
  }

  /// The declarations at top level of a key.
  func sites(of key: DeclarationKey) -> [StandingItem.Site] { byKey[key] ?? [] }

  /// The declarations that Swift knows by a name: `FooLabelStyle`, `Color.brand`.
  func sites(named name: String) -> [StandingItem.Site] { byName[name] ?? [] }
}

extension OutlineItem {
  /// Whether it declares a type.
  fileprivate var isType: Bool { ["struct", "enum", "class", "actor"].contains(keyword) }

  /// Whether it extends `Color`.
  fileprivate var isColor: Bool {
    keyword == "extension" && (name == "Color" || requirements == "Self == Color")
  }
}
