import Testing

@testable import StylePreview

/// How views are laid out from right to left.
struct DirectionTests {
  private func tree(_ body: String) throws -> String {
    var preview = Preview()
    preview.environment.layoutDirection = .rightToLeft
    let lines = try preview.tree(style(body)).split(separator: "\n")
    // One label of a column begins at its right.
    #expect(lines.first == "frame maxWidth inf trailing/center")
    return lines.dropFirst().map { String($0.dropFirst(2)) }.joined(separator: "\n")
  }

  @Test func iconStandsBehindTheTitle() throws {
    #expect(
      try tree("Label(configuration)") == """
        horizontal center/firstTextBaseline spacing 8
          title foreground
          icon foreground
        """)
  }

  @Test func leadingIsRight() throws {
    #expect(
      try tree("configuration.title.padding(.leading, 4).padding(.trailing, 9)") == """
        padding 0 9 0 0
          padding 0 0 0 4
            title foreground
        """)
    #expect(
      try tree("configuration.title.frame(maxWidth: .infinity, alignment: .leading)") == """
        frame maxWidth inf trailing/center
          title foreground
        """)
    #expect(
      try tree("VStack(alignment: .trailing) { configuration.icon; configuration.title }") == """
        vertical leading/center
          icon foreground
          title foreground
        """)
    #expect(
      try tree("configuration.title.overlay(alignment: .topTrailing) { configuration.icon }") == """
        overlay leading/top
          title foreground
          icon foreground
        """)
    #expect(
      try tree("configuration.title.offset(x: 5)") == """
        offset -5 0
          title foreground
        """)
  }

  @Test func directionCanChangeInside() throws {
    #expect(
      try tree(
        """
        HStack(spacing: 1) {
            configuration.title
            Label(configuration).environment(\\.layoutDirection, .leftToRight)
        }
        """) == """
          horizontal center spacing 1
            horizontal center/firstTextBaseline spacing 8
              icon foreground
              title foreground
            title foreground
          """)
  }

  @Test func shorterLabelsEndAtTheRightOfTheColumn() throws {
    var preview = Preview()
    preview.environment.layoutDirection = .rightToLeft
    let list = ListLayout(
      try preview.resolution([]).view,
      labels: LabelExtent([
        LabelSize(titleWidth: 9, iconWidth: 1), LabelSize(titleWidth: 4, iconWidth: 1),
      ]), width: 40)
    #expect(
      list.displayList(of: LabelSize(titleWidth: 4, iconWidth: 1)).summary == """
        110x20
        title 50,0 40x20
        icon 100,0 10x20
        """)
  }
}
