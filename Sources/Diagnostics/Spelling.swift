/// Finds what was probably meant by a word that is not known.
package enum Spelling {
  /// Words that are longer than this, in scalars, are not compared.
  private static let lengthLimit = 64

  /// Returns the known word that is nearest to a given one; nil when none is near.
  ///
  /// A word that differs only in case comes first. Else up to one edit in words of up to four
  /// letters, two in words of up to eight, and three in longer ones; the earlier word wins a tie.
  package static func nearest(
    to word: String, among known: some Sequence<String>
  ) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    guard !letters.isEmpty, letters.count <= lengthLimit else { return nil }
    let allowed = letters.count <= 4 ? 1 : letters.count <= 8 ? 2 : 3
    var best: (word: String, distance: Int)?
    for candidate in known where candidate != word {
      let others = Array(candidate.lowercased().unicodeScalars)
      guard abs(others.count - letters.count) <= allowed else { continue }
      let distance = distance(letters, others)
      if distance <= allowed, distance < others.count, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// Returns the one known word that starts with a given one in any case, else the one that holds it;
  /// nil where there are none or several.
  ///
  /// A part is two letters at least.
  package static func completion(
    of part: String, among known: some Sequence<String>
  ) -> String? {
    let part = part.lowercased()
    guard (2...lengthLimit).contains(part.unicodeScalars.count) else { return nil }
    let holders = known.filter { $0.lowercased().contains(part) }
    let starting = holders.filter { $0.lowercased().hasPrefix(part) }
    let found = starting.isEmpty ? holders : starting
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the number of letters put in, taken out, changed, or swapped with their neighbour that
  /// turn one word into the other (Damerau-Levenshtein, optimal string alignment).
  package static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
