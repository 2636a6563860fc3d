import Diagnostics
import SwiftText

/// The values that a person set, matched to the parts of a composed style.
struct PartSettings {
  /// The values of each part by the names of its parameters, in the order of the parts.
  private(set) var values: [[String: Expression]]

  private let parts: [ComposedPart]
  private let known: [[StyleParameter]]

  /// Matches what is set to parts: `color` where one of them has it, else `STYLE.color`.
  init(_ settings: [String: Expression], for parts: [ComposedPart]) throws(CompositionError) {
    self.parts = parts
    known = parts.map { part in
      part.source.map { Array(StyleInterface(of: $0).openInitializers.joined()) } ?? []
    }
    values = Array(repeating: [:], count: parts.count)
    // The names that say their style come last, so that they win.
    let names = settings.keys.sorted()
    for name in names.filter({ !$0.contains(".") }) + names.filter({ $0.contains(".") }) {
      guard let value = settings[name] else { continue }
      let places = try places(of: name, in: settings)
      for place in places {
        let (index, parameter) = place
        try ValueCheck(parameter, of: parts[index]).check(value)
        values[index][parameter.name] = value
      }
    }
  }

  /// Finds the parameters that a name sets, each with the place of its part.
  private func places(
    of name: String, in settings: [String: Expression]
  ) throws(CompositionError) -> [(Int, StyleParameter)] {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isQualified = words.count == 2 && parts.contains { $0.name == words[0] }
    var found: [(Int, StyleParameter)] = []
    for (index, part) in parts.enumerated() where !isQualified || part.name == words[0] {
      let parameter = known[index].first { $0.name == (isQualified ? words[1] : name) }
      if let parameter { found.append((index, parameter)) }
    }
    if found.isEmpty { throw unknown(name) }
    guard !isQualified, found.count > 1 else { return found }
    let open = found.filter { settings["\(parts[$0.0].name).\(name)"] == nil }
    guard open.count > 1 else { return open }
    let value = settings[name].map { Printer.print($0) } ?? ""
    throw PartParameter.twins(name, of: open.map { parts[$0.0].name }, example: value)
  }

  private func unknown(_ name: String) -> CompositionError {
    let hidden = hiddenOwner(of: name)
    if let hidden {
      return CompositionError(
        "'\(name)' is private to \(hidden), and cannot be set from outside of it",
        hint: "spell the style by a member that it declares, as in '.iconTint(.green)'")
    }
    let names = known.joined().map(\.name)
    let full = zip(parts, known).flatMap { part, own in own.map { "\(part.name).\($0.name)" } }
    let candidates = name.contains(".") ? full : names
    let near = Spelling.nearest(to: name, among: candidates)
    let all = Array(Set(names)).sorted().prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    return CompositionError(
      "none of these styles has a parameter '\(name)'",
      hint: near.map { "did you mean '\($0)'?" }
        ?? (all.isEmpty ? "they have no parameters" : "they have \(all)"))
  }

  /// The part that has a parameter which no other type can set.
  private func hiddenOwner(of name: String) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return parts.first { part in
      guard let source = part.source else { return false }
      return StyleInterface(of: source).initializers.joined().contains { $0.name == last }
    }?.name
  }
}
