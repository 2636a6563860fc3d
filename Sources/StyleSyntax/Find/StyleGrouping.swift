import SwiftText

/// Groups the declarations of a file by the style that they belong to.
///
/// A style takes with it its extensions, its `extension LabelStyle where Self == X`, and what it
/// uses of the file's other declarations, but for other styles and the types that it is nested in.
struct StyleGrouping {
  /// A style with the declarations that belong to it.
  struct Group {
    /// The last component of the type's name.
    var name: String

    /// The names of the types that it is nested in.
    var outerTypes: [String]

    /// The index of the type; of an extension where the type is not in the file.
    var first: Int

    /// The indices of all declarations that belong to it.
    var members: Set<Int>

    /// The names that these use.
    var usedNames: Set<String> = []

    /// Whether members are missing, because the file's styles share more than is kept.
    var isCut = false
  }

  /// A lower bound of what a declaration takes in a canonical text, beside the names in it.
  private static let shortestDeclaration = 2

  private let items: [FileItem]
  private let tokens: Tokens
  private let palettes: [Int: Set<String>]

  /// The types and extensions by what they are of: where that is nested, then its name.
  private var byPath: [[String]: [Int]] = [:]

  /// The extensions by the last component of their names.
  private var extensions: [String: [Int]] = [:]

  /// Where the types of a name stand: at top level if one does, else as the first of them.
  private var scopes: [String: [String]] = [:]

  /// The names of the types and protocols of the file.
  private var declared: Set<String> = []

  /// The extensions of `LabelStyle` by the style that they are about.
  private var byTarget: [String: [Int]] = [:]

  /// The items that may go with a style, by the names that it would use them by.
  private var helpers: [String: [Int]] = [:]

  private var usedNames: [Int: Set<String>] = [:]

  /// A lower bound of the bytes that all groups have as canonical texts.
  private var size = 0

  /// The styles in the order of the file.
  private(set) var groups: [Group] = []

  /// Groups the declarations of a file.
  ///
  /// Palettes, given by the names of what they hold beside tints, go only with what uses those.
  init(_ items: [FileItem], palettes: [Int: Set<String>], in tokens: Tokens) {
    self.palettes = palettes
    self.items = items
    self.tokens = tokens
    for item in items where item.isType || item.outline.keyword == "protocol" {
      declared.insert(item.lastName)
      guard item.isType else { continue }
      if item.outerTypes.isEmpty || scopes[item.lastName] == nil {
        scopes[item.lastName] = item.outerTypes
      }
    }
    for (index, item) in items.enumerated() {
      if let target = item.labelStyleTarget { byTarget[target, default: []].append(index) }
      if item.isExtension { extensions[item.lastName, default: []].append(index) }
      guard item.isType || item.isExtension, !item.outline.name.isEmpty else { continue }
      byPath[scope(of: item) + [item.lastName], default: []].append(index)
    }
    findHelpers()
    findGroups()
  }

  private mutating func findHelpers() {
    let styleNames = Set(items.filter(\.makesStyle).map(\.lastName))
    for index in items.indices where canHelp(items[index], styleNames) {
      guard !items[index].isExtension || !declared.contains(items[index].lastName) else {
        continue
      }
      for name in Set(items[index].providedNames) { helpers[name, default: []].append(index) }
    }
  }

  /// Whether an item may go with a style: it is no style, nor an extension of one.
  private func canHelp(_ item: FileItem, _ styleNames: Set<String>) -> Bool {
    if item.outline.keyword == "import" || item.makesStyle || item.labelStyleTarget != nil {
      return false
    }
    return !((item.isType || item.isExtension) && styleNames.contains(item.lastName))
  }

  private mutating func findGroups() {
    var seen: Set<[String]> = []
    for index in items.indices where items[index].makesStyle {
      let scope = scope(of: items[index])
      guard seen.insert(scope + [items[index].lastName]).inserted else { continue }
      groups.append(group(named: items[index].lastName, in: scope, from: index))
    }
    groups.sort { $0.first < $1.first }
  }

  /// The types that a type, or the type that an extension is of, is nested in.
  ///
  /// A plain name means the type of that name at top level, else the first nested one.
  private func scope(of item: FileItem) -> [String] {
    guard item.isExtension else { return item.outerTypes }
    let path = item.outline.name.split(separator: ".").map(String.init)
    if path.count > 1 { return Array(path.dropLast()) }
    return scopes[item.lastName] ?? []
  }

  private mutating func group(named name: String, in scope: [String], from index: Int) -> Group {
    let own = byPath[scope + [name]] ?? []
    let first = own.first { items[$0].isType } ?? index
    var group = Group(name: name, outerTypes: scope, first: first, members: Set(own))
    group.members.formUnion(byTarget[name] ?? [])
    addUsed(to: &group)
    guard !group.isCut else { return group }
    for index in group.members {
      group.usedNames.formUnion(names(in: index).subtracting(items[index].outline.innerTypes))
    }
    return group
  }

  /// Adds what the group uses, and what that uses in turn, each type with its extensions.
  private mutating func addUsed(to group: inout Group) {
    var open = Array(group.members)
    var seen: Set<String> = []
    while let index = open.popLast() {
      // A type that is nested in the declaration hides one of its name at top level.
      let used = names(in: index).subtracting(items[index].outline.innerTypes)
      size += used.reduce(Self.shortestDeclaration) { $0 + $1.utf8.count }
      guard size <= FileReading.totalLimit else {
        group.isCut = true
        return
      }
      for name in used where !seen.contains(name) {
        if add(helpers[name] ?? [], usedWith: used, to: &group, &open) { seen.insert(name) }
      }
    }
  }

  /// Adds helpers and their extensions; false where a palette among them may follow, once what uses
  /// more of it is met.
  private func add(
    _ helpers: [Int], usedWith used: Set<String>, to group: inout Group, _ open: inout [Int]
  ) -> Bool {
    var isSettled = true
    for helper in helpers where isInSight(items[helper], of: group) {
      for added in [helper] + extensions(of: items[helper]) {
        if let palette = palettes[added], !used.contains(where: palette.contains) {
          isSettled = false
        } else if group.members.insert(added).inserted {
          open.append(added)
        }
      }
    }
    return isSettled
  }

  /// Whether a style sees an item: it stands at top level or in a type that the style is nested in,
  /// and is none of these types itself.
  private func isInSight(_ item: FileItem, of group: Group) -> Bool {
    let outer = item.outerTypes
    guard outer.elementsEqual(group.outerTypes.prefix(outer.count)) else { return false }
    return !((item.isType || item.isExtension) && group.outerTypes.contains(item.lastName))
  }

  private func extensions(of item: FileItem) -> [Int] {
    guard item.isType || item.outline.keyword == "protocol" else { return [] }
    return extensions[item.lastName] ?? []
  }

  private mutating func names(in index: Int) -> Set<String> {
    if let known = usedNames[index] { return known }
    let names = UsedNames.names(in: items[index].outline.tokens, of: tokens)
    usedNames[index] = names
    return names
  }
}
