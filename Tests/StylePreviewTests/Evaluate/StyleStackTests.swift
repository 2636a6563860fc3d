import Testing

@testable import StylePreview

/// How label styles nest: the one closest to the label first, the rest for labels inside its body.
struct StyleStackTests {
  private let dash = """
    struct Dash: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label(configuration)
                .padding()
                .overlay(Rectangle().stroke(.red))
        }
    }
    """

  private func wrapping(_ name: String, _ modifier: String) -> String {
    style("Label(configuration)\(modifier)", name: name)
  }

  private let iconTint = """
    struct IconTint: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label(title: { configuration.title }, icon: { configuration.icon.foregroundStyle(.green) })
        }
    }
    """

  private let titleAndIcon = """
    horizontal center/firstTextBaseline spacing 8
      icon foreground
      title foreground
    """

  private let dashedIcon = """
    overlay center
      padding - - - -
        icon foreground
      rectangle stroke #FF3B30 width 1
    """

  @Test func labelWithoutStyleShowsIconAndTitle() throws {
    #expect(try Preview().tree() == titleAndIcon)
    #expect(try Preview().tree(".automatic") == titleAndIcon)
    #expect(try Preview().tree(".titleAndIcon") == titleAndIcon)
  }

  @Test func builtInStyleClosestToTheLabelCounts() throws {
    #expect(try Preview().tree(".iconOnly", ".titleOnly") == "icon foreground")
    #expect(try Preview().tree(".titleOnly", ".iconOnly") == "title foreground")
  }

  @Test func wrappingStyleLeavesTheLabelToTheStyleOutside() throws {
    #expect(try Preview().tree(dash, ".iconOnly") == dashedIcon)
  }

  @Test func styleWithoutLabelEndsTheChain() throws {
    #expect(try Preview().tree(".iconOnly", dash) == "icon foreground")
  }

  @Test func closerWrappingStyleDrawsOutside() throws {
    let inner = wrapping("A", ".padding(1)")
    let outer = wrapping("B", ".padding(2)")
    #expect(
      try Preview().tree(inner, outer, ".titleOnly") == """
        padding 1 1 1 1
          padding 2 2 2 2
            title foreground
        """)
  }

  @Test func rebuiltLabelAsksTheStyleOutside() throws {
    #expect(try Preview().tree(iconTint, ".iconOnly") == "icon #34C759")
  }

  @Test func styleSetInsideABodyBeatsTheStyleOutside() throws {
    let compact = wrapping("Compact", ".labelStyle(.iconOnly)")
    #expect(try Preview().tree(compact, ".titleOnly") == "icon foreground")
  }

  @Test func automaticEndsTheChain() throws {
    #expect(try Preview().tree(".automatic", dash) == titleAndIcon)
  }

  @Test func environmentIsReadWhereTheLabelStands() throws {
    let reader = style(
      "if isEnabled { configuration.title } else { configuration.icon }",
      members: "@Environment(\\.isEnabled) private var isEnabled", name: "Reader")
    #expect(try Preview().tree(reader) == "title foreground")
    #expect(try Preview().tree(wrapping("Off", ".disabled(true)"), reader) == "icon foreground")
  }

  @Test func partsInsideAStyleBeatWhatIsSetOutside() throws {
    let outside = wrapping("Outside", ".foregroundStyle(.red)")
    #expect(
      try Preview().tree(outside, iconTint) == """
        horizontal center/firstTextBaseline spacing 8
          icon #34C759
          title #FF3B30
        """)
  }

  @Test func styleIsUsedAsAFunction() throws {
    let outer = style(
      "Dash().makeBody(configuration: configuration).padding(3)", name: "Outer")
    let library = TestLibrary(styles: ["Dash": try source(dash)])
    let tree = try Preview(library: library).tree(outer, ".iconOnly")
    #expect(tree == "padding 3 3 3 3\n" + indented(dashedIcon))
    let builtIn = style("IconOnlyLabelStyle().makeBody(configuration: configuration).padding(3)")
    #expect(try Preview().tree(builtIn) == "padding 3 3 3 3\n  icon foreground")
  }

  @Test func libraryStyleIsFoundByTypeAndByMember() throws {
    let tinted = """
      struct IconTintLabelStyle: LabelStyle {
          init(_ color: Color) {
              self.color = color
          }
          private let color: Color
          func makeBody(configuration: Configuration) -> some View {
              configuration.icon.foregroundStyle(color)
          }
      }
      extension LabelStyle where Self == IconTintLabelStyle {
          static func iconTint(_ color: Color) -> Self { .init(color) }
          static var green: IconTintLabelStyle { iconTint(.green) }
      }
      """
    let preview = Preview(
      library: TestLibrary(styles: ["IconTintLabelStyle": try source(tinted)]))
    for use in ["IconTintLabelStyle(.green)", ".iconTint(.green)", ".green"] {
      #expect(try preview.tree(wrapping("A", ".labelStyle(\(use))")) == "icon #34C759")
    }
  }

  @Test func unknownStyleIsLeftOutAndTold() throws {
    let resolution = try Preview().resolve(wrapping("A", ".labelStyle(.layoutSuggestable)"))
    #expect(describe(resolution.view) == titleAndIcon)
    #expect(
      resolution.notes == ["'.layoutSuggestable' is not known to the preview and is left out"])
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }
}
