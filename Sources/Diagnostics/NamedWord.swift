/// The most characters of a name or path that an error quotes.
private let longestName = 200

/// Returns a name, path or word for use in a sentence: in quotes, and cut after 200 characters.
package func named(_ name: String) -> String {
  "'\(cut(name, to: longestName))'"
}

/// Cuts by scalars, so that a cluster of a million marks is cut too.
package func cut(_ text: String, to count: Int) -> String {
  guard text.utf8.count > count else { return text }
  let head = text.unicodeScalars.prefix(count)
  return head.endIndex == text.unicodeScalars.endIndex ? text : String(head) + "…"
}
