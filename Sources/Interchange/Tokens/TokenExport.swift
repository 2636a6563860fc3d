import Diagnostics
import JSON
import StyleModel
import SwiftText

/// Writes tints as design tokens (Design Tokens 2025.10).
package struct TokenExport {
  /// A tint with its name.
  private struct Entry {
    var name: String
    var tint: Tint
    var path: [String]
    var statesName: Bool
  }

  private var entries: [Entry] = []

  /// The paths of the tints by their names, in whatever case.
  private var paths: [String: [String]] = [:]

  /// The paths that others stand below.
  private var groups: Set<[String]> = []

  /// The name of the set that holds what is so in any appearance.
  private static let baseSet = "any"

  /// Prepares tints.
  ///
  /// - Parameters:
  ///   - tints: The tints with their names.
  ///   - known: The paths that tints have already, by their names without case.
  /// - Throws: `InputError` with every alias that leads to no colour.
  package init(
    _ tints: [(name: String, tint: Tint)], at known: [String: [String]] = [:]
  ) throws(InputError) {
    var taken: Set<[String]> = []
    for (name, tint) in tints.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      let kept = TokenRemains(in: tint.extras.extensions).path
      var path =
        known[name.folded]
        ?? kept.flatMap { TokenName.name(of: $0) == name ? $0 : nil }
        ?? TokenName.path(of: name)
      var number = 2
      let last = path[path.count - 1]
      while !taken.insert(path).inserted {
        path[path.count - 1] = "\(last)-\(number)"
        number += 1
      }
      for count in 1..<max(path.count, 1) { groups.insert(Array(path.prefix(count))) }
      paths[name.folded] = path
      entries.append(
        Entry(
          name: name, tint: tint, path: path, statesName: TokenName.name(of: path) != name))
    }
    try check()
  }

  /// Whether any tint has a value of its own for some appearance.
  package var hasVariants: Bool {
    Tint.Variant.allCases.contains { $0 != .any && !overridden(in: $0).isEmpty }
  }

  /// The tokens as they are in any appearance.
  package var tokens: JSONValue { document(entries, in: .any) }

  /// A resolver that chooses among the appearances.
  ///
  /// - Parameter file: The file of the tokens beside it; nil to have them in the resolver.
  /// - Returns: The resolver.
  package func resolver(besides file: String?) -> JSONValue {
    let variants = Tint.Variant.allCases.filter { $0 != .any && !overridden(in: $0).isEmpty }
    var sets = [
      JSONMember(
        Self.baseSet,
        ["sources": .array([file.map { ["$ref": .string($0)] } ?? tokens])])
    ]
    for variant in variants {
      let tokens = document(overridden(in: variant), in: variant)
      sets.append(JSONMember(variant.rawValue, ["sources": [tokens]]))
    }
    var order: [JSONValue] = [["$ref": .string("#/sets/\(Self.baseSet)")]]
    var members = [
      JSONMember("name", "Tints"), JSONMember("version", "2025.10"),
      JSONMember("sets", .object(sets)),
    ]
    if !variants.isEmpty {
      order.append(["$ref": "#/modifiers/appearance"])
      members.append(JSONMember("modifiers", ["appearance": modifier(variants)]))
    }
    members.append(JSONMember("resolutionOrder", .array(order)))
    return .object(members)
  }

  private func modifier(_ variants: [Tint.Variant]) -> JSONValue {
    var contexts = [JSONMember("light", .array([]))]
    let order: [Tint.Variant] = [.dark, .highContrast, .darkHighContrast]
    let last: [Tint.Variant] = [.highContrast, .dark, .darkHighContrast]
    let hasBoth = variants.contains(.dark) && variants.contains(.highContrast)
    for variant in order where variants.contains(variant) || variant == .darkHighContrast && hasBoth
    {
      let sets = variant == .darkHighContrast ? last : [variant]
      contexts.append(
        JSONMember(
          variant.rawValue,
          .array(
            sets.filter(variants.contains).map { ["$ref": .string("#/sets/\($0.rawValue)")] })))
    }
    return ["contexts": .object(contexts), "default": "light"]
  }

  /// The tints that have a value of their own in a variant; the colours of the system have one in
  /// each.
  private func overridden(in variant: Tint.Variant) -> [Entry] {
    entries.filter { entry in
      if entry.tint.values[variant] != nil { return true }
      if followsSystem(entry, in: variant) { return true }
      // Its dark value would hide the one for contrast, which a tint falls back to before it.
      return variant == .darkHighContrast && entry.tint.values[.highContrast] != nil
        && entry.tint.values[.dark] == nil && followsSystem(entry, in: .dark)
    }
  }

  /// Whether a tint is in a variant what the system has there, and has another colour else.
  private func followsSystem(_ entry: Entry, in variant: Tint.Variant) -> Bool {
    guard let system = self.system(entry.tint.value(for: variant.appearance))?.color else {
      return false
    }
    return ColorValue(of: system, for: variant) != ColorValue(of: system, for: .any)
  }

  /// The system colour that a value is, and what it is called; nil for any other value.
  private func system(_ value: Tint.Value?) -> (name: String, color: SystemColor)? {
    value?.systemColor { paths[$0.folded] != nil }
  }

  /// Whether a resolver is as an export makes it, beside a file, in whatever layout.
  static func isResolver(_ value: JSONValue, besides file: String) -> Bool {
    let keys = ["name", "version", "sets", "modifiers", "resolutionOrder"]
    let sets = value["sets"]?.object ?? []
    let variants = Tint.Variant.allCases.map(\.rawValue)
    return value["name"]?.string == "Tints"
      && value.object?.allSatisfy { keys.contains($0.key) } == true
      && value["modifiers"]?.object?.allSatisfy { $0.key == "appearance" } != false
      && sets.allSatisfy { variants.contains($0.key) }
      && value["sets"]?[baseSet]?["sources"] == [["$ref": .string(file)]]
  }

  // MARK: Tokens

  private func document(_ entries: [Entry], in variant: Tint.Variant) -> JSONValue {
    var root = TokenGroup()
    for entry in entries {
      root.insert(token(entry, in: variant), at: tokenPath(entry.path)[...])
    }
    if variant == .any {
      for entry in entries {
        for group in TokenRemains(in: entry.tint.extras.extensions).groups {
          root.describe(group.value.object ?? [], at: group.key.split(separator: ".")[...])
        }
      }
    }
    return root.json(isOutermost: true)
  }

  /// The path of a token: a group's own one is `$root`.
  private func tokenPath(_ path: [String]) -> [String] {
    groups.contains(path) ? path + [TokenPath.root] : path
  }

  private func token(_ entry: Entry, in variant: Tint.Variant) -> JSONValue {
    let remains = TokenRemains(in: entry.tint.extras.extensions)
    var members: [JSONMember] = remains.members
    var mark: [JSONMember] = []
    if entry.statesName { mark.append(JSONMember(TokenMark.name, .string(entry.name))) }
    let value = entry.tint.value(for: variant.appearance)
    if let (name, system) = system(value) {
      mark.append(JSONMember(TokenMark.system, .string(name)))
      members.append(JSONMember("$value", Self.value(ColorValue(of: system, for: variant))))
    } else if case .color(let color)? = value {
      members.append(JSONMember("$value", Self.value(color)))
    } else if let path = value?.tintName.flatMap({ paths[$0.folded] }) {
      members.append(JSONMember("$value", .string("{\(TokenPath.text(tokenPath(path)))}")))
    }
    if let description = remains.description {
      members.append(JSONMember("$description", .string(description)))
    }
    if let deprecation = entry.tint.extras.deprecated {
      let value = TokenSentence.value(deprecation) { name in
        TokenPath.text(paths[name.folded].map(tokenPath) ?? TokenName.path(of: name))
      }
      members.append(JSONMember("$deprecated", value))
    }
    let extensions = Self.extensions(of: entry.tint, mark)
    if !extensions.isEmpty { members.append(JSONMember("$extensions", .object(extensions))) }
    return .object(members)
  }

  /// What goes into `$extensions` of a token: what other tools kept there, and a mark of ours.
  static func extensions(of tint: Tint, _ mark: [JSONMember]) -> [JSONMember] {
    var kept = tint.extras.extensions.filter {
      $0.key != TokenRemains.key && !TokenRemains.isOthers($0.key)
    }
    guard !mark.isEmpty else { return kept }
    let place = kept.firstIndex { $0.key == TokenMark.key }
    let own = place.flatMap { kept[$0].value.object } ?? []
    if let place { kept.remove(at: place) }
    return kept + [JSONMember(TokenMark.key, .object(own + mark))]
  }

  /// A colour as a new file has it.
  static func value(_ given: ColorValue) -> JSONValue {
    let color = given.inTokens
    var members = [
      JSONMember("colorSpace", .string(color.space.rawValue)),
      JSONMember(
        "components", .array(color.components.map { $0.map(JSONValue.number) ?? "none" })),
    ]
    if color.alpha != 1 { members.append(JSONMember("alpha", .number(color.alpha))) }
    if color.space == .srgb, !color.components.contains(nil) {
      members.append(JSONMember("hex", .string(color.fallbackHex.lowercased())))
    }
    return .object(members)
  }

  // MARK: Faults

  private func check() throws(InputError) {
    var problems: [Diagnostic] = []
    let places = Dictionary(
      entries.enumerated().map { ($1.name.folded, $0) }, uniquingKeysWith: { first, _ in first })
    for variant in Tint.Variant.allCases {
      let links = entries.map { entry -> AliasChains.Link in
        let value = entry.tint.value(for: variant.appearance)
        if let place = value?.tintName.flatMap({ places[$0.folded] }) { return .to(place) }
        if case .color? = value { return .end }
        return system(value) == nil ? .broken : .end
      }
      let chains = AliasChains(links)
      for (entry, link) in zip(entries, links) where link == .broken {
        guard let name = entry.tint.value(for: variant.appearance)?.text else { continue }
        problems.append(
          Diagnostic(
            .error, message: "the tint '\(entry.name)' stands for '\(name)', which is not there",
            hint: "point it at a tint that is: stylectl edit \(entry.name)"))
      }
      for ring in chains.rings {
        let names = (ring + ring.prefix(1)).map { entries[$0].name }
        problems.append(
          Diagnostic(
            .error,
            message: "these tints stand for one another in a ring: "
              + names.joined(separator: " -> ")))
      }
    }
    var seen: Set<String> = []
    problems = problems.filter { seen.insert($0.message).inserted }
    if !problems.isEmpty { throw InputError(problems) }
  }
}
