import Testing

@testable import StylePreview

/// What modifiers, containers and shapes resolve to.
struct ModifierTests {
  /// The tree of the title with modifiers.
  private func title(_ modifiers: String, members: String = "") throws -> String {
    try Preview().tree(style("configuration.title\(modifiers)", members: members))
  }

  @Test(arguments: [
    (".padding()", "padding - - - -"),
    (".padding(8)", "padding 8 8 8 8"),
    (".padding(.horizontal)", "padding 0 - 0 -"),
    (".padding(.horizontal, 8)", "padding 0 8 0 8"),
    (".padding([.top, .leading], 2)", "padding 2 2 0 0"),
    (".padding(.all, 3)", "padding 3 3 3 3"),
    (".padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))", "padding 1 2 3 4"),
    (".padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))", "padding 1 2 3 4"),
    (".frame(width: 10, height: 20)", "frame width 10 height 20 center"),
    (".frame(maxWidth: .infinity, alignment: .leading)", "frame maxWidth inf leading/center"),
    (
      ".frame(minWidth: 1, idealWidth: 2, maxWidth: 3)",
      "frame minWidth 1 idealWidth 2 maxWidth 3 center"
    ),
    (".frame(minHeight: 44, alignment: .topTrailing)", "frame minHeight 44 trailing/top"),
    (".fixedSize()", "fixedSize horizontal vertical"),
    (".fixedSize(horizontal: true, vertical: false)", "fixedSize horizontal"),
    (".layoutPriority(1)", "priority 1"),
    (".offset(x: 2, y: -3)", "offset 2 -3"),
    (".offset(y: 4)", "offset 0 4"),
    (".opacity(0.4)", "opacity 0.4"),
    (".opacity(7)", "opacity 1"),
    (".hidden()", "hidden"),
    (".clipShape(.capsule)", "clip capsule"),
    (".clipShape(RoundedRectangle(cornerRadius: 4))", "clip rounded 4"),
    (".clipShape(.rect(cornerRadius: 6))", "clip rounded 6"),
    (".cornerRadius(5)", "clip rounded 5"),
    (".clipped()", "clip rectangle"),
  ])
  func viewsAreWrapped(modifier: String, line: String) throws {
    #expect(try title(modifier) == line + "\n  title foreground")
  }

  @Test(arguments: [
    (".font(.caption)", "size 12"), (".font(.headline)", "bold"),
    (".font(.title3.weight(.semibold))", "bold size 20"), (".font(.system(size: 14))", "size 14"),
    (".font(.system(size: 14, weight: .bold))", "bold size 14"),
    (".font(.system(.title, design: .rounded))", "size 28"),
    (".font(Font.body.bold().italic())", "bold italic"),
    (".font(.custom(\"Avenir\", size: 20))", "size 20"), (".fontWeight(.medium)", ""),
    (".fontWeight(.bold)", "bold"), (".bold()", "bold"), (".italic()", "italic"),
    (".bold(false)", ""), (".underline()", "underlined"), (".strikethrough()", "struck"),
    (".textCase(.uppercase)", "upper"), (".textCase(nil)", ""), (".lineLimit(1)", "lines 1"),
    (".lineLimit(nil)", ""), (".lineLimit(1...3)", "lines 3"),
    (".accessibilityHidden(true)", ""), (".contentShape(.rect)", ""),
  ])
  func textsAreDrawnAsTheEnvironmentSays(modifier: String, words: String) throws {
    #expect(try title(modifier) == "title foreground" + (words.isEmpty ? "" : " " + words))
  }

  @Test(arguments: [
    (".imageScale(.large)", "scale 1.28"), (".imageScale(.small)", "scale 0.81"),
    (".font(.system(size: 34))", "scale 2"), (".symbolVariant(.fill)", "fill"),
    (".symbolVariant(.circle.fill)", "circle.fill"),
    (".symbolVariant(.square).symbolVariant(.circle.fill)", "square.fill"),
    (".symbolVariant(.slash)", "slash"), (".fontWeight(.semibold)", "bold"),
    (".symbolVariant(.fill).environment(\\.symbolVariants, .none)", "fill"),
    (".environment(\\.symbolVariants, .none).symbolVariant(.fill)", ""),
    (".environment(\\.imageScale, .large)", "scale 1.28"), (".resizable()", ""),
  ])
  func symbolsAreDrawnAsTheEnvironmentSays(modifier: String, words: String) throws {
    let tree = try Preview().tree(style("configuration.icon\(modifier)"))
    #expect(tree == "icon foreground" + (words.isEmpty ? "" : " " + words))
  }

