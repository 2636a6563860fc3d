import Diagnostics
import StyleModel

/// The name of a colour set by its parts: those of the folders that are namespaces, and its own.
///
/// `Color("Brand/primary")` in an app is the tint `Brand.primary`.
package struct AssetName: Hashable {
  /// The parts; at least one.
  package let parts: [String]

  /// Creates a name.
  package init(_ parts: [String]) {
    self.parts = parts
  }

  /// The name that a tint has unless it keeps another one: each dot begins a part.
  package init(ofTint name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isFit = parts.allSatisfy { part in
      !part.isEmpty && part.first?.isWhitespace == false && part.last?.isWhitespace == false
    }
    self.parts = isFit ? parts : [name]
  }

  /// The name as an app says it.
  package var text: String { parts.joined(separator: "/") }

  /// Whether a part has a dot, which loaders of images take for an ending.
  var hasDot: Bool { parts.contains { $0.contains(".") } }

  /// The name of the tint: the parts joined by dots, `_` for each character that no name of an item
  /// can have.
  package var tintName: String {
    let fit = parts.map { part in
      var text = String.UnicodeScalarView()
      for scalar in part.nfc.unicodeScalars {
        let isFit = !isInvisible(scalar) && !"@:=,/\\\u{FEFF}".unicodeScalars.contains(scalar)
        text.append(isFit ? scalar : "_")
      }
      return String(text)
    }.joined(separator: ".")
    let name = fit[...].trimmed
    if name.isEmpty { return "_" }
    if name.first == "-" || name.first == "." { return "_" + name.dropFirst() }
    return String(name)
  }
}
