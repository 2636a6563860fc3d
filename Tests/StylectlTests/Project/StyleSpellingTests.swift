import TestSupport
import Testing

/// Styles that are spelled as Swift, and systems that they are drawn for.
struct StyleSpellingTests {
  @Test func stylesAreSpelledAsInSwift() throws {
    let folder = try Samples.emptyCatalog()
    _ = try runStylectl(["add", ProjectFixture.path], in: folder)
    var seen = Transcript(in: folder)
    for style in [
      ".vertical", ".vertical(ordered: .titleThenIcon)", "EdgeLabelStyle(edge: .trailing)",
      ".pill(.green)", "CardLabelStyle(cornerRadius: 0)",
    ] {
      try seen.run("apply", style, "--label", "Monday=sun.max")
    }
    try seen.run("apply", ".trailingIcon", "DebugLabelStyle", "--label", "Monday=sun.max")
    try seen.run(
      "apply", ".pill(.green)", "CardLabelStyle(cornerRadius: 4)", "--label", "Monday=sun.max",
      "--format", "swift")
    try seen.run("apply", ".vertcal", "--label", "Monday=sun.max")
    try seen.run("apply", ".pill(.green", "--label", "Monday=sun.max")
    try seen.run("apply", "NoLabelStyle()", "--label", "Monday=sun.max")
    expectGolden(seen.text, "spelled-styles.txt", file: goldenNeighbor)
  }

  @Test func targetsChooseWhatIsDrawn() throws {
    let folder = try Samples.emptyCatalog()
    _ = try runStylectl(["add", ProjectFixture.path], in: folder)
    var seen = Transcript(in: folder)
    for target in ["ios", "macOS14", "watchos10.1", "beos", "ios1.x"] {
      try seen.run(
        "apply", "PlatformLabelStyle", "--label", "Monday=sun.max", "--target", target)
    }
    for target in ["ios16.4", "ios17", "visionos"] {
      try seen.run(
        "apply", "AvailableLabelStyle", "--label", "Monday=sun.max", "--target", target)
    }
    expectGolden(seen.text, "targets.txt", file: goldenNeighbor)
  }

  @Test func whatFitsFollowsTheWidthAndTheSizeOfText() throws {
    let folder = try Samples.emptyCatalog()
    _ = try runStylectl(["add", ProjectFixture.path], in: folder)
    var seen = Transcript(in: folder)
    for width in ["40", "12", "8"] {
      try seen.run("preview", "FittingLabelStyle", "--width", width)
    }
    for size in ["large", "accessibility1"] {
      try seen.run("preview", "DirectionalLabelStyle", "--type-size", size)
    }
    expectGolden(seen.text, "fitting-styles.txt", file: goldenNeighbor)
  }
}

/// Goldens stand in one folder for all tests of the tool.
private let goldenNeighbor = #filePath.replacing("/Project/", with: "/")
