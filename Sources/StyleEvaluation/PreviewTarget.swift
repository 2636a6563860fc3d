import SwiftText

/// The system that a style is previewed for: what `#if` and `#available` are answered with.
package struct PreviewTarget: Hashable, Sendable {
  /// The platform as `os(…)` names it: `iOS`, `macOS`, `tvOS`, `watchOS`, `visionOS`.
  package var platform: String

  /// The version, its numbers in order; nil is the newest.
  package var version: [Int]?

  /// Whether the target is a simulator.
  package var isSimulator: Bool

  /// Whether `DEBUG` is set.
  package var isDebug: Bool

  /// Creates a target; the newest iOS unless told otherwise.
  package init(
    platform: String = "iOS", version: [Int]? = nil, isSimulator: Bool = false,
    isDebug: Bool = false
  ) {
    self.platform = platform
    self.version = version
    self.isSimulator = isSimulator
    self.isDebug = isDebug
  }

  /// Reads a target as a person types it: `ios`, `iOS15`, `macos14.2`; nil where it is none.
  package init?(_ text: String) {
    let name = text.prefix { $0.isLetter }.lowercased()
    guard let platform = Self.platforms.first(where: { $0.lowercased() == name }) else {
      return nil
    }
    let numbers = text.dropFirst(name.count)
    let version = numbers.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.isEmpty || (version.count <= 3 && version.allSatisfy { ($0 ?? -1) >= 0 }) else {
      return nil
    }
    self.init(platform: platform, version: numbers.isEmpty ? nil : version.compactMap(\.self))
  }

  /// The platforms as `os(…)` names them.
  package static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

  /// The targets that may declare what this one does not: nearest first.
  var others: [PreviewTarget] {
    var debug = self
    debug.isDebug = true
    return [debug]
      + Self.platforms.filter { $0 != platform }.map {
        PreviewTarget(platform: $0, isSimulator: true, isDebug: true)
      }
  }

  /// Whether `#available` of the arguments holds: `["iOS 17.0", "*"]`.
  package func isAvailable(_ arguments: [String]) -> Bool {
    guard let version else { return true }
    for argument in arguments {
      let words = argument.split(separator: " ")
      guard words.count == 2, Self.name(words[0]) == platform else { continue }
      let wanted = words[1].split(separator: ".").map { Int($0) ?? 0 }
      return !version.lexicographicallyPrecedes(wanted)
    }
    return true
  }

  /// Returns what the first clause whose condition holds has in it.
  package func chosen<Content>(_ clauses: [ConditionalClause<Content>]) -> [Content] {
    for clause in clauses {
      guard let condition = clause.condition else { return clause.content }
      if holds(condition) { return clause.content }
    }
    return []
  }

  /// Whether a condition of `#if` holds; an unknown flag does not.
  package func holds(_ condition: String) -> Bool {
    var reader = CompilationCondition(condition, target: self)
    return reader.either(depth: 0)
  }

  /// Whether a test such as `os(iOS)` holds.
  func holds(_ test: String, of argument: String) -> Bool {
    switch test {
    case "os": argument == platform || (argument == "iOS" && platform == "iPadOS")
    case "targetEnvironment": argument == "simulator" && isSimulator
    case "canImport": canImport(argument)
    case "swift", "compiler": argument.hasPrefix(">")
    default: false
    }
  }

  private func canImport(_ module: String) -> Bool {
    switch module {
    case "UIKit": platform != "macOS"
    case "AppKit", "Cocoa": platform == "macOS"
    case "WatchKit": platform == "watchOS"
    case "SwiftUI", "Foundation", "CoreGraphics", "Combine": true
    case "WidgetKit": platform != "tvOS"
    default: false
    }
  }

  private static func name(_ word: Substring) -> String {
    word == "iPadOS" ? "iOS" : word == "OSX" ? "macOS" : String(word)
  }
}

/// A condition of `#if` that is read and answered in one pass.
private struct CompilationCondition {
  private let tokens: [String]
  private let target: PreviewTarget
  private var position = 0

  init(_ condition: String, target: PreviewTarget) {
    self.target = target
    var tokens: [String] = []
    var word = ""
    for character in condition.prefix(1_000) {
      if character.isLetter || character.isNumber || "_.>=<".contains(character) {
        word.append(character)
        continue
      }
      if !word.isEmpty { tokens.append(word) }
      word = ""
      if "!()&|".contains(character) { tokens.append(String(character)) }
    }
    if !word.isEmpty { tokens.append(word) }
    self.tokens = tokens
  }

  mutating func either(depth: Int) -> Bool {
    var result = both(depth: depth)
    while take("|") {
      _ = take("|")
      let right = both(depth: depth)
      result = result || right
    }
    return result
  }

  private mutating func both(depth: Int) -> Bool {
    var result = single(depth: depth)
    while take("&") {
      _ = take("&")
      let right = single(depth: depth)
      result = result && right
    }
    return result
  }

  private mutating func single(depth: Int) -> Bool {
    guard depth < 32, position < tokens.count else { return false }
    if take("!") { return !single(depth: depth + 1) }
    if take("(") {
      let result = either(depth: depth + 1)
      _ = take(")")
      return result
    }
    let name = tokens[position]
    position += 1
    guard take("(") else { return name == "true" || (name == "DEBUG" && target.isDebug) }
    var argument = ""
    while position < tokens.count, !take(")") {
      argument += tokens[position]
      position += 1
    }
    return target.holds(name, of: argument)
  }

  private mutating func take(_ token: String) -> Bool {
    guard position < tokens.count, tokens[position] == token else { return false }
    position += 1
    return true
  }
}
