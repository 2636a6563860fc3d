import Diagnostics

extension Tint.Value {
  /// Returns the value that is another tint, whatever it is called.
  package static func tint(named name: String) -> Tint.Value {
    SystemColor(name: name) == nil ? .alias(name) : .tint(name)
  }

  /// The name that may be another tint's; nil for a colour and for one of the system.
  package var tintName: String? {
    switch self {
    case .alias(let name), .tint(let name): name
    case .color, .system: nil
    }
  }

  /// Reads what a person wrote on a command line: a colour in hex or of CSS, `.name` for a system
  /// colour, `tint:name` for a tint.
  ///
  /// A name alone is a system colour's where SwiftUI or UIKit has one of it, else a tint's: what is
  /// stored depends on no other item.
  package init(parsing text: String) throws(InputError) {
    let hasDigit = text.utf8.contains { 0x30...0x39 ~= $0 }
    if text.hasPrefix("#") || text.contains("(") || text.lowercased().hasPrefix("0x")
      || hasDigit && ColorValue(hex: "#" + text) != nil
    {
      self = .color(try ColorValue(parsing: text))
    } else if text.hasPrefix(".") {
      self = .system(try Self.systemName(text))
    } else if text.hasPrefix(Self.tintPrefix) {
      let name = String(text.dropFirst(Self.tintPrefix.count))
      self = .tint(named: try ItemName(name, for: .tint).text)
    } else if SystemColor.hasName(text) {
      self = .system(text)
    } else {
      self = .tint(named: try ItemName(text, for: .tint).text)
    }
  }

  private static let tintPrefix = ItemKind.tint.rawValue + ":"

  private static func systemName(_ text: String) throws(InputError) -> String {
    let name = String(text.dropFirst())
    if SystemColor.hasName(name) { return name }
    let near = Spelling.nearest(to: name, among: SystemColor.names)
    throw InputError(
      "\(quoted(text)) is no colour of SwiftUI or UIKit",
      hint: near.map { "did you mean .\($0)?" } ?? "a tint is named without the dot")
  }
}

extension Diagnostic {
  /// The warning that a name alone is taken for a colour of the system where a tint is called so too.
  package init(systemColorNotTint name: String) {
    self.init(
      .warning, message: "'\(name)' is the system's colour here, not the tint '\(name)'",
      hint: "tint:\(name) is the tint, and .\(name) the system's colour without this warning")
  }
}

extension SystemColor {
  /// The names of all colours, and what UIKit calls them besides.
  fileprivate static let names =
    allCases.map(\.rawValue)
    + ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link"]
    + ["tintColor"]
    + [
      "Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple",
      "Pink", "Brown", "Gray",
    ].map { "system" + $0 }

  /// Whether SwiftUI or UIKit has a colour of a name; `accent`, which `accentColor` is called too, is
  /// none of theirs.
  package static func hasName(_ name: some StringProtocol) -> Bool {
    name != "accent" && SystemColor(name: name) != nil
  }
}
