/// Returns a path or name as it is typed into a shell: in single quotes where it holds more than
/// letters, digits and the few signs that no shell reads.
package func typed(_ word: String) -> String {
  let isPlain = word.unicodeScalars.allSatisfy { scalar in
    scalar.properties.isAlphabetic || "0123456789_./:@%+=-".unicodeScalars.contains(scalar)
  }
  if isPlain, !word.isEmpty { return word }
  // Inside single quotes nothing can stand for a single quote: it is put between two quoted parts.
  let parts = word.split(separator: "'", omittingEmptySubsequences: false)
  return "'\(parts.joined(separator: "'\\''"))'"
}
