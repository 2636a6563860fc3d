import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// The size classes that a style reads.
struct SizeClassTests {
  private func words(_ change: (inout PreviewEnvironment) -> Void) throws -> String {
    var preview = Preview()
    change(&preview.environment)
    let reader = style(
      """
      Text(horizontal == .compact ? "compact" : horizontal == .regular ? "regular" : "none")
      Text(vertical == .compact ? "compact" : vertical == .regular ? "regular" : "none")
      """,
      members: """
        @Environment(\\.horizontalSizeClass) private var horizontal
        @Environment(\\.verticalSizeClass) private var vertical
        """)
    return try preview.resolve(reader).speech.text(title: "", systemImage: nil)
  }

  /// Comparing the optional class with one that it is not, nil included, is false.
  @Test func classIsOptional() throws {
    #expect(try words { _ in } == "none, regular")
    #expect(try words { $0.verticalSizeClass = nil } == "none, none")
    #expect(try words { $0.horizontalSizeClass = .compact } == "compact, regular")
    #expect(
      try words { ($0.horizontalSizeClass, $0.verticalSizeClass) = (.regular, .compact) }
        == "regular, compact")
  }

  @Test(arguments: [("watchOS", "compact"), ("macOS", "regular"), ("tvOS", "regular")])
  func someSystemsHaveOneClassAlone(platform: String, word: String) throws {
    for asked in [nil, PreviewEnvironment.SizeClass.compact, .regular] {
      let words = try words {
        $0.target = PreviewTarget(platform: platform)
        $0.horizontalSizeClass = asked
      }
      #expect(words == "\(word), \(word)")
    }
  }
}
