import Diagnostics

/// Why a format does not read or write what it was asked to.
package struct FormatRefusal: Error {
  /// Whether the line was wrong, and not what is in the files or the catalog.
  package var isUsage: Bool

  /// What is told.
  package var diagnostics: [Diagnostic]

  /// Refuses for what is in the way.
  init(_ message: String, hint: String? = nil) {
    isUsage = false
    diagnostics = [Diagnostic(.error, message: message, hint: hint)]
  }

  /// Refuses what cannot be asked.
  init(usage message: String, hint: String? = nil) {
    self.init(message, hint: hint)
    isUsage = true
  }
}

extension FormatRefusal {
  /// Says which files have translations.
  package static var takesTranslations: FormatRefusal {
    var titles: [String] = []
    for format in Format.all {
      guard case .labels(let reading)? = format.reading?.content, reading.translate != nil,
        !titles.contains(format.title + "s")
      else { continue }
      titles.append(format.title + "s")
    }
    return FormatRefusal(
      usage: "--for takes \(titles.listed(with: "and"))",
      hint: "stylectl add Localizable.xcstrings --for week")
  }
}
