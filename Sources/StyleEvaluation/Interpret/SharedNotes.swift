/// Notes that each name several things, so that a style of many modifiers is told of in few lines.
struct SharedNotes {
  /// What is said of the names.
  enum Kind: CaseIterable {
    /// They are known and left out.
    case undrawn

    /// They are drawn in a plainer way.
    case approximated

    /// A terminal leaves them out; pictures show them.
    case inPictures

    /// The sentence about one or several names.
    fileprivate func sentence(_ names: String, isOne: Bool) -> String {
      let verb = isOne ? "is" : "are"
      return switch self {
      case .undrawn:
        "\(names) \(verb) not drawn by the preview and \(verb) left out"
      case .approximated:
        "\(names) \(verb) drawn plainly by the preview"
      case .inPictures:
        "\(names) \(verb) drawn in SVG and HTML alone, and left out in a terminal"
      }
    }
  }

  private var names: [Kind: [String]] = [:]
  private var places: [Kind: Int] = [:]

  /// What a picture shows and a terminal does not; nil where there is nothing.
  private(set) var terminalNote: String?

  /// Adds a name to the note of its kind, which stands where its first name was met.
  ///
  /// What is drawn in pictures is kept apart, since it is no news where a picture is drawn.
  mutating func add(_ name: String, to kind: Kind, in notes: inout [String]) {
    var known = names[kind] ?? []
    guard known.count < 100, !known.contains(name) else { return }
    known.append(name)
    names[kind] = known
    let sentence = kind.sentence(known.joinedAsList, isOne: known.count == 1)
    if kind == .inPictures {
      terminalNote = sentence
    } else if let place = places[kind] {
      notes[place] = sentence
    } else {
      places[kind] = notes.count
      notes.append(sentence)
    }
  }
}

extension [String] {
  /// The texts as a sentence lists them: `a, b and c`.
  fileprivate var joinedAsList: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and \(last)"
  }
}
