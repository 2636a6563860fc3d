import JSON

/// Puts the titles of labels into the text of a string catalog, and leaves every other byte.
struct StringCatalogEdit {
  private let catalog: StringCatalog
  private let style: JSONStyle
  private var edit: JSONEdit

  /// The depth of a key of `strings`: one below the root's members.
  private static let keyDepth = 2

  /// Begins the edit of a catalog.
  init(_ catalog: StringCatalog, style: JSONStyle) {
    self.catalog = catalog
    self.style = style
    edit = JSONEdit(catalog.bytes)
  }

  /// The bytes of the file after the edits.
  var bytes: [UInt8] { edit.bytes }

  /// Gives an entry titles by language and a comment; what it has where none is given stays.
  mutating func set(
    _ titles: [(language: String, title: String)], comment: String?, in entry: JSONSpan
  ) {
    var missing: [(key: String, value: JSONValue)] = []
    if let comment, entry.comment.map({ ExactKey($0) != ExactKey(comment) }) ?? true {
      if let present = entry["comment"] {
        replace(present.range, by: .string(comment), depth: 0)
      } else {
        missing.append(("comment", .string(comment)))
      }
    }
    if let localizations = entry["localizations"], localizations.isObject {
      set(titles, in: localizations)
    } else if !titles.isEmpty {
      missing.append(("localizations", StringCatalogEntry.localizations(titles)))
    }
    insert(missing, into: entry, depth: Self.keyDepth)
  }

  private mutating func set(
    _ titles: [(language: String, title: String)], in localizations: JSONSpan
  ) {
    var missing: [(key: String, value: JSONValue)] = []
    for (language, title) in titles {
      guard let localization = localizations[language] else {
        missing.append((language, StringCatalogEntry.unit(title)))
        continue
      }
      guard let leaf = StringLeaf(in: localization) else {
        replace(localization.range, by: StringCatalogEntry.unit(title), depth: Self.keyDepth + 2)
        continue
      }
      set(title, in: leaf)
    }
    insert(missing, into: localizations, depth: Self.keyDepth + 1)
  }

  private mutating func set(_ title: String, in leaf: StringLeaf) {
    let isEqual = leaf.value?.string.map { ExactKey($0) == ExactKey(title) } ?? false
    guard !isEqual || leaf.state == "new" else { return }
    if !isEqual {
      if let value = leaf.value {
        replace(value.range, by: .string(title), depth: 0)
      } else {
        insert([("value", .string(title))], into: leaf.unit, depth: depth(of: leaf.unit))
      }
    }
    guard leaf.state != "translated" else { return }
    if let state = leaf.unit["state"] {
      replace(state.range, by: "translated", depth: 0)
    } else if leaf.value != nil {
      insert([("state", "translated")], into: leaf.unit, depth: depth(of: leaf.unit))
    }
  }

  /// The depth of an object, by the indentation of its first member.
  private func depth(of object: JSONSpan) -> Int {
    guard let first = object.members.first, !style.unit.isEmpty else { return 0 }
    let before = catalog.bytes[..<first.keyRange.lowerBound]
    let blanks = before.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    return max(0, blanks / style.unit.utf8.count - 1)
  }

  /// Adds keys with their entries, each where it belongs in Xcode's order.
  mutating func add(_ entries: [(key: String, value: JSONValue)]) {
    guard !entries.isEmpty else { return }
    let present = catalog.strings.members.map { LocalizedOrder($0.key) }
    let new = entries.map { (LocalizedOrder($0.key), $0) }.sorted { $0.0 < $1.0 }
    var next = 0
    let places = new.map { order, _ in
      // What comes before a greater key than the last one's comes before no earlier key.
      while next < present.count, !(order < present[next]) { next += 1 }
      return next < present.count ? next : nil
    }
    insert(new.map(\.1), into: catalog.strings, depth: Self.keyDepth - 1) { index, _ in
      places[index]
    }
  }

  private mutating func insert(
    _ members: [(key: String, value: JSONValue)], into object: JSONSpan, depth: Int
  ) {
    insert(members, into: object, depth: depth) { _, key in
      object.members.firstIndex { key.utf8.lexicographicallyPrecedes($0.key.utf8) }
    }
  }

  /// Puts members into an object, each before the one whose position is returned, else at the end.
  private mutating func insert(
    _ members: [(key: String, value: JSONValue)], into object: JSONSpan, depth: Int,
    before position: (Int, String) -> Int?
  ) {
    guard !members.isEmpty else { return }
    guard let last = object.members.last else {
      let value = JSONValue.object(members.map { JSONMember($0.key, $0.value) })
      return replace(object.range, by: value, depth: depth)
    }
    for (index, member) in members.enumerated() {
      let text = style.text(JSONMember(member.key, member.value), depth: depth + 1)
      let gap = "," + style.gap + style.indentation(depth + 1)
      if let position = position(index, member.key) {
        let place = object.members[position].keyRange.lowerBound
        edit.insert(text + gap, at: place)
      } else {
        edit.insert(gap + text, at: last.value.range.upperBound)
      }
    }
  }

  private mutating func replace(_ range: Range<Int>, by value: JSONValue, depth: Int) {
    edit.replace(range, by: style.text(value, depth: depth))
  }
}
