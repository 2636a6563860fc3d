import Diagnostics

extension SymbolAvailability {
  /// The greatest size of a list, in bytes.
  package static let byteLimit = 8 << 20

  /// Reads a `name_availability.plist`, as macOS has one beside its symbols.
  ///
  /// `symbols` gives the year of each name, `year_to_release` the first systems of each year.
  ///
  /// - Throws: `InputError` where the text is no XML property list, or has no names.
  package init(plist bytes: [UInt8], file: String? = nil) throws(InputError) {
    let list = try PropertyListReader.read(bytes, file: file)
    guard case .dictionary(let symbols)? = list["symbols"] else {
      throw InputError([
        Diagnostic(
          .error, file: file, message: "this property list has no 'symbols'",
          hint: "name a name_availability.plist")
      ])
    }
    var years: [String: String] = [:]
    for case (let name, .string(let year)) in symbols { years[name] = year }
    var releases: [String: SystemVersions] = [:]
    if case .dictionary(let rows)? = list["year_to_release"] {
      for (year, row) in rows { releases[year] = SystemVersions(row) }
    }
    self.init(years: years, releases: releases)
  }
}

extension SystemVersions {
  /// Reads `{ iOS: 13.0, macOS: 10.15, … }`; what is not there counts as `LabelStyle`'s own.
  fileprivate init?(_ row: PropertyList) {
    func number(_ system: String) -> Number? {
      guard case .string(let text)? = row[system] else { return nil }
      return Number(text)
    }
    guard let iOS = number("iOS") else { return nil }
    let least = SystemVersions.labelStyle
    self.init(
      iOS: iOS, macOS: max(number("macOS") ?? least.macOS, least.macOS),
      tvOS: number("tvOS") ?? least.tvOS, watchOS: number("watchOS") ?? least.watchOS)
  }
}
