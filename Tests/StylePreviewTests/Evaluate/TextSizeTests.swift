import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// The point sizes of text styles by Dynamic Type size, as iOS has them.
struct TextSizeTests {
  private static let table = """
    largeTitle 31 32 33 34 36 38 40 44 48 52 56 60
    title 25 26 27 28 30 32 34 38 43 48 53 58
    title2 19 20 21 22 24 26 28 34 39 44 50 56
    title3 17 18 19 20 22 24 26 31 37 43 49 55
    headline 14 15 16 17 19 21 23 28 33 40 47 53
    body 14 15 16 17 19 21 23 28 33 40 47 53
    callout 13 14 15 16 18 20 22 26 32 38 44 51
    subheadline 12 13 14 15 17 19 21 25 30 36 42 49
    footnote 12 12 12 13 15 17 19 23 27 33 38 44
    caption 11 11 11 12 14 16 18 22 26 32 37 43
    caption2 11 11 11 11 13 15 17 20 24 29 34 41
    """

  @Test(arguments: table.split(separator: "\n").map(String.init))
  func textStyleHasItsSizes(row: String) throws {
    let words = row.split(separator: " ")
    for (size, points) in zip(TextSize.names, words.dropFirst()) {
      var preview = Preview()
      preview.environment.dynamicTypeSize = size
      let tree = try preview.tree(style("configuration.title.font(.\(words[0]))"))
      let weight = words[0] == "headline" ? " bold" : ""
      #expect(tree == "title foreground\(weight)" + (points == "17" ? "" : " size \(points)"))
    }
  }

  @Test func accessibilitySizesBeginAfterXXXLarge() throws {
    let large = style(
      "if size.isAccessibilitySize { configuration.icon } else { configuration.title }",
      members: "@Environment(\\.dynamicTypeSize) private var size")
    var icons = 0
    for size in TextSize.names {
      var preview = Preview()
      preview.environment.dynamicTypeSize = size
      let isIcon = try preview.tree(large).hasPrefix("icon")
      #expect(isIcon == size.hasPrefix("accessibility"))
      icons += isIcon ? 1 : 0
    }
    #expect(icons == 5)
  }

  @Test func typeSizesAreComparable() throws {
    let large = style(
      "if size >= .xLarge { configuration.icon } else { configuration.title }",
      members: "@Environment(\\.dynamicTypeSize) private var size")
    for (index, size) in TextSize.names.enumerated() {
      var preview = Preview()
      preview.environment.dynamicTypeSize = size
      #expect(try preview.tree(large).hasPrefix("icon") == (index >= 4))
    }
  }

  @Test func scaledMetricFollowsTheTextStyle() throws {
    let scaled = style(
      "configuration.title.padding(space)", members: "@ScaledMetric private var space = 17.0")
    var preview = Preview()
    preview.environment.dynamicTypeSize = "accessibility5"
    #expect(try preview.tree(scaled).hasPrefix("padding 53 53 53 53"))
  }
}