  @Test(arguments: [
    (".background(.red)", "background center", "rectangle fill #FF3B30"),
    (".background(Color.red.opacity(0.5))", "background center", "rectangle fill #FF3B30 0.5"),
    (".background(.red, in: Capsule())", "background center", "capsule fill #FF3B30"),
    (
      ".background(.red, in: .rect(cornerRadius: 3))", "background center", "rounded 3 fill #FF3B30"
    ),
    (".background(in: .capsule)", "background center", "capsule fill #FFFFFF"),
    (".background(Circle().fill(.red))", "background center", "circle fill #FF3B30"),
    (".background { Capsule().fill(.red) }", "background center", "capsule fill #FF3B30"),
    (
      ".background(alignment: .leading) { Circle() }", "background leading/center",
      "circle fill foreground"
    ),
    (".background(.thinMaterial)", "background center", "rectangle fill foreground 0.1"),
    (
      ".overlay(Rectangle().stroke(.red, lineWidth: 2))", "overlay center",
      "rectangle stroke #FF3B30 width 2"
    ),
    (
      ".overlay { Capsule().strokeBorder(lineWidth: 3) }", "overlay center",
      "capsule border foreground width 3"
    ),
    (".overlay(alignment: .top) { Text(\"x\") }", "overlay center/top", "\"x\" foreground"),
    (".border(.red, width: 2)", "overlay center", "rectangle border #FF3B30 width 2"),
    (
      ".overlay(Rectangle().inset(by: 2).stroke(style: .init(lineWidth: 1, dash: [3])))",
      "overlay center", "rectangle stroke foreground width 1 dash 3 inset 2"
    ),
    (".background(Color.red)", "background center", "rectangle fill #FF3B30"),
    (
      ".background { Color.red.opacity(0.2).padding(1) }", "background center",
      "padding 1 1 1 1\n    rectangle fill #FF3B30 0.2"
    ),
  ])
  func layersLieBehindAndOver(modifier: String, first: String, layer: String) throws {
    #expect(try title(modifier) == "\(first)\n  title foreground\n  \(layer)")
  }

  @Test func stacksTakeAlignmentAndSpacing() throws {
    let tree = try Preview().tree(
      style(
        """
        ZStack(alignment: .bottomTrailing) {
            HStack(alignment: .firstTextBaseline, spacing: 4) { configuration.icon }
            VStack(alignment: .leading, spacing: 0) { configuration.title }
            EmptyView()
            AnyView(Image(systemName: "star"))
        }
        """))
    #expect(
      tree == """
        depth trailing/bottom
          horizontal center/firstTextBaseline spacing 4
            icon foreground
          vertical leading/center spacing 0
            title foreground
          symbol star foreground
        """)
  }

  @Test func firstViewThatFitsIsLeftToLayout() throws {
    let tree = try Preview().tree(
      style("ViewThatFits(in: .horizontal) { Label(configuration); configuration.icon }"))
    #expect(
      tree == """
        fits horizontal
          horizontal center/firstTextBaseline spacing 8
            icon foreground
            title foreground
          icon foreground
        """)
  }

  @Test func labelOfTheStylesOwnIsMadeFromText() throws {
    #expect(
      try Preview().tree(style("Label(\"Add\", systemImage: \"plus\")")) == """
        horizontal center/firstTextBaseline spacing 8
          symbol plus foreground
          "Add" foreground
        """)
  }

  @Test func spacingBetweenIconAndTitleIsSet() throws {
    let tree = try Preview().tree(
      style("Label(configuration).labelIconToTitleSpacing(20).labelReservedIconWidth(30)"))
    #expect(
      tree == """
        horizontal center/firstTextBaseline spacing 20
          frame width 30 center
            icon foreground
          title foreground
        """)
  }

  @Test func modifiersAreAppliedFromTheInside() throws {
    #expect(
      try title(".padding(1).foregroundStyle(.red).padding(2).foregroundStyle(.blue)") == """
        padding 2 2 2 2
          padding 1 1 1 1
            title #FF3B30
        """)
  }
}
