import SwiftText
import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// What `.automatic` is where a label stands.
struct AutomaticStyleTests {
  private func tree(
    in container: LabelContainer, _ chain: String..., target: PreviewTarget = PreviewTarget(),
    _ change: (inout PreviewEnvironment) -> Void = { _ in }
  ) throws -> String {
    var preview = Preview()
    preview.environment.container = container
    preview.environment.target = target
    change(&preview.environment)
    return try preview.tree(chain)
  }

  private func row(_ icon: String, column: Int = 24, gap: Int = 16) -> String {
    """
    horizontal center/firstTextBaseline spacing \(gap)
      frame width \(column) center
        icon \(icon)
      title foreground
    """
  }

  /// The title of a row starts at 24 + 16 = 40 points, the icon is centred at 12.
  @Test(arguments: [LabelContainer.list, .sidebar, .form])
  func rowsHaveAColumnOfIconsInTheAccentColor(container: LabelContainer) throws {
    #expect(try tree(in: container) == row("#007AFF"))
    #expect(
      try tree(in: container, target: PreviewTarget(platform: "macOS"))
        == row("#007AFF", column: 16, gap: 6))
    let tint = try Reader.expression(".green")
    #expect(try tree(in: container) { $0.tint = tint } == row("#34C759"))
    let item = try Reader.expression(".red")
    #expect(
      try tree(in: container) {
        $0.tint = tint
        $0.others["listItemTint"] = item
      } == row("#FF3B30"))
  }

  @Test func explicitStyleIsNotChangedByAList() throws {
    #expect(
      try tree(in: .list, ".titleAndIcon") == """
        horizontal center/firstTextBaseline spacing 8
          icon foreground
          title foreground
        """)
    #expect(try tree(in: .list, style("Label(configuration)")) == row("#007AFF"))
  }

  @Test func toolbarShowsIconsInTheTint() throws {
    #expect(try tree(in: .toolbar) == "icon #007AFF")
    #expect(try tree(in: .toolbar, style("Label(configuration)")) == "icon #007AFF")
    #expect(try tree(in: .toolbar) { $0.buttonRole = .destructive } == "icon #FF3B30")
    #expect(
      try tree(in: .toolbar, ".titleAndIcon") == """
        horizontal center/firstTextBaseline spacing 8
          icon #007AFF
          title #007AFF
        """)
  }

  @Test func menuShowsIconsBehindTitlesUpToIOS18() throws {
    #expect(
      try tree(in: .menu, target: PreviewTarget(version: [18])) == """
        horizontal center/firstTextBaseline spacing 16
          frame maxWidth inf leading/center
            title foreground
          icon foreground
        """)
    #expect(
      try tree(in: .menu, target: PreviewTarget(version: [26])) { $0.buttonRole = .destructive }
        == """
        horizontal center/firstTextBaseline spacing 8
          icon #FF3B30
          title #FF3B30
        """)
  }

  @Test func barsAndSwipesFillSymbols() throws {
    #expect(
      try tree(in: .tabBar) == """
        vertical center spacing 0
          icon #007AFF fill
          title #007AFF size 10
        """)
    #expect(
      try tree(in: .swipeActions) { $0.buttonRole = .destructive } == """
        background center
          padding 10 16 10 16
            horizontal center/firstTextBaseline spacing 8
              icon #FFFFFF fill
              title #FFFFFF
          rectangle fill #FF3B30
        """)
  }
}
