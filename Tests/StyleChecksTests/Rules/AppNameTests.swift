import StyleModel
import Testing

@testable import StyleChecks

/// What `app-name` finds of colours that are no tints.
struct AppNameTests {
  @Test func memberThatIsNearNoTintMayBeTheApps() throws {
    let sample = CheckedSample(
      .style("A", "configuration.title.foregroundStyle(.brnad).tint(.harbour)"),
      .tint("brand", "#000080"))
    #expect(
      try sample.findings(only: .reference, .appName) == [
        "A 4:30: error reference: names the tint 'brnad', which is not in the catalog",
        "A 5:19: note app-name: 'harbour' is no tint of the catalog, and taken to be the app's own",
      ])
  }

  @Test func systemColorsAndSamplesAreNoTints() throws {
    var style = StyleDocument(
      swift: """
        struct A: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.title
                    .foregroundStyle(.harbour)
                    .tint(Color(.systemBlue))
            }
        }

        """)
    style.samples = ["harbour": ".blue"]
    let sample = CheckedSample(CheckedItem(name: "A", document: .style(style)))
    #expect(try sample.findings(only: .reference, .appName) == [])
  }
}
