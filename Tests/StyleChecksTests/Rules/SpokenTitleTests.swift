import Testing

@testable import StyleChecks

/// What `spoken-title` finds of styles that show an icon alone.
struct SpokenTitleTests {
  @Test func iconAloneNeedsATitleForVoiceOver() throws {
    let sample = CheckedSample(
      .style("Bare", "configuration.icon"),
      .style("Kept", "Label(configuration).labelStyle(.iconOnly)"),
      .style(
        "Narrow",
        "if width == .compact { configuration.icon } else { Label(configuration) }",
        members: "@Environment(\\.horizontalSizeClass) var width"))
    #expect(
      try sample.findings(only: .spokenTitle) == [
        "Bare 3:22: warning spoken-title: shows the icon alone, and VoiceOver is not given the title",
        "Narrow 5:26: warning spoken-title: shows the icon alone in a compact width, and VoiceOver is "
          + "not given the title",
      ])
  }
}
