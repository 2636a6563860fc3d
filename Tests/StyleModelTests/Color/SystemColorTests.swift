import StyleModel
import Testing

private let light = Appearance()
private let dark = Appearance(isDark: true)
private let lightHigh = Appearance(isHighContrast: true)
private let darkHigh = Appearance(isDark: true, isHighContrast: true)

@Test func blueFollowsTheAppearance() {
  #expect(SystemColor.blue.rgba(for: light) == RGBA(0, 122, 255))
  #expect(SystemColor.blue.rgba(for: lightHigh) == RGBA(0, 64, 221))
  #expect(SystemColor.blue.rgba(for: dark) == RGBA(10, 132, 255))
  #expect(SystemColor.blue.rgba(for: darkHigh) == RGBA(64, 156, 255))
}

@Test func labelColoursAreWashedInk() {
  #expect(SystemColor.primary.rgba(for: light) == .black)
  #expect(SystemColor.primary.rgba(for: dark) == .white)
  #expect(SystemColor.secondary.rgba(for: light) == RGBA(60, 60, 67, 0.6))
  #expect(SystemColor.tertiary.rgba(for: darkHigh) == RGBA(235, 235, 245, 0.55))
  #expect(SystemColor.quaternary.rgba(for: lightHigh) == RGBA(60, 60, 67, 0.55))
}

@Test func namesOfUIKitMeanTheSame() {
  #expect(SystemColor(name: "systemRed") == .red)
  #expect(SystemColor(name: "label") == .primary)
  #expect(SystemColor(name: "secondaryLabel") == .secondary)
  #expect(SystemColor(name: "link") == .blue)
  #expect(SystemColor(name: "systemGray") == .gray)
  #expect(SystemColor(name: "systemGray6")?.rgba(for: dark) == RGBA(28, 28, 30))
  #expect(SystemColor(name: "brand") == nil)
  #expect(SystemColor(name: "Red") == nil)
}

@Test(arguments: SystemColor.allCases)
func everyColourHasShadesOfItsOwn(color: SystemColor) {
  #expect(SystemColor(name: color.name) == color)
  for appearance in [light, dark, lightHigh, darkHigh] {
    #expect((color.rgba(for: appearance).alpha == 0) == (color == .clear))
  }
}

@Test func whiteAndBlackStay() {
  for appearance in [light, dark, lightHigh, darkHigh] {
    #expect(SystemColor.white.rgba(for: appearance) == .white)
    #expect(SystemColor.black.rgba(for: appearance) == .black)
  }
}

@Test func secondaryBackgroundsSwapInLight() {
  #expect(SystemColor.secondarySystemBackground.rgba(for: light) == RGBA(242, 242, 247))
  #expect(SystemColor.secondarySystemGroupedBackground.rgba(for: light) == .white)
  #expect(SystemColor.quaternarySystemFill.rgba(for: dark) == RGBA(118, 118, 128, 0.18))
}
