import StyleSyntax
import SwiftText
import Testing

/// The systems that follow from what a style uses.
struct StyleAvailabilityTests {
  @Test(arguments: [
    ("Label(configuration).padding()", "iOS 14, macOS 11, tvOS 14 and watchOS 7"),
    (
      "Label(configuration).labelStyle(.titleAndIcon)",
      "iOS 14.5, macOS 11.3, tvOS 14.5 and watchOS 7.4"
    ),
    ("configuration.icon.foregroundStyle(.blue)", "iOS 15, macOS 12, tvOS 15 and watchOS 8"),
    ("configuration.icon.background(Circle())", "iOS 14, macOS 11, tvOS 14 and watchOS 7"),
    ("configuration.icon.background { Circle() }", "iOS 15, macOS 12, tvOS 15 and watchOS 8"),
    (
      "configuration.icon.background(.ultraThinMaterial, in: Circle())",
      "iOS 15, macOS 12, tvOS 15 and watchOS 10"
    ),
    ("ViewThatFits { configuration.icon }", "iOS 16, macOS 13, tvOS 16 and watchOS 9"),
    ("Label(configuration).labelIconToTitleSpacing(4)", "iOS 26, macOS 26, tvOS 26 and watchOS 26"),
    (
      "if #available(iOS 26, *) { Label(configuration).labelIconToTitleSpacing(4) } else { Label(configuration) }",
      "iOS 14, macOS 11, tvOS 14 and watchOS 7"
    ),
  ]) func systemsFollowFromWhatIsUsed(body: String, systems: String) throws {
    let text = """
      struct A: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { \(body) }
      }
      """
    #expect(StyleAvailability.versions(of: try Reader.document(text)).description == systems)
  }
}
