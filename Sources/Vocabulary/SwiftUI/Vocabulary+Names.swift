/// The names of whole kinds, to find the one that a misspelt name was meant to be. All keys are gone
/// through once for them.
extension Vocabulary {
  /// The names of all modifiers.
  package static let modifierNames = names(from: ".") { modifier($0) != nil }

  /// The names of all views and shapes.
  package static let viewNames = typeNames.filter { view($0) != nil }

  /// The names of all values.
  package static let valueNames = typeNames.filter { value($0) != nil }

  /// The names of all keys of the environment.
  package static let environmentKeyNames = names(from: "\\") { _ in true }

  /// Returns the names of all methods and static functions of a value type.
  package static func methodNames(of type: ValueType) -> [String] {
    let owners = lineage(of: typeName(type)).filter { $0 != "View" && $0 != "" }
    return owners.flatMap { owner in
      names(from: owner + ".") { name in
        name != "init" && !name.utf8.contains(UInt8(ascii: "."))
          && Entry.at("\(owner).\(name)")?.signatures.isEmpty == false
      }
    }
  }

  /// The names of all types.
  private static let typeNames = names(from: "") { name in
    isType(name) && !name.utf8.contains(UInt8(ascii: "."))
  }

  private static func names(from prefix: String, where isWanted: (String) -> Bool) -> [String] {
    (0..<VocabularyText.keyCount).compactMap { place in
      let key = VocabularyText.key(at: place)
      guard key.hasPrefix(prefix) else { return nil }
      let name = String(key.dropFirst(prefix.count))
      return !name.isEmpty && isWanted(name) ? name : nil
    }
  }

  /// The keys of the lines that cannot be read; there are none.
  package static var unreadableKeys: [String] {
    (0..<VocabularyText.keyCount).compactMap { place in
      let key = VocabularyText.key(at: place)
      guard let entry = Entry.at(key) else { return key }
      if entry.type != nil || entry.environmentKey != nil || !entry.words.isEmpty { return nil }
      let count = entry.signatures.count + entry.properties.count
      return count == VocabularyText.declarations(at: place).count ? nil : key
    }
  }
}
