import StyleModel
import StyleSyntax

/// The names that items of a catalog become elsewhere, with the items that share one.
struct GeneratedNames {
  /// What a name is.
  enum Role: Hashable {
    /// The name itself: two items of a kind can share one after a merge.
    case item(ItemKind)

    /// A member of `Color`.
    case colorMember

    /// A type.
    case type

    /// A static member of `LabelStyle`.
    case styleMember
  }

  /// A name of an item that others have as well.
  struct Clash {
    /// What the name is.
    var role: Role

    /// The name.
    var name: String

    /// The other items, in words.
    var others: [String]
  }

  private struct Entry: Hashable {
    var role: Role
    var name: String
  }

  /// The items that share a name, by their places.
  private var sharing: [Entry: [Int]] = [:]

  private var folders: [String: [String]] = [:]

  /// Gathers the names of all items.
  init(_ content: CheckedContent) {
    // Nearly every name is that of one item, of which no more is kept than this.
    var first: [Entry: Int] = Dictionary(minimumCapacity: 2 * content.items.count)
    var seen: Set<String> = []
    for (index, item) in content.items.enumerated() {
      for entry in Self.entries(of: item, at: index, in: content) {
        guard let other = first[entry] else {
          first[entry] = index
          continue
        }
        sharing[entry, default: [other]].append(index)
      }
      if item.kind == .tint, let folder = item.folder, seen.insert(folder).inserted {
        folders[folder.folded, default: []].append(folder)
      }
    }
  }

  private static func entries(
    of item: CheckedItem, at index: Int, in content: CheckedContent
  ) -> [Entry] {
    var entries = [Entry(role: .item(item.kind), name: item.name.folded)]
    switch item.kind {
    case .tint: entries.append(Entry(role: .colorMember, name: TintMember.name(of: item.name)))
    case .labels: entries.append(Entry(role: .type, name: SwiftName.labelsType(of: item.name)))
    case .style:
      entries.append(Entry(role: .type, name: item.name))
      let members = Set(content.entries(at: index).map(\.spelling)).sorted()
      entries += members.map { Entry(role: .styleMember, name: $0) }
    }
    return entries
  }

  /// Returns the names of an item that others have, too.
  func clashes(of index: Int, in content: CheckedContent) -> [Clash] {
    if sharing.isEmpty, folders.isEmpty { return [] }
    let item = content.items[index]
    var clashes = Self.entries(of: item, at: index, in: content).compactMap { entry -> Clash? in
      guard let all = sharing[entry] else { return nil }
      let others = all.lazy.map { content.items[$0] }.filter {
        $0.reference != item.reference || entry.role == .item(item.kind)
      }
      return Clash(
        role: entry.role, name: entry.name,
        others: Array(others.prefix(4)).map { "the \($0.kind.noun) '\($0.name)'" })
    }
    // Items of one name are told once, and not for each name that follows from it.
    if let shared = clashes.first(where: { $0.role == .item(item.kind) }) { clashes = [shared] }
    if item.kind == .tint, let folder = item.folder, let all = folders[folder.folded],
      all.count > 1
    {
      let others = Array(all.lazy.filter { $0 != folder }.prefix(4)).map { "'\($0)'" }
      clashes.append(Clash(role: .item(.tint), name: folder, others: others))
    }
    return clashes
  }
}

extension GeneratedNames.Clash {
  /// What is wrong, in a sentence.
  func message(others: [String]) -> String {
    let list = others.filter { !$0.isEmpty }.joined(separator: ", ")
    switch role {
    case .item where others.first?.hasPrefix("'") == true:
      return "stands in the folder '\(name)', which is one with \(list) where case does not count"
    case .item: return "has its name from a merge, as another item has: \(list)"
    case .colorMember: return "is 'Color.\(name)' in Swift, and so is \(list)"
    case .type: return "is the type '\(name)' in Swift, and so is \(list)"
    case .styleMember: return "declares '\(name)', and so does \(list)"
    }
  }
}

extension CheckedItem {
  /// The kind and the name as they are typed.
  var reference: String { "\(kind.rawValue):\(name)" }

  /// The groups that a tint's name begins with, as the folder of an asset catalog; nil for none.
  fileprivate var folder: String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.dropLast().joined(separator: "/") : nil
  }
}
