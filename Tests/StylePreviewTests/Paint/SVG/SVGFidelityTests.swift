import StyleModel
import Testing

@testable import StylePreview

/// What an image shows as SwiftUI would, and not merely nearly so.
struct SVGFidelityTests {
  private func svg(_ body: String, title: String = "Monday", width: Int? = nil) throws -> String {
    let resolution = try Preview().resolve(style(body))
    let labels = LabelSet([LabelItem(title: title, systemImage: "sun.max")])
    let face = SVGDocument.Face(
      view: resolution.view, appearance: Appearance(), speech: resolution.speech)
    let document = SVGDocument(
      title: "Name", labels: LabelList(labels), faces: [face], width: width)
    return String(decoding: document.bytes, as: UTF8.self)
  }

  /// How often a text is in another.
  private func count(_ part: String, in text: String) -> Int { text.ranges(of: part).count }

  @Test func viewIsSeenThroughAsOne() throws {
    let text = try svg(
      """
      ZStack { Circle().fill(.red); Capsule().fill(.blue) }.frame(width: 40, height: 20)
          .opacity(0.5)
      """)
    #expect(text.contains(##"<g opacity="0.5"><circle cx="20" cy="10" r="10" fill="#FF3B30"/>"##))
    #expect(!text.contains("fill-opacity"))
    #expect(try svg("configuration.title.opacity(0.5).opacity(0.5)").contains("0.25") == false)
    #expect(try !svg("configuration.title.opacity(0)").contains("<text"))
  }

  @Test func opacityOfAColorIsThatOfTheShape() throws {
    let text = try svg("Circle().fill(.red.opacity(0.5)).frame(width: 9, height: 9)")
    #expect(text.contains(#"fill-opacity="0.5""#) && !text.contains("<g opacity"))
  }

  @Test func descriptionIsWhatIsSpoken() throws {
    let row = "HStack { configuration.icon; configuration.title; Text(\"New\") }"
    #expect(try svg(row).contains("<desc>Monday, New</desc>"))
    #expect(try svg("configuration.icon").contains("<desc>sun max, image</desc>"))
    #expect(
      try svg("configuration.title.accessibilityLabel(\"A & B\")").contains(
        "<desc>A &amp; B</desc>"))
  }

  @Test func continuousCornersBeginBeforeCircles() throws {
    func shape(_ arguments: String, _ side: Int) throws -> String {
      let text = try svg(
        "RoundedRectangle(\(arguments)).fill(.red).frame(width: \(side), height: \(side))")
      return String(text.split(separator: "<g ")[1].split(separator: "<")[1])
    }
    let continuous = try shape("cornerRadius: 10", 40)
    #expect(
      continuous.hasPrefix(
        #"path d="M15.29 0L24.71 0C29.12 0 31.32 0 33.69 0.75C36.27 1.69 38.31 3.73 39.25 6.31"#))
    #expect(try shape("cornerRadius: 10, style: .circular", 40).hasPrefix("rect "))
    // Where a side leaves no room, the corner is that of a circle.
    #expect(try shape("cornerRadius: 20", 40).contains(#"rx="20""#))
    #expect(try shape("cornerRadius: 0", 40).hasPrefix("rect "))
  }

  @Test(arguments: [
    ("ultraLight", "100"), ("thin", "200"), ("light", "300"), ("medium", "500"),
    ("semibold", "600"), ("bold", "700"), ("heavy", "800"), ("black", "900"),
  ])
  func everyWeightIsItself(weight: String, number: String) throws {
    let text = try svg("Label(configuration).fontWeight(.\(weight))")
    #expect(count("font-weight=\"\(number)\"", in: text) == 2)
    #expect(try !svg("Label(configuration).fontWeight(.regular)").contains("font-weight"))
  }

  @Test func textTakesSeveralLines() throws {
    let text = try svg("configuration.title", title: "Monday to Friday", width: 10)
    #expect(text.contains(">Monday to</text>") && text.contains(">Friday</text>"))
    let one = try svg("configuration.title.lineLimit(1)", title: "Monday to Friday", width: 10)
    #expect(one.contains(">Monday to…</text>"))
  }

  @Test func linesEndAndTurnAsTheyAreTold() throws {
    let plain = try svg("Circle().stroke(.red, lineWidth: 2).frame(width: 9, height: 9)")
    #expect(!plain.contains("linecap") && !plain.contains("linejoin") && !plain.contains("dash"))
    let style = "StrokeStyle(lineCap: .round, lineJoin: .bevel, dash: [6, 3], dashPhase: 2)"
    let text = try svg("Circle().stroke(.red, style: \(style)).frame(width: 9, height: 9)")
    #expect(
      text.contains(
        #"stroke-dasharray="6 3" stroke-dashoffset="2" stroke-linecap="round" stroke-linejoin="bevel""#
      ))
  }

  @Test func nothingIsFetched() throws {
    let text = try svg("Label(configuration).background(.red.gradient, in: .capsule).opacity(0.5)")
    #expect(count("http", in: text) == 1)
    #expect(!text.contains("href") && !text.contains("@import") && !text.contains("url(h"))
  }
}
