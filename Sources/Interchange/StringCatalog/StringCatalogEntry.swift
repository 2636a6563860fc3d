import JSON

/// What stands under a key of a string catalog.
enum StringCatalogEntry {
  /// Returns a new entry, marked as written by hand: Xcode takes no key away that it does not find in
  /// code.
  static func new(
    _ titles: [(language: String, title: String)], comment: String?, isTranslated: Bool
  ) -> JSONValue {
    .object([
      "comment": comment.map(JSONValue.string),
      "extractionState": "manual",
      "localizations": titles.isEmpty ? nil : localizations(titles),
      "shouldTranslate": isTranslated ? nil : false,
    ])
  }

  /// Returns titles by language.
  static func localizations(_ titles: [(language: String, title: String)]) -> JSONValue {
    .object(titles.map { JSONMember($0.language, unit($0.title)) })
  }

  /// Returns one title.
  static func unit(_ title: String) -> JSONValue {
    ["stringUnit": ["state": "translated", "value": .string(title)]]
  }
}
