import Testing

@testable import StyleChecks

/// What `icon-centering` finds of styles that show an icon alone.
struct IconCenteringTests {
  @Test func centringIsToldBeforeIOS16Alone() throws {
    let sample = CheckedSample(
      .style("A", "Label(configuration).labelStyle(.iconOnly)"),
      .style("B", "Label(configuration)"))
    #expect(try sample.findings(only: .iconCentering) == [])
    #expect(try sample.findings(only: .iconCentering, target: "ios16") == [])
    #expect(try sample.findings(only: .iconCentering, target: "macos12") == [])
    #expect(
      try sample.findings(only: .iconCentering, target: "ios15") == [
        "A 2:5: note icon-centering: shows the icon alone, which iOS 15 does not centre in a bordered "
          + "button at the accessibility text sizes (FB9951097)"
      ])
  }
}
