import JSON

/// A label that other labels of its set have a title in some language beside, and it has none.
package struct MissingTranslation: Hashable, Sendable {
  /// The id of the label.
  package var id: String

  /// The title of the label.
  package var title: String

  /// The language.
  package var language: String
}

extension LabelSet {
  /// The language of the titles where a set does not say it (Xcode's development language).
  package static let usualSourceLanguage = "en"

  /// The key of `extensions` for what the set has from a string catalog.
  package static let stringsKey = "strings"

  /// The language that the titles are in.
  package var sourceLanguage: String {
    strings?["sourceLanguage"]?.string ?? Self.usualSourceLanguage
  }

  /// The ids of the labels that are not to be translated.
  package var untranslatable: Set<String> {
    Set((strings?["untranslated"]?.array ?? []).compactMap(\.string))
  }

  /// Whether the ids of the labels are their keys in a string catalog, which the set came from; else
  /// the titles are, as in `Label("Monday", systemImage: "sun.max")`.
  package var isKeyedByID: Bool { strings?["keys"]?.string == "ids" }

  /// Keeps what the set has from a string catalog.
  package mutating func setStrings(
    isKeyed: Bool, sourceLanguage: String, untranslated: Set<String>
  ) {
    extras.extensions.removeAll { $0.key == Self.stringsKey }
    let untranslated = untranslated.filter { !$0.isEmpty }
    let value = JSONValue.object([
      "keys": isKeyed ? "ids" : nil,
      "sourceLanguage": sourceLanguage == Self.usualSourceLanguage
        ? nil : .string(sourceLanguage),
      "untranslated": untranslated.isEmpty
        ? nil : .array(untranslated.sorted().map(JSONValue.string)),
    ])
    if value.object?.isEmpty == false {
      extras.extensions.append(JSONMember(Self.stringsKey, value))
    }
  }

  private var strings: JSONValue? { extras.extensions.first { $0.key == Self.stringsKey }?.value }

  /// The languages that any label has a title in beside the source language, sorted.
  package var languages: [String] {
    Set(labels.flatMap(\.translations.keys)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns what is missing so that every label has a title in each language that any label has
  /// one in, by language, then in the order of the labels.
  ///
  /// A title in `de` stands for one in `de-AT`. What is not to be translated is not missing.
  ///
  /// - Parameter limit: The most that are returned.
  /// - Returns: The labels without a title, by language.
  package func missingTranslations(limit: Int = 10_000) -> [MissingTranslation] {
    let exempt = untranslatable
    var missing: [MissingTranslation] = []
    for language in languages where [sourceLanguage].standing(for: language) == nil {
      for label in labels where !exempt.contains(label.id) && !label.isTitled(in: language) {
        guard missing.count < limit else { return missing }
        missing.append(
          MissingTranslation(id: label.id, title: label.title, language: language))
      }
    }
    return missing
  }
}

extension LabelItem {
  /// Whether there is a title in a language, or in the one that stands for it.
  fileprivate func isTitled(in language: String) -> Bool {
    translations[language] != nil || translations.keys.standing(for: language) != nil
  }
}
