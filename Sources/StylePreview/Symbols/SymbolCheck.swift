import Diagnostics
import Vocabulary

/// Finds names of symbols that do not exist.
///
/// A person's own list says for sure. Without it only a part of Apple's names is known, so that a name
/// is told where nothing of it is known, or where one word is a slip away from that of a known name.
package struct SymbolCheck: Sendable {
  /// What is known of the names that exist.
  package let availability: SymbolAvailability

  /// Creates a check.
  package init(_ availability: SymbolAvailability = .builtIn) {
    self.availability = availability
  }

  /// Returns what is wrong with a name; nil where it may well exist.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isSuggesting: Whether it is compared with all names that exist, for the one that was meant.
  /// - Returns: what is wrong.
  package func problem(with name: String, isSuggesting: Bool = true) -> Problem? {
    let resolution = SymbolResolution(name)
    // The names of the table are known without asking for more.
    if resolution.way == .exact, !availability.isComplete { return nil }
    if availability.has(name) == true { return nil }
    let isMisspelt = SymbolName(name).words.contains { $0.isEmpty }
    if availability.isComplete || resolution.way == .unknown || isMisspelt {
      let nearest = isSuggesting ? Spelling.nearest(to: name, among: knownNames.sorted()) : nil
      return Problem(name: name, nearest: nearest)
    }
    if resolution.way == .script || resolution.way == .enclosed { return nil }
    return slip(in: name).map { Problem(name: name, nearest: $0) }
  }

  /// A name that does not exist.
  package struct Problem: Hashable, Sendable {
    /// The name.
    package var name: String

    /// The name that was probably meant.
    package var nearest: String?

    /// The sentence to tell.
    package var message: String { "there is no symbol '\(cut(name))'" }

    /// What to do about it.
    package var hint: String {
      nearest.map { "did you mean '\($0)'?" } ?? "'stylectl symbols --search WORD' finds symbols"
    }

    private func cut(_ name: String) -> String {
      name.utf8.count <= 100 ? name : name.prefix(60) + "…"
    }
  }

  private var knownNames: [String] {
    availability.isComplete
      ? Array(availability.names) : Array(availability.names) + SymbolTable.names
  }

  /// The words of the names that are known without a person's own list.
  private static let builtInWords = Set(
    (Array(SymbolAvailability.builtIn.names) + SymbolTable.names).flatMap {
      $0.split(separator: ".")
    })

  /// The known name of which one word is misspelt in a name: `xmark.circle` for `xmark.cirle`.
  private func slip(in name: String) -> String? {
    let words = name.split(separator: ".")
    let known = knownNames
    guard let place = words.indices.first(where: { !Self.builtInWords.contains(words[$0]) }),
      words[place].utf8.count >= 4
    else { return nil }
    let candidates = known.compactMap { candidate -> (word: String, name: String)? in
      let others = candidate.split(separator: ".")
      guard others.count == words.count else { return nil }
      for index in words.indices where index != place && words[index] != others[index] {
        return nil
      }
      return (String(others[place]), candidate)
    }
    let word = Spelling.nearest(
      to: String(words[place]), among: Set(candidates.map(\.word)).sorted())
    guard let word, abs(word.utf8.count - words[place].utf8.count) < 2 else { return nil }
    return candidates.first { $0.word == word }?.name
  }
}
