extension Rule {
  /// All rules, in the order in which what they find at one place is reported.
  package static let all: [Rule] = [
    .conflict,
    .nameClash,
    .swiftName,
    .deprecated,
    .reference,
    .appName,
    .opaqueSwift,
    .spelling,
    .availability,
    .symbol,
    .symbolVersion,
    .translation,
    .drawing,
    .contrast,
    .spokenTitle,
    .iconCentering,
    .unused,
  ]

  /// All rules in the order of their names, as they are listed.
  package static let byName = all.sorted { $0.name < $1.name }
}
