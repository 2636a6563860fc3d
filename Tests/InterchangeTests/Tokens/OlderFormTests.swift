import Interchange
import Testing

/// Tokens as tools wrote them before the format had its `$`, and in sets.
struct OlderFormTests {
  private static let note =
    "1:1 note: these tokens are in an older form, with \"value\" for \"$value\""

  @Test func valueAndTypeAreRead() {
    let text = """
      {"red": {"value": "#f00", "type": "color", "comment": "Loud", "attributes": {"a": 1}},
       "brand": {"main": {"value": "{red.value}"}, "soft": {"value": "{ red }"},
         "text": {"value": "rgba(0, 0, 0, .5)"}, "size": {"value": "16px"}}}
      """
    let read = reading(text.replacing("{ red }", with: "{red}"))
    #expect(
      told(read) == [
        "red: #FF0000", "brand.main: {red}", "brand.soft: {red}",
        "brand.text: #00000080".replacing("#00000080", with: "srgb 0.0 0.0 0.0 / 0.5"), Self.note,
        "3:44 note: 1 token that is no colour is left out: 1 value",
      ])
    #expect(read.tints[0].tint.extras.extensions.count == 1)
  }

  @Test(arguments: [
    (##"{"red": {"value": "#f00", "type": "color"}}"##, true), (#"{"a": {"value": "x"}}"#, false),
    (#"{"a": {"b": {"value": "rgb(1 2 3)"}}}"#, true), (#"{"a": {"value": 3}}"#, false),
    (##"{"props": {"a": {"value": "#f00"}}}"##, true), (#"{"value": 1, "type": "x"}"#, true),
  ]) func olderFormIsToldByItsContent(text: String, isOne: Bool) {
    #expect(TokenReading.isOne(Array(text.utf8), path: "x.json") == isOne)
  }

  @Test func themesOfTokensStudioAreAppearances() {
    let text = """
      {"global": {"sea": {"value": "#006699", "type": "color"}},
       "light": {"label": {"value": "{sea}", "type": "color"}},
       "dark": {"label": {"value": "#ffffff", "type": "color"}}, "other": {},
       "$themes": [
         {"id": "1", "name": "Light", "group": "Mode",
          "selectedTokenSets": {"global": "source", "light": "enabled"}},
         {"id": "2", "name": "Dark", "group": "Mode",
          "selectedTokenSets": {"dark": "enabled", "global": "source", "light": "disabled"}}],
       "$metadata": {"tokenSetOrder": ["global", "light", "dark"]}}
      """
    #expect(
      told(reading(text)) == [
        "sea: #006699", "label: {sea}, dark #FFFFFF", Self.note,
        "3:69 warning: no theme takes the set \"other\", which is left out",
      ])
  }

  @Test func setsWithoutThemesAreAppearancesByTheirNames() {
    let text = """
      {"core": {"sea": {"value": "#006699", "type": "color"}},
       "theme/dark": {"sea": {"value": "#ffffff", "type": "color"}},
       "$metadata": {"tokenSetOrder": ["core", "theme/dark"]}}
      """
    #expect(told(reading(text)) == ["sea: #006699, dark #FFFFFF", Self.note])
  }

  @Test func setsOfAFolderAreFiles() {
    let set = ##"{"sea": {"$value": "#006699", "$type": "color"}}"##
    let files = [
      ("T/$metadata.json", #"{"tokenSetOrder": ["core", "mode/dark"]}"#), ("T/core.json", set),
      ("T/mode/dark.json", set.replacing("#006699", with: "#ffffff")),
    ]
    #expect(told(TokenReading(input(files))).first == "sea: #006699, dark #FFFFFF")
  }

  @Test func aliasesAndPropertiesOfTheoAreRead() {
    let text = """
      {"aliases": {"sea": {"value": "#006699"}},
       "global": {"type": "color", "category": "background"},
       "props": {"brand": {"value": "{!sea}"}, "text": {"value": "black"}}}
      """
    #expect(
      told(reading(text)) == ["sea: #006699", "brand: {sea}", "text: #000000", Self.note])
  }

  @Test func modifiersOfTokensStudioAreTold() {
    let text = """
      {"sea": {"value": "#006699", "type": "color", "$extensions": {
        "studio.tokens": {"modify": {"type": "lighten", "value": "0.1", "space": "lch"}}}}}
      """
    #expect(
      told(reading(text)) == [
        "sea: #006699", Self.note,
        "2:31 warning: Tokens Studio changes the colour of 'sea', which is taken unchanged",
      ])
  }
}
