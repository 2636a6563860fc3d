import CommandTable
import StyleEvaluation
import StyleModel

/// The appearance of the system.
enum AppearanceWord: String, CaseIterable, ArgumentValue {
  case light, dark
}

/// The contrast of the system.
enum ContrastWord: String, CaseIterable, ArgumentValue {
  case standard, increased
}

/// The direction of layout.
enum DirectionWord: String, CaseIterable, ArgumentValue {
  case ltr, rtl

  /// The direction as SwiftUI names it.
  var direction: PreviewEnvironment.LayoutDirection {
    self == .ltr ? .leftToRight : .rightToLeft
  }
}

/// The words of SwiftUI's `DynamicTypeSize`.
enum TypeSizeWords {
  /// From the smallest to the largest.
  static let all = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
}

extension PreviewEnvironment.SizeClass: ArgumentValue {}
extension LabelContainer: ArgumentValue {}
extension ButtonRole: ArgumentValue {}
extension BuiltInButtonStyle: ArgumentValue {}
extension SystemPalette: ArgumentValue {}
