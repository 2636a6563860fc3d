/// The years that Apple counts releases of symbols by.
enum SymbolYear {
  /// The first systems of a year: iOS, macOS, tvOS, watchOS.
  ///
  /// Source: `year_to_release` of the `name_availability.plist` that SFSafeSymbols reads. Symbols can
  /// be used from macOS 11 on, whatever it says of 10.15.
  static let systems: [String: SystemVersions] = {
    let rows = """
      2019:13 11 13 6
      2019.1:13.1 11 13 6.1
      2020:14 11 14 7
      2020.1:14.2 11 14.2 7.1
      2020.2:14.5 11.3 14.5 7.4
      2021:15 12 15 8
      2021.1:15.1 12 15.1 8.1
      2021.2:15.2 12.1 15.2 8.3
      2021.3:15.4 12.3 15.4 8.5
      2022:16 13 16 9
      2022.1:16.1 13 16.1 9.1
      2022.2:16.4 13.3 16.4 9.4
      2023:17 14 17 10
      2023.1:17.1 14.1 17.1 10.1
      2023.2:17.2 14.2 17.2 10.2
      """
    var systems: [String: SystemVersions] = [:]
    for row in rows.split(separator: "\n") {
      let parts = row.split(separator: ":")
      if let year = parts.first, let numbers = parts.last {
        systems[String(year)] = SystemVersions(numbers)
      }
    }
    return systems
  }()
}
