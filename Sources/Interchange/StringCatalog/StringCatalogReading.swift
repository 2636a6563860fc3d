import Diagnostics
import JSON
import StyleModel

/// What a string catalog says about labels: a set of them, or titles for those of a set.
package struct StringCatalogReading {
  /// The labels.
  package private(set) var set: LabelSet

  /// What is worth telling.
  package private(set) var diagnostics: [Diagnostic]

  private let catalog: StringCatalog
  private let file: String

  /// The labels that are not to be translated, by their ids.
  private var untranslated: Set<String> = []

  /// How many titles are one of several by number or device.
  private var variedCount = 0

  /// How many values are only places for a translation.
  private var newCount = 0

  /// What languages are left out, as their codes have no form of one.
  private var oddLanguages: Set<String> = []

  /// The number of keys that are told one by one.
  private static let toldLimit = 100

  private var places: PlaceFinder
  private var toldCount = 0
  private var omittedCount = 0

  private init(_ catalog: StringCatalog, _ set: LabelSet, file: String) {
    self.catalog = catalog
    places = PlaceFinder(catalog.bytes)
    self.file = file
    self.set = set
    diagnostics = catalog.diagnostics
  }

  /// Makes a label of each key: its id is the key, its title the value in the source language, else
  /// the key.
  package init(_ catalog: StringCatalog, file: String) {
    self.init(catalog, LabelSet([]), file: file)
    var ids: Set<String> = []
    for entry in catalog.entries {
      guard !entry.key.isEmpty else {
        tell(.note, at: entry, "the empty key is left out")
        continue
      }
      let source = entry.value.leaf(in: catalog.sourceLanguage)
      if source?.isVaried == true { variedCount += 1 }
      var label = LabelItem(title: source?.text ?? entry.key)
      if LabelItem.isID(entry.key), ids.insert(entry.key).inserted {
        label.id = entry.key
      } else {
        tell(
          .warning, at: entry,
          "the key \(quoted(entry.key)) can be no id of a label, which goes by its title")
      }
      label.translations = translations(of: entry.value)
      label.comment = entry.value.comment
      if entry.value["shouldTranslate"].map({ catalog.isFalse($0) }) ?? false {
        untranslated.insert(label.id)
      }
      set.labels.append(label)
    }
    finish()
  }

  /// Takes the translations of a set's labels, and leaves the rest of the set as it is.
  ///
  /// The key of a label is its id, else its title, else the one whose value is its title.
  package init(
    _ catalog: StringCatalog, translating set: LabelSet, named name: String, file: String
  ) {
    self.init(catalog, set, file: file)
    let keys = StringKeys(catalog)
    var missing: [String] = []
    untranslated = set.untranslatable
    for index in set.labels.indices {
      let label = set.labels[index]
      guard let position = keys.position(of: label, isKeyed: true) else {
        missing.append(label.title)
        continue
      }
      let entry = catalog.entries[position].value
      self.set.labels[index].translations.merge(translations(of: entry)) { $1 }
      self.set.labels[index].comment = entry.comment ?? label.comment
      if entry["shouldTranslate"].map({ catalog.isFalse($0) }) ?? false {
        untranslated.insert(label.id)
      }
    }
    if !missing.isEmpty {
      let named = missing.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          .note, file: file,
          message: "\(missing.count) of \(counted(set.labels.count, "label")) of '\(name)' "
            + "\(missing.count == 1 ? "has" : "have") no key here: \(named)"
            + (missing.count > 3 ? " and \(missing.count - 3) more" : "")))
    }
    finish(isKeyed: set.isKeyedByID)
  }

  private mutating func translations(of entry: JSONSpan) -> [String: String] {
    var titles: [String: String] = [:]
    for localization in entry["localizations"]?.members ?? [] {
      let language = localization.key
      guard language != catalog.sourceLanguage else { continue }
      guard let leaf = StringLeaf(in: localization.value) else { continue }
      if leaf.state == "new" { newCount += 1 }
      guard let title = leaf.title else { continue }
      guard LanguageCode.isFormed(language) else {
        oddLanguages.insert(language)
        continue
      }
      if leaf.isVaried { variedCount += 1 }
      titles[language] = title
    }
    return titles
  }

  private mutating func finish(isKeyed: Bool = true) {
    if omittedCount > 0 {
      diagnostics.append(Diagnostic(omittedProblems: omittedCount, file: file))
    }
    set.setStrings(
      isKeyed: isKeyed, sourceLanguage: catalog.sourceLanguage, untranslated: untranslated)
    if variedCount > 0 {
      tell(
        "\(counted(variedCount, "title")) of several by number or device: the usual one is taken")
    }
    if newCount > 0 {
      tell("\(counted(newCount, "title")) marked new \(newCount == 1 ? "is" : "are") left out")
    }
    if !oddLanguages.isEmpty {
      tell("left out what is no language: \(oddLanguages.sorted().joined(separator: ", "))")
    }
    if catalog.hasNotes {
      tell(
        "states stay in the file; 'stylectl export strings --output' keeps them there")
    }
  }

  private mutating func tell(_ message: String) {
    diagnostics.append(Diagnostic(.note, file: file, message: message))
  }

  /// Tells of a key; the keys come in the order of the file.
  private mutating func tell(
    _ severity: Diagnostic.Severity, at entry: JSONSpan.Member, _ message: String
  ) {
    guard toldCount < Self.toldLimit else {
      omittedCount += 1
      return
    }
    toldCount += 1
    let place = places.place(of: entry.keyRange.lowerBound)
    diagnostics.append(Diagnostic(severity, file: file, place: place, message: message))
  }
}

extension StringCatalog {
  /// Whether a value is `false`.
  func isFalse(_ value: JSONSpan) -> Bool {
    bytes[value.range].elementsEqual("false".utf8)
  }

  /// Whether there is anything beside the strings themselves.
  fileprivate var hasNotes: Bool {
    entries.contains { entry in
      entry.value.members.contains {
        !["comment", "localizations", "shouldTranslate"].contains($0.key)
      }
    }
  }
}
