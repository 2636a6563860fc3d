import Diagnostics
import StyleModel
import Testing

/// What the name in a value of a tint means: a tint, or a colour of the system.
struct TintNamingTests {
  private static let green = Tint(any: .color(ColorValue(space: .srgb, components: [0, 1, 0])))

  private func ends(_ value: Tint.Value, beside tints: [String: Tint]) -> Tint.End {
    Tint(any: value).end(for: Appearance(), TintAliases { tints[$0] })
  }

  @Test func aSystemColourIsOneWhateverTintsThereAre() {
    let tints = ["label": Self.green]
    #expect(ends(.system("label"), beside: tints) == .system(.primary))
    #expect(ends(.tint("label"), beside: tints) == .color(ColorValue.green))
    #expect(ends(.tint("label"), beside: [:]) == .nothing)
    #expect(ends(.system("nothing"), beside: ["nothing": Self.green]) == .nothing)
    let label = ["label": Tint(any: .system("label"))]
    #expect(ends(.tint("label"), beside: label) == .system(.primary))
  }

  @Test func documentsOfBeforeMeanTheTintFirst() {
    #expect(ends(.alias("label"), beside: ["label": Self.green]) == .color(ColorValue.green))
    #expect(ends(.alias("label"), beside: [:]) == .system(.primary))
  }

  @Test(arguments: [
    ("label", #"{"alias":"label","system":true}"#), (".label", #"{"alias":"label","system":true}"#),
    ("systemBlue", #"{"alias":"systemBlue","system":true}"#),
    (".tintColor", #"{"alias":"tintColor","system":true}"#),
    ("tint:label", #"{"alias":"label","system":false}"#), ("brand", #"{"alias":"brand"}"#),
    ("tint:brand", #"{"alias":"brand"}"#), ("accent", #"{"alias":"accent","system":false}"#),
  ])
  func whatIsTypedIsStoredByItsSpellingAlone(typed: String, json: String) throws {
    let document = ItemDocument.tint(Tint(any: try Tint.Value(parsing: typed)))
    let text = String(decoding: document.canonical, as: UTF8.self)
    #expect(text == #"{"any":\#(json),"format":1}"#)
    #expect(try ItemDocument(stored: document.canonical, kind: .tint) == document)
    #expect(try AddedDocument(reading: Array(text.utf8)).document == document)
  }

  @Test(arguments: [
    (".lable", "\".lable\" is no colour of SwiftUI or UIKit"),
    (".brand", "\".brand\" is no colour of SwiftUI or UIKit"),
  ])
  func noOtherNameBeginsWithADot(typed: String, message: String) {
    do {
      _ = try Tint.Value(parsing: typed)
      Issue.record("it was read")
    } catch {
      #expect(error.diagnostics.map(\.message) == [message])
    }
  }

  @Test func documentsOfBeforeKeepTheirBytes() throws {
    for json in [#"{"alias":"label"}"#, #"{"alias":"brand","system":false}"#] {
      let text = #"{"any":\#(json),"format":1}"#
      #expect(
        try ItemDocument(stored: Array(text.utf8), kind: .tint).canonical == Array(text.utf8))
    }
  }
}

extension ColorValue {
  fileprivate static let green = ColorValue(space: .srgb, components: [0, 1, 0])
}
