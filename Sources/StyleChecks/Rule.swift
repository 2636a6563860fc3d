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
  case translation
  case unused

  /// How much it matters where nobody says otherwise.
  package var severity: RuleSeverity {
    switch self {
    case .availability, .conflict, .drawing, .nameClash, .reference: .error
    case .contrast, .deprecated, .spelling, .spokenTitle, .translation: .warning
    case .appName, .iconCentering, .opaqueSwift, .swiftName, .unused: .note
    }
  }

  /// The name, as it is stored.
  package var name: RuleName? { RuleName(rawValue) }
}
