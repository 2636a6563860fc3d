import Interchange
import StyleModel
import StyleSyntax

/// Reads a file of tokens, with other files beside it.
func reading(
  _ text: String, beside files: [String: String] = [:], contexts: [String: String] = [:]
) -> TokenReading {
  TokenReading(input([("t.tokens.json", text)], beside: files, contexts: contexts))
}

/// Files of tokens, with other files beside them.
func input(
  _ texts: [(path: String, text: String)], beside files: [String: String] = [:],
  modes: [Tint.Variant: (path: String, text: String)] = [:], contexts: [String: String] = [:]
) -> TokenInput {
  var input = TokenInput(texts.map { Intake.File(path: $0.path, bytes: Array($0.text.utf8)) })
  input.contexts = contexts
  input.modes = modes.mapValues { Intake.File(path: $0.path, bytes: Array($0.text.utf8)) }
  input.read = { path throws(TokenFileFault) in
    guard let text = files[path] else { throw TokenFileFault("there is no file '\(path)'") }
    return Intake.File(path: path, bytes: Array(text.utf8))
  }
  return input
}

/// What was read: a line a tint, and what is told.
func told(_ reading: TokenReading) -> [String] {
  let tints = reading.tints.map { found in
    let values = Tint.Variant.allCases.compactMap { variant in
      found.tint.values[variant].map { value in
        let text: String =
          value.tintName.map { "{\($0)}" } ?? value.text
        return variant == .any ? text : "\(variant.rawValue) \(text)"
      }
    }
    let mark = found.tint.extras.deprecated.map { " deprecated\($0.reason)" } ?? ""
    return "\(found.name): \(values.joined(separator: ", "))\(mark)"
  }
  return tints + problems(reading)
}

/// What is told of a file: place, severity, sentence and hint.
func problems(_ reading: TokenReading) -> [String] {
  reading.diagnostics.map { problem in
    let place = problem.place.map { "\($0) " } ?? ""
    return place + problem.severity.rawValue + ": " + problem.message
      + (problem.hint.map { " [\($0)]" } ?? "")
  }
}

/// A token of a colour in sRGB.
func token(_ components: String) -> String {
  #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(components)] } }"#
}
