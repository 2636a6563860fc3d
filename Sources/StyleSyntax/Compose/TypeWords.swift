import StyleModel

/// The names in the spelling of a type, apart from those behind a dot.
struct TypeWords {
  private var pieces: [(text: String, isName: Bool)] = []

  /// Takes a spelling apart.
  init(_ spelling: String) {
    var word = ""
    var isMember = false
    for scalar in spelling.unicodeScalars {
      if SwiftIdentifier.isPart(scalar) || scalar == "`" {
        word.unicodeScalars.append(scalar)
        continue
      }
      if !word.isEmpty { pieces.append((word, !isMember)) }
      word = ""
      isMember = scalar == "."
      pieces.append((String(scalar), false))
    }
    if !word.isEmpty { pieces.append((word, !isMember)) }
  }

  /// The names in order.
  var names: [String] { pieces.filter(\.isName).map(\.text) }

  /// The names that generic parameters declare: those behind `<` or a comma.
  var declared: [String] {
    var names: [String] = []
    var isNext = false
    for piece in pieces {
      if piece.isName {
        if isNext { names.append(piece.text) }
        isNext = false
      } else if piece.text == "<" || piece.text == "," {
        isNext = true
      } else if piece.text != " " {
        isNext = false
      }
    }
    return names
  }

  /// Returns the spelling with other words in the place of its names.
  func replacing(_ word: (String) -> String) -> String {
    pieces.map { $0.isName ? word($0.text) : $0.text }.joined()
  }
}
