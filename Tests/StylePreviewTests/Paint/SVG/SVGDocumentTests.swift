import Foundation
import StyleModel
import TestSupport
import Testing

@testable import StylePreview

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGDocumentTests {
  @Test func everyShapeIsExact() {
    var views = [ResolvedView]()
    for kind in [
      ShapeKind.rectangle, .roundedRectangle(cornerRadius: 8), .capsule, .circle, .ellipse,
    ] {
      let blue = Ink.color(LayoutFixtures.blue.opacity(0.5))
      var shape = ResolvedShape(kind, fill: blue)
      shape.stroke = Stroke(ink: .foreground(1), lineWidth: 4, dash: [10, 5], isInside: true)
      views.append(LayoutFixtures.framed(.shape(shape)) { ($0.width, $0.height) = (60, 40) })
    }
    expectGolden(svg(LayoutFixtures.column(8, views), ["Shapes"]), "shapes.svg")
  }

  @Test func everyWayOfSettingText() {
    var text = ResolvedText(.title)
    text.isItalic = true
    text.isUnderlined = true
    text.isStruck = true
    var bold = ResolvedText(.literal("Größe"))
    bold.isBold = true
    bold.isUppercased = true
    bold.fontSize = 28
    bold.ink = .foreground(0.6)
    let narrow = LayoutFixtures.framed(LayoutFixtures.title) { $0.width = 50 }
    var slashed = ResolvedSymbol(.named("bell.slash.fill"), ink: .color(LayoutFixtures.blue))
    slashed.scale = 2
    let clipped = ResolvedView.clip(.circle, LayoutFixtures.label)
    expectGolden(
      svg(
        LayoutFixtures.column(4, [.text(text), .text(bold), narrow, .symbol(slashed), clipped]),
        ["Wednesday"]), "texts.svg")
  }

  @Test func gradientsAreDefinedBeforeTheyAreUsed() throws {
    let stops = [
      Gradient.Stop(location: 0, ink: .color(LayoutFixtures.blue)),
      Gradient.Stop(location: 1, ink: .foreground(0.5)),
    ]
    let line = Ink.gradient(
      Gradient(.linear(from: .init(x: 0, y: 0), to: .init(x: 1, y: 1)), stops))
    let glow = Ink.gradient(
      Gradient(.radial(center: .init(x: 0.5, y: 0), startRadius: 0, endRadius: 30), stops))
    var shape = ResolvedShape(.capsule, fill: glow)
    shape.stroke = Stroke(ink: line, lineWidth: 2)
    let view = ResolvedView.layered(
      .text(ResolvedText(.title, ink: line)), layer: .shape(shape), alignment: .center,
      isOverlay: false)
    let text = svg(view, ["Monday"])
    expectGolden(text, "gradients.svg")
    for number in 1...3 {
      let definition = try #require(text.range(of: "id=\"d0-\(number)\""))
      let use = try #require(text.range(of: "url(#d0-\(number))"))
      #expect(definition.lowerBound < use.lowerBound)
    }
    _ = try names(in: text)
  }

  @Test func readerDecidesBetweenTwoFaces() throws {
    let text = svg(LayoutFixtures.dayLabel, ["Monday"], isDark: [false, true])
    #expect(text.contains("@media (prefers-color-scheme:dark)"))
    #expect(
      text.contains(##"<g class="light">\##n<rect width="100%" height="100%" fill="#FFFFFF"/>"##))
    #expect(
      text.contains(##"<g class="dark">\##n<rect width="100%" height="100%" fill="#000000"/>"##))
    #expect(try names(in: text).filter { $0 == "circle" }.count == 2)
  }

  @Test func noTitleBreaksTheDocument() throws {
    let titles = [
      "<script>alert(1)</script>", "]]>", "&amp;", "\u{0}\u{1B}[31m", "a\u{202E}b", "\u{FFFE}",
      "\"'><", "two\nlines", "\u{301}", "👨‍👩‍👧‍👦", "مرحبا", "",
      String(repeating: "e\u{301}", count: 50_000),
    ]
    let text = svg(LayoutFixtures.dayLabel, titles, isDark: [false, true])
    let names = try names(in: text)
    #expect(Set(names) == ["svg", "title", "desc", "style", "g", "rect", "circle", "text"])
    #expect(text.utf8.count < 60_000)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func spokenIsEveryTitle() throws {
    let few = svg(.empty, ["One", "Two & three"])
    #expect(few.contains(#"role="img""#))
    #expect(few.contains("<title>Name</title>\n<desc>One, Two &amp; three</desc>"))
    let many = svg(.empty, (1...102).map { "\($0)" })
    #expect(many.contains("99, 100 and 2 more</desc>"))
  }

  @Test func swatchesOfATint() {
    let document = SVGDocument(
      title: "brand",
      swatches: [
        TintSwatches.Swatch(
          caption: "any", value: "#0A84FF", color: RGBA(10, 132, 255), isDark: false),
        TintSwatches.Swatch(caption: "dark", value: "missing", color: nil, isDark: true),
      ], appearances: [false])
    expectGolden(String(decoding: document.bytes, as: UTF8.self), "swatches.svg")
  }

  private func svg(_ view: ResolvedView, _ titles: [String], isDark: [Bool] = [false]) -> String {
    let labels = LabelSet(titles.map { LabelItem(title: $0, systemImage: "sun.max") })
    let document = SVGDocument(
      title: "Name", labels: LabelList(labels),
      faces: isDark.map {
        SVGDocument.Face(view: view, appearance: Appearance(isDark: $0))
      })
    return String(decoding: document.bytes, as: UTF8.self)
  }

  /// Reads a document with a parser of XML and returns the names of its elements.
  private func names(in text: String) throws -> [String] {
    final class Names: NSObject, XMLParserDelegate {
      var names: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
      ) { names.append(name) }
    }
    let parser = XMLParser(data: Data(text.utf8))
    let delegate = Names()
    parser.delegate = delegate
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return delegate.names
  }
}
