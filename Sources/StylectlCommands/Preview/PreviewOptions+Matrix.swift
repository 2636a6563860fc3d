import CommandTable
import Diagnostics
import StyleEvaluation

extension PreviewOptions {
  /// The options of one picture of a matrix.
  struct Combination {
    /// What the picture shows, in words.
    var caption: String

    /// The options.
    var options: PreviewOptions
  }

  /// The most pictures of a matrix.
  private static let combinationLimit = 256

  /// The keys of a matrix with their values; the variants of symbols are the usual ones.
  static let matrixKeys: [(name: String, values: [String])] = [
    ("appearance", AppearanceWord.allCases.map(\.rawValue)),
    ("contrast", ContrastWord.allCases.map(\.rawValue)),
    ("size-class", PreviewEnvironment.SizeClass.allCases.map(\.rawValue)),
    ("type-size", TypeSizeWords.all),
    ("direction", DirectionWord.allCases.map(\.rawValue)),
    ("in", LabelContainer.allCases.map(\.rawValue)),
    ("role", ["none"] + ButtonRole.allCases.map(\.rawValue)),
    ("button-style", BuiltInButtonStyle.allCases.map(\.rawValue)),
    ("symbol-variant", ["none", "circle", "square", "fill", "circle.fill", "slash"]),
    ("enabled", ["true", "false"]),
  ]

  /// The combinations that `--matrix` asks for, the last key changing first; nil without it.
  ///
  /// A key stands for all of its values, `type-size=large+accessibility3` for some. Throws a `UsageError`.
  func combinations() throws -> [Combination]? {
    guard let matrix else { return nil }
    var result = [Combination(caption: "", options: self)]
    for word in matrix.split(separator: ",", omittingEmptySubsequences: false) {
      let (name, values) = try Self.axis(word)
      guard result.count * values.count <= Self.combinationLimit else {
        throw UsageError(
          "--matrix draws up to \(Self.combinationLimit) pictures, and these are more",
          hint: "name the values of a key: --matrix appearance,type-size=large+accessibility3")
      }
      result = try result.flatMap { start in
        try values.map { value in
          var next = start
          next.caption += (start.caption.isEmpty ? "" : ", ") + Self.caption(name, value)
          try next.options.set(name, to: value)
          return next
        }
      }
    }
    return result
  }

  /// The pictures of the last key, which stand in one line where there is room.
  func matrixLineCount() throws -> Int {
    guard let last = matrix?.split(separator: ",").last else { return 1 }
    return try Self.axis(last).values.count
  }

  /// Refuses what a format other than text has no place for.
  func check(format: String, takesMatrix: Bool = true) throws {
    if isSpoken {
      throw UsageError(
        "--voiceover prints lines of text, and --format \(format) does not",
        hint: "leave one of them out")
    }
    if matrix != nil, !takesMatrix {
      throw UsageError(
        "--format \(format) writes one view for all environments, without --matrix",
        hint: "leave one of them out")
    }
  }

  /// Refuses what only labels can be shown in.
  func checkTint() throws {
    guard isSpoken || matrix != nil else { return }
    throw UsageError(
      "a tint has no label, and takes neither --matrix nor --voiceover",
      hint: "leave them out: all of its variants are shown")
  }

  private static func axis(_ word: Substring) throws -> (name: String, values: [String]) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let key = matrixKeys.first(where: { $0.name == name }) else {
      throw UsageError(
        "--matrix does not know \(named(name))",
        hint: "keys are \(matrixKeys.map(\.name).joined(separator: ", "))")
    }
    guard parts.count > 1 else { return key }
    let values = parts[1].split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    if let wrong = values.first(where: { !key.values.contains($0) }) {
      throw UsageError(
        "--matrix knows no \(name) \(named(wrong))",
        hint: "values are \(key.values.joined(separator: ", "))")
    }
    return (name, values)
  }

  /// A value in words that say what it is of.
  private static func caption(_ name: String, _ value: String) -> String {
    switch name {
    case "contrast": "\(value) contrast"
    case "enabled": value == "true" ? "enabled" : "disabled"
    case "symbol-variant" where value == "none": "no variant"
    case "role" where value == "none": "no role"
    case "button-style" where value == "automatic": "automatic button"
    default: value
    }
  }
}
