import StyleModel
import Vocabulary

extension SwiftName {
  /// Returns the name of the type that a label set becomes in an export.
  package static func labelsType(of name: String) -> String {
    let type = type(of: name, fallback: "Labels")
    return isTypeOfSwiftUI(type) || SwiftIdentifier.isReserved(type) ? type + "Labels" : type
  }

  /// Whether SwiftUI or the standard library has a type of the name that styles and views use.
  package static func isTypeOfSwiftUI(_ name: String) -> Bool {
    Vocabulary.isType(name)
      || ["View", "ShapeStyle", "LabelStyle", "LocalizedStringKey", "Void", "Never"].contains(name)
  }
}
