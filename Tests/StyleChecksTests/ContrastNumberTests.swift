import StyleModel
import Testing

@testable import StyleChecks

/// The numbers of WCAG 2 and APCA, against values that others publish.
struct ContrastNumberTests {
  private func color(_ hex: String) throws -> RGBA { try #require(ColorValue(hex: hex)).rgba }

  /// Ratios as webaim.org's checker gives them, to two digits.
  @Test(arguments: [
    ("#000", "#FFF", 21.0), ("#FFF", "#FFF", 1.0), ("#777777", "#FFFFFF", 4.478),
    ("#767676", "#FFFFFF", 4.542), ("#0000FF", "#FFFFFF", 8.592), ("#FF0000", "#FFFFFF", 3.998),
    ("#007AFF", "#FFFFFF", 4.017),
  ])
  func ratioIsThatOfWCAG(one: String, two: String, expected: Double) throws {
    let (one, two) = (try color(one), try color(two))
    #expect(abs(one.contrastRatio(to: two) - expected) < 0.001)
    #expect(one.contrastRatio(to: two) == two.contrastRatio(to: one))
  }

  /// The test values in the README of github.com/Myndex/apca-w3; what is all but one colour is 0.
  @Test(arguments: [
    ("#888", "#FFF", 63.056469930209424), ("#FFF", "#888", -68.54146436644962),
    ("#000", "#AAA", 58.146262578561334), ("#AAA", "#000", -56.24113336839742),
    ("#123", "#DEF", 91.66830811481631), ("#DEF", "#123", -93.06770049484275),
    ("#123", "#234", 0), ("#234", "#123", 0),
  ])
  func lightnessIsThatOfAPCA(text: String, ground: String, expected: Double) throws {
    let lightness = try color(text).lightnessContrast(on: color(ground))
    #expect(abs(lightness - expected) < 0.000_001)
  }

  @Test func colorsMixAsScreensMixThem() throws {
    let half = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5).over(try color("#FFF"))
    #expect(half == RGBA(red: 1, green: 0.5, blue: 0.5))
    #expect(RGBA(red: 2, green: -1, blue: .nan).over(half) == RGBA(red: 1, green: 0, blue: 0))
    #expect(half.nearestHex == "#FF8080")
  }
}
