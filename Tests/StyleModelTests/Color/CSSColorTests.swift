import Diagnostics
import StyleModel
import Testing

/// Colours as people write them on a command line and in files.
struct CSSColorTests {
  @Test(arguments: [
    "#006699", "#069", "0x006699", "0X006699", "#006699FF", "rgb(0 102 153)", "rgb(0, 102, 153)",
    "RGB( 0 102 153 / 100% )", "rgba(0,102,153,1)", "rgb(0% 40% 60%)", "#069f",
  ]) func theSameColourInManyForms(_ text: String) throws {
    #expect(try ColorValue(parsing: text).hex == "#006699")
  }

  @Test(arguments: ["#00669980", "rgb(0 102 153 / 128)", "rgba(0, 102, 153, 0.5)"])
  func opacityIsTakenOrRefused(_ text: String) throws {
    if text.contains("128)") {
      #expect(throws: InputError.self) { try ColorValue(parsing: text) }
    } else {
      let alpha = try ColorValue(parsing: text).alpha
      #expect(alpha == (text.hasPrefix("#") ? 128.0 / 255 : 0.5))
    }
  }

  @Test(arguments: [
    ("hsl(200deg 100% 30%)", ColorValue(space: .hsl, components: [200, 100, 30])),
    (
      "hsla(-160, 100%, 30%, 50%)", ColorValue(space: .hsl, components: [200, 100, 30], alpha: 0.5)
    ),
    ("hsl(0.5turn 1 2)", ColorValue(space: .hsl, components: [180, 1, 2])),
    ("hsl(360 0% 0%)", ColorValue(space: .hsl, components: [0, 0, 0])),
    ("hwb(12 50% 0%)", ColorValue(space: .hwb, components: [12, 50, 0])),
    ("lab(50% 100% -100%)", ColorValue(space: .lab, components: [50, 125, -125])),
    ("lch(50 none 20)", ColorValue(space: .lch, components: [50, nil, 20])),
    ("oklab(0.5 -0.1 50%)", ColorValue(space: .oklab, components: [0.5, -0.1, 0.2])),
    ("oklch(0.313 0.0989 268)", ColorValue(space: .oklch, components: [0.313, 0.0989, 268])),
    (
      "color(display-p3 0 .4 0.6 / 0.25)",
      ColorValue(space: .displayP3, components: [0, 0.4, 0.6], alpha: 0.25)
    ),
    ("color(xyz 0.1 0.2 0.3)", ColorValue(space: .xyzD65, components: [0.1, 0.2, 0.3])),
  ]) func functionsKeepTheirSpace(text: String, color: ColorValue) throws {
    #expect(try ColorValue(parsing: text) == color)
  }

  @Test(arguments: [
    "rgb()", "rgb(1 2)", "rgb(1 2 3 4 5)", "rgb(300 0 0)", "rgb(nan 0 0)", "rgb(0x1 0 0)",
    "rgb(1 2 3",
    "color(hsl 1 2 3)", "color(srgb 2 0 0)", "color()", "oklch(2 0 0)", "hsl(a b c)", "url(x)",
    "rgb(1 2 3 / 2)", "rgb(1 2 3 / 1 / 1)", "hsl(1e999 0 0)", "(", ")(", "#12345", "0x069",
  ]) func whatIsNoColourIsRefused(_ text: String) {
    #expect(throws: InputError.self) { try ColorValue(parsing: text) }
  }

  @Test func theNumbersOfTheFormulasHold() throws {
    func near(_ text: String, _ red: Double, _ green: Double, _ blue: Double) throws -> Bool {
      let found = try ColorValue(parsing: text).sRGB
      return (found.x - red).magnitude < 1e-5 && (found.y - green).magnitude < 1e-5
        && (found.z - blue).magnitude < 1e-5
    }
    #expect(try near("color(display-p3 1 0 0)", 1.093066, -0.226742, -0.150135))
    #expect(try near("color(display-p3 0 1 0)", -0.511605, 1.018266, -0.310675))
    #expect(try near("color(display-p3 0 0 1)", 0, 0, 1.042022))
    #expect(try near("color(display-p3 0.917488 0.200287 0.138561)", 1, 0, 0))
    #expect(try near("color(display-p3 0.249851 0.39524 0.773562)", 0.2, 0.4, 0.8))
    #expect(try near("oklch(0.7016 0.3225 328.363)", 0.999901, -0.000662, 0.999914))
  }
}
