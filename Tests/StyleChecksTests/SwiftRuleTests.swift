import Testing

@testable import StyleChecks

/// What is found of the Swift of styles.
struct SwiftRuleTests {
  @Test func newerCallsAreToldForAnOldTarget() throws {
    let sample = CheckedSample(
      .style(
        "A", "Label(configuration).foregroundStyle(.teal).labelStyle(.titleAndIcon).bold()",
        members: "@Environment(\\.dynamicTypeSize) var size"))
    #expect(try sample.findings(only: .availability) == [])
    #expect(try sample.findings(only: .availability, target: "ios16") == [])
    #expect(
      try sample.findings(only: .availability, target: "ios15") == [
        "A 7:13: error availability: '.bold' needs iOS 16, and the target is iOS 15"
      ])
    #expect(
      try sample.findings(only: .availability, target: "ios14.4") == [
        "A 2:5: error availability: '\\.dynamicTypeSize' needs iOS 15, and the target is iOS 14.4",
        "A 5:13: error availability: '.foregroundStyle' needs iOS 15, and the target is iOS 14.4",
        "A 5:30: error availability: '.teal' needs iOS 15, and the target is iOS 14.4",
        "A 6:25: error availability: '.titleAndIcon' needs iOS 14.5, and the target is iOS 14.4",
        "A 7:13: error availability: '.bold' needs iOS 16, and the target is iOS 14.4",
      ])
    #expect(
      try sample.findings(only: .availability, target: "macos12").map { $0.contains("macOS 13") }
        == [true])
  }

  @Test func whatStandsBehindAvailableAsksForItself() throws {
    let sample = CheckedSample(
      .style(
        "A", "if #available(iOS 16, *) { configuration.title.bold() } else { configuration.title }")
    )
    #expect(try sample.findings(only: .availability, target: "ios15") == [])
  }

  @Test func namesNearSwiftUIsAreMisspelt() throws {
    let sample = CheckedSample(.style("A", "Label(configuration).paddin(8)"))
    #expect(
      try sample.findings(only: .spelling) == [
        "A 4:13: warning spelling: 'paddin' is not known to SwiftUI"
      ])
  }

  @Test func opaqueSwiftIsShownByItsBeginning() throws {
    let sample = CheckedSample(
      .style("A", "for x in 0..<3 {\nprint(x)\n}\nconfiguration.title"))
    let found = try sample.findings(only: .opaqueSwift)
    #expect(
      found == [
        "A 3:9: note opaque-swift: is kept as it is and not looked into: for x in 0..<3 { …"
      ])
  }

  @Test func styleThatCannotBeDrawnIsAFinding() throws {
    let sample = CheckedSample(
      .style("Endless", "Label(configuration).labelStyle(Endless())"),
      .style("Wide", "ForEach(0..<1_000_000) { _ in configuration.title }"),
      .swift("Other", "struct Another: LabelStyle {\n}\n"), .style("Fine", "Label(configuration)"))
    let found = try sample.findings(only: .drawing)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.contains("error drawing: cannot be drawn: ") }, "\(found)")
    #expect(!found.contains { $0.hasPrefix("Fine") })
  }

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
