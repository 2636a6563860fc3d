import StyleModel

/// What a check looks for; the raw values are the names that are typed and stored.
package enum Rule: String, CaseIterable, Sendable {
  case appName = "app-name"
  case availability
  case conflict
  case contrast
  case deprecated
  case drawing
  case iconCentering = "icon-centering"
  case nameClash = "name-clash"
  case opaqueSwift = "opaque-swift"
  case reference
  case spelling
  case spokenTitle = "spoken-title"
  case swiftName = "swift-name"
  case symbol
  case symbolVersion = "symbol-version"
  case translation
  case unused

  /// How much it matters where nobody says otherwise.
  package var severity: RuleSeverity {
    switch self {
    case .availability, .conflict, .drawing, .nameClash, .reference, .symbolVersion: .error
    case .contrast, .deprecated, .spelling, .spokenTitle, .symbol, .translation: .warning
    case .appName, .iconCentering, .opaqueSwift, .swiftName, .unused: .note
    }
  }

  /// The name, as it is stored.
  package var name: RuleName? { RuleName(rawValue) }
}
