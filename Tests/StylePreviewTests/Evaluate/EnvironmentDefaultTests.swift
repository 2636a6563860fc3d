import StyleModel
import Testing

@testable import StyleEvaluation
@testable import StylePreview
@testable import Vocabulary

/// What styles read where nobody sets a key of the environment.
struct EnvironmentDefaultTests {
  private func value(_ key: String) -> Value {
    let environment = PreviewEnvironment()
    return Interpreter(
      environment: environment.view, target: environment.target, library: TestLibrary()
    ).environmentValue(key, ViewEnvironment(appearance: Appearance()))
  }

  @Test(arguments: [("displayScale", 3.0), ("defaultMinListRowHeight", 44), ("lineSpacing", 0)])
  func lengthIsThatOfAPhone(key: String, length: Double) {
    #expect(Interpreter.numeric(value(key)).map(Interpreter.double) == length)
  }

  /// SwiftUI: the size class is optional, and nothing gives one unless it is asked for.
  @Test func compactIsNotWhatIsMissing() throws {
    let reader = style(
      "if sizeClass == .compact { configuration.icon } else { configuration.title }",
      members: "@Environment(\\.horizontalSizeClass) private var sizeClass")
    var preview = Preview()
    #expect(try preview.tree(reader) == "title foreground")
    preview.environment.horizontalSizeClass = .compact
    #expect(try preview.tree(reader) == "icon foreground")
    preview.environment.horizontalSizeClass = .regular
    #expect(try preview.tree(reader) == "title foreground")
  }

  /// The vocabulary is the one place that knows defaults: its Booleans and members arrive as they are.
  @Test func defaultsAreThoseOfTheVocabulary() {
    for key in Vocabulary.environmentKeyNames {
      switch Vocabulary.environmentKey(key)?.defaultValue {
      case "true"?:
        if case .bool(true) = value(key) { continue }
      case "false"?:
        if case .bool(false) = value(key) { continue }
      case "nil"?:
        if value(key).isNil { continue }
      default: continue
      }
      Issue.record("\(key) is not its default")
    }
  }
}
