import StyleModel
import Testing

@testable import StylePreview

/// What changes a drawing without changing its layout.
@Suite struct EffectTests {
  private func svg(_ body: String) throws -> String {
    let view = try Preview().resolve(style(body)).view
    let labels = LabelList(LabelSet([LabelItem(title: "Sun")]))
    let face = SVGDocument.Face(view: view, appearance: Appearance())
    return String(
      decoding: SVGDocument(title: "Sun", labels: labels, faces: [face]).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (".rotationEffect(.degrees(45))", "<g transform=\"rotate(45 20 10)\">"),
    (
      ".rotationEffect(Angle(radians: .pi), anchor: .topLeading)",
      "<g transform=\"rotate(180 0 0)\">"
    ),
    (
      ".scaleEffect(x: 2, y: 0.5)",
      "<g transform=\"translate(20 10) scale(2 0.5) translate(-20 -10)\">"
    ),
    (".blur(radius: 3)", "<feGaussianBlur stdDeviation=\"3\"/></filter><g filter=\"url(#d0-1)\">"),
    (
      ".shadow(color: .red, radius: 2, x: 1, y: 4)",
      "<feDropShadow dx=\"1\" dy=\"4\" stdDeviation=\"2\" flood-color=\"#FF3B30\" flood-opacity=\"1\"/>"
    ),
  ])
  func effectsAreDrawnExactly(modifier: String, element: String) throws {
    let text = try svg("Rectangle().frame(width: 40, height: 20)" + modifier)
    #expect(text.contains(element), "\(text)")
    #expect(XMLFault.first(in: Array(text.utf8)) == nil)
  }

  @Test func effectsLeaveTheTerminalAsItIs() throws {
    let plain = try Preview().resolve(style("configuration.title.padding()"))
    let turned = try Preview().resolve(
      style("configuration.title.padding().rotationEffect(.degrees(30)).blur(radius: 2)"))
    let label = LabelSize(titleWidth: 6, iconWidth: 1)
    #expect(
      CellLayout(label: label).displayList(for: plain.view, width: 80)
        == CellLayout(label: label).displayList(for: turned.view, width: 80))
  }

  /// The numbers are those of W3C's Filter Effects for sRGB red, and black where the foreground is.
  @Test(arguments: [
    ("grayscale(1)", "#363636"), ("colorInvert()", "#00FFFF"), ("saturation(0)", "#363636"),
    ("brightness(0.2)", "#FF3333"), ("contrast(0.5)", "#BF4040"),
    ("hueRotation(.degrees(0))", "#FF0000"),
    ("hueRotation(.degrees(180))", "#006D6D"),
  ])
  func filtersChangeColors(modifier: String, color: String) throws {
    let tree = try Preview().tree(
      style("configuration.title.foregroundStyle(Color(red: 1, green: 0, blue: 0)).\(modifier)"))
    #expect(tree == "title \(color)")
  }

  @Test func filtersTakeTheForegroundForThePrimaryColor() throws {
    #expect(try Preview().tree(style("configuration.title.colorInvert()")) == "title #FFFFFF")
  }
}
