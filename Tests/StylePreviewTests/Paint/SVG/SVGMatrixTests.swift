import StyleModel
import Testing

@testable import StylePreview

/// Pictures of labels beside one another in one image.
struct SVGMatrixTests {
  private func matrix(_ count: Int, inLinesOf columns: Int, title: String = "Monday") -> String {
    let labels = LabelList(LabelSet([LabelItem(title: title, systemImage: "sun.max")]))
    let pictures = (0..<count).map { index in
      SVGMatrix.Picture(
        caption: "<\(index)>", labels: labels,
        face: SVGDocument.Face(
          view: LayoutFixtures.label, appearance: Appearance(isDark: index % 2 == 1)))
    }
    return String(
      decoding: SVGMatrix(title: "Name", pictures: pictures, inLinesOf: columns).bytes,
      as: UTF8.self)
  }

  /// The places of the pictures.
  private func places(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.hasPrefix("<g transform") && !line.contains("translate(0 22)")
        && !line.contains("translate(16 16)\"><")
        ? String(line.split(separator: "\"")[1]) : nil
    }
  }

  @Test func picturesStandInLinesOfTheLastKey() {
    #expect(
      places(matrix(4, inLinesOf: 2)).prefix(3)
        == ["translate(16 16)", "translate(153 16)", "translate(290 16)"])
    let wide = matrix(12, inLinesOf: 5)
    #expect(places(wide)[5] == "translate(16 106.29)" || places(wide)[5].hasPrefix("translate(16 "))
  }

  @Test func everyPictureHasItsCaptionAndItsGround() {
    let text = matrix(2, inLinesOf: 2)
    #expect(text.contains(">&lt;0&gt;</text>") && text.contains(">&lt;1&gt;</text>"))
    #expect(text.contains(##"rx="12" fill="#FFFFFF""##))
    #expect(text.contains(##"rx="12" fill="#000000""##))
    #expect(text.contains("<desc>&lt;0&gt;: Monday; &lt;1&gt;: Monday</desc>"))
  }

  @Test func oneWidePictureHasALine() {
    let text = matrix(3, inLinesOf: 2, title: String(repeating: "wide ", count: 60))
    let places = places(text)
    #expect(places.count == 3 && places.allSatisfy { $0.hasPrefix("translate(16 ") })
  }

  @Test func noPicturesAreAnEmptyPage() {
    #expect(matrix(0, inLinesOf: 0).hasPrefix("<svg"))
  }
}
