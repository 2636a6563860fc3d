import Vocabulary

/// The look-up of the symbol that is drawn for a name where variants are in force.
///
/// SwiftUI: the slash is added first, then the shape, then the fill, and each only where the symbol
/// that it leads to exists; a symbol without the variant stays as it is.
struct SymbolVariantName {
  /// What is known of the names that exist.
  let availability: SymbolAvailability

  /// Whether symbols are filled.
  let isFilled: Bool

  /// Whether symbols are struck through by a slash.
  let hasSlash: Bool

  /// `circle`, `square` or `rectangle`.
  let shape: String?

  /// Creates a look-up of variants as words.
  init(_ variants: [String], in availability: SymbolAvailability = .builtIn) {
    self.availability = availability
    isFilled = variants.contains("fill")
    hasSlash = variants.contains("slash")
    shape = variants.first { $0 != "fill" && $0 != "slash" }
  }

  /// Returns the first name that exists, else the name itself.
  func name(for name: String) -> String {
    (hasSlash ? shaped(name + ".slash") : nil) ?? shaped(name) ?? name
  }

  private func shaped(_ base: String) -> String? {
    shape.flatMap { filled(base + "." + $0) } ?? filled(base)
  }

  private func filled(_ name: String) -> String? {
    (isFilled ? fill(of: name) : nil) ?? (exists(name) ? name : nil)
  }

  /// Returns the filled form of a name; the fill of what has a badge stands before the badge.
  private func fill(of name: String) -> String? {
    if let badge = name.range(ofWord: ".badge.") {
      let filled = name[..<badge] + ".fill" + name[badge...]
      if exists(String(filled)) { return String(filled) }
    }
    return exists(name + ".fill") ? name + ".fill" : nil
  }

  /// Whether a name exists; one of which nothing is known does unless it says a variant twice.
  private func exists(_ name: String) -> Bool {
    if let known = availability.has(name) { return known }
    guard name.first != "." else { return false }
    let words = name.split(separator: ".")
    guard let last = words.last else { return false }
    if words.dropLast().last == "fill" { return false }
    let shapes = words.filter { $0 == "circle" || $0 == "square" || $0 == "rectangle" }
    return shapes.count < 2 && words.count(where: { $0 == last }) == 1
  }
}

extension String {
  /// The place of the first of some letters; nil where they are not there.
  fileprivate func range(ofWord word: String) -> Index? {
    indices.first { self[$0...].hasPrefix(word) }
  }
}
