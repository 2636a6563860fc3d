import Testing

@testable import StylePreview

/// What is one element of accessibility, and what is left out of it.
struct AccessibilityTests {
  private func spoken(_ body: String) throws -> String {
    try Preview().resolve(style(body)).speech.text(title: "Hello, world!", systemImage: "globe")
  }

  @Test(arguments: [".automatic", ".titleAndIcon", ".iconOnly", ".titleOnly"])
  func labelIsOneElementWithItsTitle(style: String) throws {
    let speech = try Preview().resolve(style).speech
    #expect(speech.text(title: "Hello, world!", systemImage: "globe") == "Hello, world!")
  }

  /// A row of an image and two texts reads "globe, image" and the texts, where a label does not.
  @Test func rowThatIsNoLabelReadsItsImages() throws {
    #expect(
      try spoken("HStack { Image(systemName: \"globe\"); configuration.title }")
        == "globe, image, Hello, world!")
  }

  @Test func elementJoinsWhatIsNotHidden() throws {
    let row = "HStack { configuration.title; Text(\"a\"); Text(\"b\").accessibilityHidden(true) }"
    #expect(try spoken("\(row).accessibilityElement(children: .combine)") == "Hello, world!, a")
    #expect(try spoken("\(row).accessibilityElement(children: .contain)") == "Hello, world!, a")
    #expect(try spoken("\(row).accessibilityElement(children: .ignore)") == "")
    #expect(try spoken("\(row).accessibilityElement()") == "")
    #expect(try spoken("\(row).accessibilityElement().accessibilityLabel(\"c\")") == "c")
  }

  @Test func hiddenLabelIsNotSpoken() throws {
    #expect(try spoken("Label(configuration).accessibilityHidden(true)") == "")
  }

  /// A style that shows the icon alone is not SwiftUI's own, which keeps the title.
  @Test func iconAloneSaysNoTitle() throws {
    #expect(try !Preview().resolve(style("configuration.icon")).speech.saysTitle)
    #expect(
      try Preview().resolve(style("Label(configuration).labelStyle(.iconOnly)")).speech.saysTitle)
  }
}
