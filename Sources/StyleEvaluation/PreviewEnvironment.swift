import StyleModel
import SwiftText

/// What a preview starts from: the appearance and the environment values that styles read.
package struct PreviewEnvironment: Sendable {
  /// The two size classes of SwiftUI.
  package enum SizeClass: String, CaseIterable, Sendable {
    case compact
    case regular
  }

  /// The direction of text and layout.
  package enum LayoutDirection: String, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
  }

  /// Whether it is dark, and whether contrast is increased.
  package var appearance = Appearance()

  /// The horizontal size class; nil where the system gives none.
  package var horizontalSizeClass: SizeClass?

  /// The vertical size class.
  package var verticalSizeClass: SizeClass? = .regular

  /// The size of text as `DynamicTypeSize` names it: `xSmall` to `accessibility5`.
  package var dynamicTypeSize = "large"

  /// The direction of layout.
  package var layoutDirection = LayoutDirection.leftToRight

  /// The language and region, as in `de_CH`; empty is the system's.
  package var locale = ""

  /// Whether controls are enabled.
  package var isEnabled = true

  /// What `.tint` is set to outside of the label, as Swift; nil is the accent colour.
  package var tint: Expression?

  /// What `.symbolVariant` is set to outside of the label: `circle`, `fill`, `slash`.
  package var symbolVariants: [String] = []

  /// What the label stands in; nil for nothing.
  package var container: LabelContainer?

  /// The role of the button that the label stands in.
  package var buttonRole: ButtonRole?

  /// The style of that button.
  package var buttonStyle = BuiltInButtonStyle.automatic

  /// Whether `.secondary` and the levels below it are the colours of the system, which a terminal
  /// draws as opacities of its own foreground.
  package var drawsSystemLevels = false

  /// Values of other keys, as Swift.
  package var others: [String: Expression] = [:]

  /// The system that is previewed.
  package var target = PreviewTarget()

  /// Creates the environment of a phone in light mode.
  package init() {}

  /// The part of the environment that needs no evaluation.
  var view: ViewEnvironment {
    var environment = ViewEnvironment(appearance: appearance)
    environment.dynamicTypeSize = dynamicTypeSize
    environment.container = container
    environment.drawsSystemLevels = drawsSystemLevels
    for word in symbolVariants { environment.variants.add(word) }
    environment.others["horizontalSizeClass"] = Self.value(fixedSizeClass ?? horizontalSizeClass)
    environment.others["verticalSizeClass"] = Self.value(fixedSizeClass ?? verticalSizeClass)
    environment.others["layoutDirection"] = .term(Term(.implicit(layoutDirection.rawValue)))
    environment.others["isEnabled"] = .bool(isEnabled)
    let identifier = EvaluatedArgument(label: "identifier", value: .string(locale))
    environment.others["locale"] = .term(Term("Locale", [identifier]))
    return environment
  }

  /// SwiftUI: both size classes are always compact on watchOS, and always regular on macOS and tvOS.
  private var fixedSizeClass: SizeClass? {
    switch target.platform {
    case "watchOS": .compact
    case "macOS", "tvOS": .regular
    default: nil
    }
  }

  private static func value(_ sizeClass: SizeClass?) -> Value {
    sizeClass.map { .term(Term(.implicit($0.rawValue))) } ?? Value.none
  }
}
