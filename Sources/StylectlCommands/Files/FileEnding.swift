extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// Returns the format that a file's name ends in, such as `svg` of `week.svg`; nil where none is.
  static func ending(_ path: String?) -> Self? {
    allCases.first { path?.lowercased().hasSuffix(".\($0.rawValue)") == true }
  }
}
