import Testing

@testable import StyleChecks

/// What `availability` finds of the Swift of styles.
struct AvailabilityTests {
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
}
