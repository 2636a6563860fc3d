import Diagnostics

/// Finds the name of the vocabulary that a misspelt one was meant to be.
///
/// An app has names of its own beside SwiftUI's, so this is stricter than what is offered for a
/// mistyped command: one slip in names of four letters and more, two in names of eight and more,
/// and none that only changes a digit or adds one letter at the end (`Colors`, `title4`).
package enum NearName {
  /// Returns the nearest of the names, the first in the order of the alphabet among equals; nil
  /// where none is near or where the name is one of them.
  package static func nearest(to name: String, among known: some Sequence<String>) -> String? {
    let count = name.unicodeScalars.count
    guard count >= 4, count <= 64 else { return nil }
    let letters = Array(name.lowercased().unicodeScalars)
    let allowed = count >= 8 ? 2 : 1
    var best: (name: String, distance: Int)?
    for candidate in known {
      if candidate == name { return nil }
      let others = Array(candidate.lowercased().unicodeScalars)
      guard abs(others.count - letters.count) <= allowed else { continue }
      let distance = Spelling.distance(letters, others)
      guard distance <= allowed, others.count > 3 || distance == 0 else { continue }
      guard !differsByDesign(name, from: candidate) else { continue }
      if let present = best, (present.distance, present.name) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// Whether the difference looks like an app's own family of names: another number, or a plural.
  private static func differsByDesign(_ name: String, from known: String) -> Bool {
    let stem = known.utf8.filter { !isDigit($0) }
    if name.utf8.filter({ !isDigit($0) }) == stem { return true }
    return name == known + "s" || name.dropFirst() == known[...] || "\(name)s" == known
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
