import Testing

@testable import StylePreview

/// The label styles that a new catalog starts with, as their views are resolved.
struct SeedStyleTests {
  private let day = """
    struct DayLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 16) {
                configuration.icon
                    .foregroundStyle(Color.blue)
                    .padding(8)
                    .background {
                        Circle()
                            .fill(Color.white)
                    }
                configuration.title
                    .foregroundStyle(Color.blue)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding()
            .background {
                Capsule()
                    .fill(Color.blue.opacity(0.07))
            }
        }
    }
    """

  @Test func dayLabelIsACapsuleWithARoundIcon() throws {
    #expect(
      try Preview().tree(day) == """
        background center
          padding - - - -
            horizontal center spacing 16
              background center
                padding 8 8 8 8
                  icon #007AFF
                circle fill #FFFFFF
              frame maxWidth inf leading/center
                title #007AFF
          capsule fill #007AFF 0.07
        """)
  }

  @Test func dashedBorderLiesOverTheDefaultLabel() throws {
    let dashed = """
      struct BlueDashBorderLabelStyle: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              Label(configuration)
                  .padding()
                  .overlay(RoundedRectangle(cornerRadius: 8, style: .continuous)
                      .stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [10, 10])))
          }
      }
      """
    #expect(
      try Preview().tree(dashed) == """
        overlay center
          padding - - - -
            horizontal center/firstTextBaseline spacing 8
              icon foreground
              title foreground
          rounded 8 stroke #007AFF width 4 dash 10,10
        """)
  }

  private let iconTint = """
    struct IconTintLabelStyle: LabelStyle {
        init(_ color: Color) {
            self.color = color
        }
        private let color: Color
        func makeBody(configuration: Configuration) -> some View {
            Label(
                title: { configuration.title },
                icon: { configuration.icon.foregroundStyle(color) }
            )
        }
    }
    extension LabelStyle where Self == IconTintLabelStyle {
        static func iconTint(_ color: Color) -> Self {
            .init(color)
        }
    }
    """

  @Test func iconTintColorsTheIconAlone() throws {
    var preview = Preview()
    preview.sets["color"] = ".green"
    preview.environment.symbolVariants = ["circle", "fill"]
    #expect(
      try preview.tree(iconTint) == """
        horizontal center/firstTextBaseline spacing 8
          icon #34C759 circle.fill
          title foreground
        """)
  }

  @Test func iconTintNeedsAColor() throws {
    #expect(
      throws: MissingParameter(
        style: "IconTintLabelStyle", name: "color", type: "Color", example: ".blue")
    ) { try Preview().tree(iconTint) }
    var preview = Preview()
    preview.sampling = true
    #expect(try preview.tree(iconTint).contains("icon #007AFF"))
  }

  @Test func adaptiveLabelFollowsTheSizeClass() throws {
    let adaptive = """
      struct AdaptiveLabelStyle: LabelStyle {
          @Environment(\\.horizontalSizeClass) var horizontalSizeClass
          func makeBody(configuration: Configuration) -> some View {
              if horizontalSizeClass == .compact {
                  Label(configuration)
                      .labelStyle(.iconOnly)
              } else {
                  Label(configuration)
              }
          }
      }
      """
    var preview = Preview()
    #expect(try preview.tree(adaptive).hasPrefix("horizontal"))
    preview.environment.horizontalSizeClass = .regular
    #expect(try preview.tree(adaptive).hasPrefix("horizontal"))
    preview.environment.horizontalSizeClass = .compact
    #expect(try preview.tree(adaptive) == "icon foreground")
  }

  @Test func adaptiveStackStandsIconOverTitle() throws {
    let stacked = """
      struct AdaptiveStackLabelStyle: LabelStyle {
          @Environment(\\.horizontalSizeClass) var horizontalSizeClass
          func makeBody(configuration: Configuration) -> some View {
              if horizontalSizeClass == .compact {
                  VStack {
                      configuration.icon
                      configuration.title
                  }
              } else {
                  Label(configuration)
              }
          }
      }
      """
    var preview = Preview()
    preview.environment.horizontalSizeClass = .compact
    #expect(
      try preview.tree(stacked) == """
        vertical center
          icon foreground
          title foreground
        """)
  }
}
