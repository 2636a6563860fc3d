import JSON
import StyleModel
import Testing

/// Which titles stand for a language, and which are missing.
struct TranslationTests {
  private let set = LabelSet([
    LabelItem(
      id: "sun", title: "Sun", translations: ["de": "Sonne", "de-AT": "Sunn", "zh-Hant": "太陽"]),
    LabelItem(id: "moon", title: "Moon", translations: ["de": "Mond", "pt_BR": "Lua"]),
    LabelItem(id: "x", title: "X"),
  ])

  @Test(arguments: [
    ("de", ["Sonne", "Mond", "X"]), ("de-AT", ["Sunn", "Mond", "X"]),
    ("de-CH", ["Sonne", "Mond", "X"]), ("DE_at", ["Sunn", "Mond", "X"]),
    ("zh-Hant-HK", ["太陽", "Moon", "X"]), ("zh", ["Sun", "Moon", "X"]),
    ("pt-BR", ["Sun", "Lua", "X"]), ("", ["Sun", "Moon", "X"]), ("-", ["Sun", "Moon", "X"]),
  ])
  func languagesFallBackPartByPart(language: String, titles: [String]) {
    let list = LabelList(set)
    #expect((0..<3).map { list.title(at: $0, language: language) } == titles)
    let titled = list.titled(in: language)
    #expect((0..<3).map { titled[$0].title } == titles)
  }

  @Test func missingTitlesAreListedByLanguageThenLabel() {
    let missing = set.missingTranslations()
    #expect(
      missing.map { "\($0.language) \($0.id)" } == [
        "de x", "de-AT x", "pt_BR sun", "pt_BR x", "zh-Hant moon", "zh-Hant x",
      ])
    #expect(set.missingTranslations(limit: 2).count == 2)
    #expect(LabelSet([LabelItem(id: "x", title: "X")]).missingTranslations() == [])
  }

  @Test func theLanguageOfTheTitlesAndWhatIsNotTranslatedAreNotMissing() {
    var set = set
    set.labels[1].translations["en"] = "Moon"
    set.extras.extensions = [
      JSONMember("strings", ["sourceLanguage": "de", "untranslated": ["x", "moon"]])
    ]
    #expect(
      set.missingTranslations().map { "\($0.language) \($0.id)" } == ["en sun", "pt_BR sun"])
    let list = LabelList(set)
    #expect(list.untranslated(in: "de-AT") == [])
    #expect(list.untranslated(in: "fr") == [0, 1, 2])
    #expect(LabelList(LabelSet([LabelItem(title: "X")])).untranslated(in: "fr") == [])
  }
}
