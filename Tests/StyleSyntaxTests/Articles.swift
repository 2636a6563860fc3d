/// Swift as it stands in the articles and files that people add.
enum Articles {
  static let iconTint = """
    struct IconTintLabelStyle: LabelStyle {

        init(_ color: Color) {
            self.color = color
        }

        private let color: Color

        func makeBody(
            configuration: Configuration
        ) -> some View {
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

  static let blueDash = """
    struct BlueDashBorderLabelStyle: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
        .padding()
        .overlay(
          RoundedRectangle(cornerRadius: 8,
                           style: .continuous)
          .stroke(.blue,
                  style: StrokeStyle(lineWidth: 4, dash: [10, 10]))
        )
      }
    }
    """

  static let adaptive = """
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

  static let adaptiveStack = """
    struct AdaptiveLabelStyle: LabelStyle {
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

  static let day = """
    import SwiftUI

    struct SampleLabelStyleView: View {
        var body: some View {
            VStack(spacing: 16, content: {
                Text("LabelStyle")
                    .font(Font.largeTitle)
                VStack {
                    Spacer()
                    Label("Monday", systemImage: "sun.max")
                        .labelStyle(DayLabelStyle())
                    Spacer()
                }
                .fixedSize(horizontal: true, vertical: false)
            })
        }

        struct DayLabelStyle: LabelStyle {

            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 16) {
                    configuration.icon
                        .foregroundStyle(Color.blue)
                        .padding(8)
                        .background {
                            Circle().fill(Color.white)
                        }

                    configuration.title
                        .foregroundStyle(Color.blue)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                .padding()
                .background {
                    Capsule().fill(Color.blue.opacity(0.07))
                }
            }
        }
    }

    #Preview {
        SampleLabelStyleView()
    }
    """

  /// All of them, each in a file of its own.
  static let all = [iconTint, blueDash, adaptive, adaptiveStack, day]
}
