extension Rule {
  /// What it looks for, in one line.
  package var abstract: String {
    switch self {
    case .appName: "Colours that the catalog does not have, and so are taken to be the app's own"
    case .availability: "SwiftUI that is newer than --target and not behind #available"
    case .conflict: "Items that a merge left in conflict"
    case .contrast: "Titles and icons too near in colour to what is drawn behind them"
    case .deprecated: "Uses of items that are deprecated"
    case .drawing: "Styles that cannot be evaluated"
    case .iconCentering: "Icons that iOS 15 does not centre in bordered buttons (FB9951097)"
    case .nameClash: "Names that become one and the same Swift name or file"
    case .opaqueSwift: "Swift that is kept as it is and not looked into"
    case .reference: "Uses of items that are not there, and rings of aliases"
    case .spelling: "Names that are nearly SwiftUI's, and arguments that it does not take"
    case .spokenTitle: "Styles that show an icon alone and leave VoiceOver without the title"
    case .swiftName: "Names of items that are another name in Swift"
    case .symbol: "Symbols that do not exist"
    case .symbolVersion: "Symbols that are newer than --target"
    case .translation: "Labels without a title in a language that others of the set have"
    case .unused: "Tints, and deprecated items, that nothing uses"
    }
  }
}
