import StyleSyntax
import SwiftText
import Testing

@Suite struct RenamingTests {
  /// The canonical text of a style whose icon has a modifier.
  private func style(_ modifier: String) throws -> String {
    Printer.print(
      try Reader.document(
        """
        struct Pill: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.icon\(modifier)
            }
        }
        """))
  }

  @Test(arguments: [
    (".foregroundStyle(Color(\"brand\"))", "signal", ".foregroundStyle(Color(\"signal\"))"),
    (".foregroundStyle(.brand)", "signal", ".foregroundStyle(.signal)"),
    (".foregroundStyle(.brand.opacity(0.2))", "signal", ".foregroundStyle(.signal.opacity(0.2))"),
    (".foregroundStyle(Color.brand)", "signal", ".foregroundStyle(Color.signal)"),
    (".foregroundStyle(Color(.brand))", "signal", ".foregroundStyle(Color(.signal))"),
    (".foregroundStyle(Tokens.brand)", "signal", ".foregroundStyle(Tokens.signal)"),
    (".foregroundStyle(.tokens.brand)", "signal", ".foregroundStyle(.tokens.signal)"),
    (".foregroundStyle(.brand)", "our blue", ".foregroundStyle(Color(\"our blue\"))"),
    (".foregroundStyle(Color.brand)", "our blue", ".foregroundStyle(Color(\"our blue\"))"),
    (".foregroundStyle(Color(.brand))", "our blue", ".foregroundStyle(Color(\"our blue\"))"),
    (".foregroundStyle(Color(\"brand\"))", "a\"b", ".foregroundStyle(Color(\"a\\\"b\"))"),
    (
      ".foregroundStyle(Color(.brand).opacity(0.5))", "a b",
      ".foregroundStyle(Color(\"a b\").opacity(0.5))"
    ),
    (".foregroundStyle(Tokens.brand)", "our blue", ".foregroundStyle(Color(\"our blue\"))"),
    (".foregroundStyle(.brand)", "red", ".foregroundStyle(Color(\"red\"))"),
    (".foregroundStyle(Color(.brand))", "primary", ".foregroundStyle(Color(\"primary\"))"),
    (".padding(.brand)", "signal", ".padding(.brand)"),
    (".theme(text: .brand)", "signal", ".theme(text: .brand)"),
    (".accessibilityLabel(\"brand\")", "signal", ".accessibilityLabel(\"brand\")"),
    (".labelStyle(.iconTint(.brand))", "signal", ".labelStyle(.iconTint(.signal))"),
    (
      ".foregroundStyle(isOn ? .brand : Color(\"brand\"))", "x1",
      ".foregroundStyle(isOn ? .x1 : Color(\"x1\"))"
    ),
  ])
  func aTintIsRenamedWhereItIsNamed(modifier: String, new: String, expected: String) throws {
    let renamed = try StyleReferences.renaming(tints: ["brand": new], in: style(modifier))
    let wanted = try style(expected)
    #expect(renamed == wanted)
  }

  @Test(arguments: [
    ("Color(\"Brand/primary\")", "Brand.primary", "Brand.strong", "Color(\"Brand/strong\")"),
    ("Tokens.signal", "Tokens.signal", "Tokens.alert", "Tokens.alert"),
    ("Tokens.signal", "Tokens.signal", "alert", "Color(\"alert\")"),
    (".tokens.signal", "tokens.signal", "alert", ".alert"),
  ])
  func pathsAreRenamedWhole(spelling: String, old: String, new: String, expected: String) throws {
    let renamed = try StyleReferences.renaming(
      tints: [old: new], in: style(".foregroundStyle(\(spelling))"))
    let wanted = try style(".foregroundStyle(\(expected))")
    #expect(renamed == wanted)
  }

  @Test func aTintOfTheWholePathGoesFirst() throws {
    let text = try style(".foregroundStyle(Tokens.signal)")
    let renamed = try StyleReferences.renaming(tints: ["signal": "alert"], in: text) {
      $0 == "Tokens.signal" || $0 == "signal"
    }
    #expect(renamed == text)
  }

  @Test(arguments: Articles.all)
  func renamingThereAndBackChangesNothing(article: String) throws {
    let found = StyleFinder.find(in: Array(article.utf8))
    let style = try #require(found.styles.first)
    let there = try StyleReferences.renaming(
      tints: ["brand": "accentual"], styles: [style.name: "Renamed"], in: style.text)
    let back = try StyleReferences.renaming(
      tints: ["accentual": "brand"], styles: ["Renamed": style.name], in: there)
    #expect(there != style.text)
    #expect(back == style.text)
    let again = StyleFinder.find(in: Array(there.utf8))
    #expect(again.styles.map(\.name) == ["Renamed"])
    #expect(again.styles.map(\.text) == [there])
  }

  @Test func twoNamesChangePlaces() throws {
    let text = try style(".foregroundStyle(.one, .two)")
    let renamed = try StyleReferences.renaming(tints: ["one": "two", "two": "one"], in: text)
    let wanted = try style(".foregroundStyle(.two, .one)")
    #expect(renamed == wanted)
  }

  @Test func aStyleIsRenamedInItsUsers() throws {
    let text = try style(".labelStyle(DayLabelStyle()).labelStyle(.dayLabelStyle)")
    let renamed = try StyleReferences.renaming(styles: ["DayLabelStyle": "WeekStyle"], in: text)
    let wanted = try style(".labelStyle(WeekStyle()).labelStyle(.dayLabelStyle)")
    #expect(renamed == wanted)
  }
}
