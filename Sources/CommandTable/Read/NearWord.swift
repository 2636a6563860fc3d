/// Returns the word that was probably meant; nil if none is near.
///
/// Near is a third of the letters wrong at most, counted as insertions, deletions, replacements and
/// swaps of neighbours (optimal string alignment). Of equally near words the first is taken.
func nearWord(to word: String, among words: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased().utf8)
  guard wanted.count <= 64 else { return nil }
  var best: (distance: Int, word: String)?
  for candidate in words {
    let letters = Array(candidate.lowercased().utf8)
    let limit = max(1, max(wanted.count, letters.count) / 3)
    guard abs(wanted.count - letters.count) <= limit else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.word
}

/// Returns the number of single edits between two short words.
private func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  for row in first.indices {
    var next = [row + 1] + [Int](repeating: 0, count: second.count)
    for column in second.indices {
      let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
      next[column + 1] = min(replaced, last[column + 1] + 1, next[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        next[column + 1] = min(next[column + 1], beforeLast[column - 1] + 1)
      }
    }
    (beforeLast, last) = (last, next)
  }
  return last[second.count]
}
