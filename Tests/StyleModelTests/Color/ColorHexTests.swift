import Diagnostics
import StyleModel
import Testing

@Test(arguments: [
  ("#0a84ff", "#0A84FF"), ("#0A84FF", "#0A84FF"), ("#abc", "#AABBCC"), ("0x0a84fF", "#0A84FF"),
  ("0XFF0000", "#FF0000"), ("#0A84FF80", "#0A84FF80"), ("#0A84FFFF", "#0A84FF"),
  ("#00000000", "#00000000"),
])
func hexIsReadAndWritten(text: String, canonical: String) throws {
  let color = try #require(ColorValue(hex: text))
  #expect(color.space == .srgb)
  #expect(color.hex == canonical)
}

@Test func componentsOfHexAreExact() throws {
  for level in 0...255 {
    let digits = String(level + 256, radix: 16).dropFirst()
    let color = try #require(ColorValue(hex: "#\(digits)00FF\(digits)"))
    #expect(color.components == [Double(level) / 255, 0, 1])
    #expect(color.alpha == Double(level) / 255)
    #expect(color.hex == "#\(digits.uppercased())00FF" + (level < 255 ? digits.uppercased() : ""))
  }
}

@Test func otherColoursHaveNoHex() {
  #expect(ColorValue(space: .displayP3, components: [1, 0, 0]).hex == nil)
  #expect(ColorValue(space: .srgb, components: [0.5, 0, 0]).hex == nil)
  #expect(ColorValue(space: .srgb, components: [1, 0, 0], alpha: 0.5).hex == nil)
  #expect(ColorValue(space: .srgb, components: [nil, 0, 0]).hex == nil)
  #expect(ColorValue(space: .srgb, components: [2, 0, 0]).hex == nil)
  #expect(ColorValue(space: .srgb, components: [1, 0, 0]).hex == "#FF0000")
}

/// What is advised where a text is no colour at all.
private let hexHint =
  "write #RGB, #RRGGBB, #RRGGBBAA, 0xRRGGBB or a colour of CSS: oklch(70% 0.1 230)"

@Test(arguments: [
  ("#12345", hexHint),
  ("0xFF000080", hexHint),
  ("#0A84FG", hexHint), ("0A84FF", "did you mean #0A84FF?"),
  ("", hexHint),
  ("#", hexHint),
  ("0", hexHint),
])
func textThatIsNoColour(text: String, hint: String) {
  let error = #expect(throws: InputError.self) { try ColorValue(parsing: text) }
  #expect(error?.diagnostics.map(\.message) == ["\"\(text)\" is not a colour"])
  #expect(error?.diagnostics.first?.hint == hint)
}
