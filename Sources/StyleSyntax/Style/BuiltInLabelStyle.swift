/// The label styles that SwiftUI brings; they are listed and usable, and never stored.
public enum BuiltInLabelStyle: String, CaseIterable, Sendable {
  case automatic
  case titleAndIcon
  case iconOnly
  case titleOnly

  /// Finds the style that a name means, with or without the dot that Swift writes.
  public init?(name: String) {
    self.init(rawValue: name.hasPrefix(".") ? String(name.dropFirst()) : name)
  }

  /// Finds the style whose type has a name.
  package init?(typeName: String) {
    guard let style = Self.allCases.first(where: { $0.typeName == typeName }) else { return nil }
    self = style
  }

  /// The name of its type: `IconOnlyLabelStyle`.
  package var typeName: String {
    switch self {
    case .automatic: "DefaultLabelStyle"
    case .titleAndIcon: "TitleAndIconLabelStyle"
    case .iconOnly: "IconOnlyLabelStyle"
    case .titleOnly: "TitleOnlyLabelStyle"
    }
  }
}
