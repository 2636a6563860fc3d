import SwiftText
import Testing

@testable import StyleEvaluation
@testable import StylePreview
@testable import StyleSyntax

/// The systems that styles are drawn for.
struct TargetTests {
  @Test func targetsAreReadAsTheyAreTyped() {
    #expect(PreviewTarget("ios") == PreviewTarget())
    #expect(PreviewTarget("iOS15") == PreviewTarget(version: [15]))
    #expect(PreviewTarget("macos14.2.1") == PreviewTarget(platform: "macOS", version: [14, 2, 1]))
    #expect(PreviewTarget("VisionOS2") == PreviewTarget(platform: "visionOS", version: [2]))
  }

  @Test(arguments: ["", "15", "beos", "ios1.x", "ios.", "ios15.", "ios1.2.3.4", "ios-1", "ios 15"])
  func otherWordsAreNoTarget(text: String) {
    #expect(PreviewTarget(text) == nil)
  }

  @Test(arguments: ["DEBUG", "os(macOS)", "targetEnvironment(simulator) && os(tvOS)"])
  func styleOfAnotherTargetIsDrawnAllTheSame(condition: String) throws {
    let text = "#if \(condition)\n\(style("configuration.title"))\n#endif"
    let document = try Reader.document(text)
    let use = StyleUse(.source(StyleSource(name: "Test", text: text, document: document)))
    let resolution = try StyleEvaluator(library: TestLibrary()).resolve([use])
    #expect(describe(resolution.view) == "title foreground")
    #expect(
      resolution.notes == [
        "Test is declared for another target alone, and is drawn all the same"
      ])
  }

  @Test func styleOfNoTargetIsAnError() throws {
    let text = "#if NEVER\n\(style("configuration.title"))\n#endif"
    let document = try Reader.document(text)
    let use = StyleUse(.source(StyleSource(name: "Test", text: text, document: document)))
    #expect(throws: EvaluationError.self) {
      try StyleEvaluator(library: TestLibrary()).resolve([use])
    }
  }
}
