import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// What VoiceOver speaks of styles.
struct SpeechTests {
  private func spoken(
    _ chain: String..., in container: LabelContainer? = nil, isEnabled: Bool = true
  ) throws -> String {
    var preview = Preview()
    preview.environment.container = container
    preview.environment.isEnabled = isEnabled
    return try preview.resolution(chain).speech.text(title: "Globe", systemImage: "globe.europe")
  }

  @Test(arguments: [".automatic", ".titleAndIcon", ".iconOnly", ".titleOnly"])
  func ownStylesSpeakTheTitle(style: String) throws {
    #expect(try spoken(style) == "Globe")
  }

  @Test func wrappedLabelSpeaksTheTitleOnce() throws {
    #expect(try spoken(style("Label(configuration).labelStyle(.iconOnly).padding()")) == "Globe")
    #expect(
      try spoken(style("HStack { configuration.icon; configuration.title }")) == "Globe")
    let choice = "ViewThatFits { Label(configuration); Label(configuration).labelStyle(.iconOnly) }"
    #expect(try spoken(style(choice)) == "Globe")
  }

  @Test func iconAloneIsAnImage() throws {
    let icon = style("configuration.icon")
    #expect(try spoken(icon) == "globe europe, image")
    var preview = Preview()
    #expect(try !preview.resolution([icon]).speech.saysTitle)
    preview.environment.container = .toolbar
    #expect(try preview.resolution([".automatic"]).speech.saysTitle)
  }

  @Test func partsOfTheStyleAreSpokenInOrder() throws {
    let badge = style(
      """
      HStack {
          Label(configuration)
          Text("New")
          Image(systemName: "chevron.right")
      }
      """)
    #expect(try spoken(badge) == "Globe, New, chevron right, image")
  }

  @Test func hiddenPartsAreNotSpoken() throws {
    let badge = style(
      """
      HStack {
          Label(configuration)
          Text("New").accessibilityHidden(true)
          Text("Old").hidden()
          Text("Pale").opacity(0)
          Text("Kept").accessibilityHidden(false)
          Image(decorative: "star")
      }
      """)
    #expect(try spoken(badge) == "Globe, Kept")
    #expect(try spoken(style("Label(configuration).accessibilityHidden(true)")) == "")
  }

  @Test func labelOfAccessibilityReplacesWhatIsInside() throws {
    #expect(
      try spoken(style(#"Label(configuration).padding().accessibilityLabel("World")"#)) == "World")
    #expect(
      try spoken(style(#"configuration.icon.accessibilityLabel(Text("World"))"#)) == "World")
  }

  @Test func controlsAreNamedAfterTheLabel() throws {
    #expect(try spoken(in: .button) == "Globe, button")
    #expect(try spoken(in: .toolbar, isEnabled: false) == "Globe, dimmed, button")
    #expect(try spoken(in: .list) == "Globe")
    #expect(try spoken(in: .tabBar) == "Globe, tab")
  }
}
