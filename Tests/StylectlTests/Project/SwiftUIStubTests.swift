import TestSupport
import Testing

/// What the stub of SwiftUI lets pass and what it refuses.
struct SwiftUIStubTests {
  @Test(arguments: [5, 6]) func articlesPass(mode: Int) throws {
    let files = [
      "Tint.swift": tintArticle, "Adaptive.swift": adaptiveArticle, "Day.swift": dayArticle,
    ]
    #expect(try typeCheck(files: files, languageMode: mode) == [])
  }

  @Test(arguments: [5, 6]) func misspeltModifierIsRefused(mode: Int) throws {
    let style = """
      import SwiftUI

      struct Misspelt: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          Label(configuration)
            .paddin(8)
        }
      }
      """
    let found = try typeCheck(files: ["Misspelt.swift": style], languageMode: mode)
    #expect(
      found.contains { $0.hasPrefix("Misspelt.swift:6:8: error:") && $0.contains("'paddin'") })
  }

  @Test(arguments: [5, 6]) func ternaryOverTwoStyleTypesIsRefused(mode: Int) throws {
    let view = """
      import SwiftUI

      struct StopLabel: View {
        @Environment(\\.horizontalSizeClass) var horizontalSizeClass

        var body: some View {
          Label("Stop", systemImage: "xmark.circle")
            .labelStyle(horizontalSizeClass == .compact ? .iconOnly : .titleAndIcon)
        }
      }
      """
    let found = try typeCheck(files: ["Stop.swift": view], languageMode: mode)
    #expect(found.contains { $0.hasPrefix("Stop.swift:8:") && $0.contains("error:") })
  }

  @Test func wrongArgumentTypeIsRefused() throws {
    let style = """
      import SwiftUI

      struct Wrong: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.title.frame(width: "wide")
        }
      }
      """
    #expect(try typeCheck(files: ["Wrong.swift": style], languageMode: 6).isEmpty == false)
  }

  @Test func previewsAreCheckedInTheirPlace() throws {
    let good =
      "import SwiftUI\n\n#Preview(\"Sun\") {\n  Label(\"Sun\", systemImage: \"sun.max\")\n}\n"
    let bad = good.replacing("systemImage", with: "symbol")
    #expect(try typeCheck(files: ["A.swift": good, "B.swift": good], languageMode: 6) == [])
    let found = try typeCheck(files: ["A.swift": bad], languageMode: 6)
    #expect(found.contains { $0.hasPrefix("A.swift:4:") })
  }
}

private let tintArticle = """
  import SwiftUI

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

  struct AddButton: View {
      var body: some View {
          Button(action: {}) {
              Label(
                  title: { Text("Add") },
                  icon: { Image(systemName: "plus") }
              )
          }
          .symbolVariant(.circle.fill)
          .tint(.primary)
          .labelStyle(.iconTint(.green))
      }
  }
  """

private let adaptiveArticle = """
  import SwiftUI

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
          .labelStyle(.iconOnly)
      }
    }
  }

  struct StopButton: View {
    var body: some View {
      Button(role: .destructive) {
      } label: {
        Label("Stop", systemImage: "xmark.circle")
          .font(.title3)
          .padding(.horizontal)
      }
      .buttonStyle(.borderedProminent)
    }
  }
  """

private let dayArticle = """
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
